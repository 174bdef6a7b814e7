import { inScenario, spoilt } from './in-scenarios.ts';
import { changed, mending, type Json, type Mutant } from './mutant.ts';

const unmarked = (paragraphs: Json) => {
  for (const { content } of paragraphs) for (const run of content) run.marks = [];
};

const untyped = (paragraphs: Json) => {
  for (const paragraph of paragraphs) paragraph.type = 'paragraph';
};

/** Spoils the text of the sections that an answer shows. */
const inSections = (spoil: (paragraphs: Json) => unknown) => (body: Json) => {
  for (const { paragraphs } of body.sections) spoil(paragraphs);
};

const wrong = (name: string, operation: string, spoil: (body: Json) => unknown, status = 200) =>
  spoilt(name, operation, operation, status, (body) => void spoil(body));

/** What servers, or what stands before them, do to the texts that they are sent. */
const habits: Record<string, (text: string) => string> = {
  // KIT-80
  'escaped for HTML': (text) => text.replaceAll('<', '&lt;'),
  'unescaped from HTML': (text) => text.replaceAll('&amp;', '&'),
  'with its apostrophes turned': (text) => text.replaceAll("'", '’'),
  // KIT-80
  'with its blanks made one': (text) => text.replaceAll(/ {2,}/gu, ' '),
  'with its line ends made one': (text) => text.replaceAll('\r\n', '\n'),
  // KIT-80
  'brought to NFC': (text) => text.normalize('NFC'),
  'brought to NFKC': (text) => text.normalize('NFKC'),
  'without its joiners': (text) => text.replaceAll(/\p{Cf}/gu, ''),
  'of one direction': (text) => text.replaceAll(/\p{Script=Hebrew}/gu, '?'),
};

/** Spoils the texts on their way in. */
const spoiltOnTheWay = Object.entries(habits).flatMap(([incoming, spoil]): Mutant[] => [
  {
    name: `a name ${incoming}`,
    operation: 'createProject',
    kinds: ['broken-scenario'],
    suites: ['valid'],
    mutate: mending('createProject', (body) =>
      typeof body.name === 'string' ? { ...body, name: spoil(body.name) } : body,
    ),
  },
  {
    ...inScenario(
      `a paragraph ${incoming}`,
      'getDocument',
      'saveParagraphs',
      () => (incoming, next) => {
        const body = structuredClone(incoming.body);
        for (const change of body?.changes ?? [])
          for (const run of change.content ?? []) run.text = spoil(String(run.text));
        return next(changed(incoming.request, { body }));
      },
    ),
    only: ['saveParagraphs'],
  },
]);

/** Keeps the runs of paragraphs as they came, what says nothing as well. */
const keepingRuns = (name: string, spoil: (sent: Json, kept: Json) => Json): Mutant => ({
  ...inScenario(name, 'getDocument', ['saveParagraphs', 'getDocument'], () => {
    const sent = new Map<string, Json>();
    return async (incoming, next) => {
      for (const { id, content } of incoming.body?.changes ?? []) sent.set(id, content);
      const answer = await next(incoming.request);
      for (const paragraph of answer.status === 200 ? (answer.body.paragraphs ?? []) : []) {
        const { id, content } = paragraph;
        if (content !== undefined && sent.has(id)) paragraph.content = spoil(sent.get(id), content);
      }
      return answer;
    };
  }),
  only: ['saveParagraphs'],
});

/** Takes no paragraph with a run without text in it. */
const refusingEmptyRuns = inScenario(
  'a run without text refused',
  'saveParagraphs',
  'saveParagraphs',
  () => (incoming, next) => {
    const body = structuredClone(incoming.body);
    for (const change of body?.changes ?? []) {
      if (change.content?.some?.(({ text }: Json) => text === '')) change.content = 'none';
    }
    return next(changed(incoming.request, { body }));
  },
);

