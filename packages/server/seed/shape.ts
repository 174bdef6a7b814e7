/** How much a writer has written. */
export type Shape = {
  /** Days from the first session to yesterday. */
  span: number;
  /** How many of them have a session, and an entry in the journal. */
  writingDays: number;
  journalDays: number;
  sessions: number;
  books: number;
  chapters: number;
  /** Documents of the largest project. */
  largest: number;
  /** Projects beside the books, the largest one and the journal. */
  otherProjects: number;
  documentsOfOther: number;
  /** Paragraphs of a document. */
  paragraphs: { chapter: number; largest: number; other: number; entry: number };
  /** Whom they read, and who read them. */
  readers: number;
};

const CHAPTER = 50;

/** A book, 12 projects, 400 sessions on 300 days and 400,000 words a year. */
export const ofYears = (years: number): Shape => ({
  span: Math.round(365.25 * years),
  writingDays: 300 * years,
  journalDays: 260 * years,
  sessions: 400 * years,
  books: years,
  chapters: 40,
  largest: 80 * years,
  otherProjects: 11 * years - 2,
  documentsOfOther: 10,
  paragraphs: { chapter: CHAPTER, largest: 12, other: 14, entry: 3 },
  readers: 6 * years,
});

/** No list has a second page; a chapter is as long as any other. */
export const ONE_PAGE: Shape = {
  span: 20,
  writingDays: 20,
  journalDays: 20,
  sessions: 20,
  books: 1,
  chapters: 3,
  largest: 16,
  otherProjects: 17,
  documentsOfOther: 1,
  paragraphs: { chapter: CHAPTER, largest: 2, other: 2, entry: 3 },
  readers: 20,
};

/** Somebody with one published text. */
export const ONE_TEXT: Shape = {
  span: 1,
  writingDays: 1,
  journalDays: 0,
  sessions: 1,
  books: 0,
  chapters: 0,
  largest: 0,
  otherProjects: 1,
  documentsOfOther: 1,
  paragraphs: { chapter: 0, largest: 0, other: 5, entry: 0 },
  readers: 0,
};