/** Servers that keep or show another text than was saved. */
export const textMutants: Mutant[] = [
  keepingRuns('a run without text kept', (sent, kept) => [
    ...sent.filter(({ text }: Json) => text === ''),
    ...kept,
  ]),
  keepingRuns('a mark named twice kept', (sent, kept) => {
    const named = sent.find(({ text }: Json) => text !== '');
    return kept.map((run: Json) => ({ ...run, marks: named?.marks ?? run.marks }));
  }),
  refusingEmptyRuns,
  wrong('paragraphs the wrong way round', 'getDocument', (body) => {
    body.paragraphs = body.paragraphs.toReversed();
  }),
  inScenario(
    'the documents of a session in the order in which they were made',
    'getWritingSessionText',
    ['createDocument', 'getWritingSessionText'],
    () => {
      const made: string[] = [];
      return async ({ request }, next) => {
        const answer = await next(request);
        if (answer.status === 201) made.push(answer.body.id);
        answer.body?.sections?.sort(
          (one: Json, other: Json) => made.indexOf(one.documentId) - made.indexOf(other.documentId),
        );
        return answer;
      };
    },
  ),
  wrong('a text without its marks', 'getDocument', ({ paragraphs }) => unmarked(paragraphs)),
  wrong('a manuscript without its marks', 'listProjectTexts', ({ items }) => {
    for (const { paragraphs } of items) unmarked(paragraphs);
  }),
  wrong('a text without its types', 'getDocument', ({ paragraphs }) => untyped(paragraphs)),
  wrong('an entry without its types', 'getJournalEntry', ({ paragraphs }) => untyped(paragraphs)),
  wrong('a session text without its marks', 'getWritingSessionText', inSections(unmarked)),
  wrong('a published text without its types', 'getPublishedSession', inSections(untyped)),
  wrong(
    'a published text with everything twice',
    'getPublishedSession',
    inSections((paragraphs) => paragraphs.push(...paragraphs)),
  ),
  wrong('a save with a version to come', 'saveParagraphs', ({ paragraphs }) => {
    for (const paragraph of paragraphs) paragraph.version += 1;
  }),
  wrong(
    'a conflict with versions to come',
    'saveParagraphs',
    ({ paragraphs }) => {
      for (const paragraph of paragraphs ?? []) paragraph.version += 5;
    },
    409,
  ),
  wrong(
    'a conflict with another text',
    'saveParagraphs',
    ({ paragraphs }) => {
      for (const one of paragraphs ?? []) one.content = [{ text: 'Not kept', marks: [] }];
    },
    409,
  ),
  wrong(
    'a bare conflict',
    'saveParagraphs',
    (body) => {
      delete body.paragraphs;
      delete body.deletedIds;
    },
    409,
  ),
  wrong('sessions listed with words too many', 'listWritingSessions', ({ items }) => {
    for (const { stats } of items) stats.words += 7;
  }),
  wrong('a published session with words too many', 'getPublishedSession', ({ stats }) => {
    stats.words += 7;
  }),
  wrong('published sessions with words too many', 'listPublishedSessions', ({ items }) => {
    for (const { stats } of items) stats.words += 7;
  }),
  wrong('an export with words too many', 'exportAccount', ({ writingSessions }) => {
    for (const { session } of writingSessions) session.stats.words += 4242;
  }),
  wrong('a live session with another title', 'getLiveWritingSession', ({ session }) => {
    if (session) session.title = 'Another';
  }),
  wrong('documents listed without their days', 'listDocuments', ({ items }) => {
    for (const document of items) document.journalEntry = null;
  }),
  ...spoiltOnTheWay,
  {
    name: 'letters from right to left refused',
    operation: 'createProject',
    kinds: ['valid-refused'],
    suites: ['valid'],
    mutate: mending('createProject', (body) =>
      /\p{Script=Hebrew}/u.test(body.name) ? { ...body, name: '' } : body,
    ),
  },
];
