import type { Paragraph, ProjectType, UpdateWritingSessionRequest } from '@ecritoire/contracts';
import { localDateIn, positionBetween, textOf } from '@ecritoire/prose';
import type { Transition } from '../src/domain/session-life.ts';
import type { Shape } from './shape.ts';
import { paragraphFrom, randomOf, titleFrom, type Random } from './text.ts';

export const TIME_ZONE = 'Europe/Paris';

type Written = Pick<Paragraph, 'id' | 'position' | 'content'> & { parentVersion: number };

/** What a writer does, and when. */
export type Act = { at: Date } & (
  | {
      kind: 'project';
      id: string;
      name: string;
      description: string | undefined;
      type: ProjectType;
    }
  | { kind: 'document'; id: string; projectId: string; title: string }
  | { kind: 'entry'; id: string; projectId: string; localDate: string }
  | { kind: 'start'; id: string; documentId: string }
  | { kind: 'save'; documentId: string; paragraph: Written }
  | { kind: 'move'; id: string; transition: Transition; review: UpdateWritingSessionRequest }
  | { kind: 'targets'; words: number; sessions: number }
);

/** A document to be written, and when: 0 is the first day, 1 the last one. */
type Planned = { id: string; projectId: string; title: string; paragraphs: number; when: number };
type PlannedProject = { id: string; name: string; type: ProjectType };

const range = (length: number) => Array.from({ length }, (_, index) => index);
const DAY_MS = 86_400_000;

/** All documents but the journal's, in the order in which they are written. */
function documentsOf(shape: Shape, random: Random) {
  const projects: PlannedProject[] = [];
  const documents: Planned[] = [];
  const plan = (
    name: string,
    titles: string[],
    paragraphs: number,
    [from, to]: readonly [number, number],
  ) => {
    const id = random.id();
    projects.push({ id, name, type: 'plain' });
    for (const [index, title] of titles.entries()) {
      const when = from + ((index + 0.5) / titles.length) * (to - from);
      documents.push({ id: random.id(), projectId: id, title, paragraphs, when });
    }
  };
  const { books, chapters, largest, otherProjects, documentsOfOther, paragraphs } = shape;
  for (const book of range(books)) {
    const titles = range(chapters).map((index) => `Chapitre ${index + 1}`);
    const name = `Roman ${book + 1} : ${titleFrom(random)}`;
    plan(name, titles, paragraphs.chapter, [book / books, (book + 1) / books]);
  }
  if (largest > 0) {
    const titles = range(largest).map((index) => `Fragment ${index + 1}`);
    plan('Fragments', titles, paragraphs.largest, [0, 1]);
  }
  for (const other of range(otherProjects)) {
    const titles = range(documentsOfOther).map((index) => `Texte ${other + 1}.${index + 1}`);
    const name = `Recueil ${other + 1} : ${titleFrom(random)}`;
    plan(name, titles, paragraphs.other, [other / otherProjects, 1]);
  }
  return { projects, documents: documents.toSorted((one, other) => one.when - other.when) };
}

/** So many of the first numbers, evenly spread. */
const spread = (howMany: number, among: number) =>
  range(howMany).map((index) => Math.floor((index * among) / howMany));

/** The sessions of a life: the day of each, counted from the first, and which one of that day it is. */
function* sessionTimes({ span, writingDays, sessions }: Shape) {
  const days = spread(writingDays, span);
  const twice = new Set(spread(sessions - writingDays, writingDays));
  for (const [index, day] of days.entries()) {
    yield { day, ofDay: 0, isLastOfDay: !twice.has(index) };
    if (twice.has(index)) yield { day, ofDay: 1, isLastOfDay: true };
  }
}

const reviewOf = (index: number, random: Random): UpdateWritingSessionRequest => ({
  ...(index % 3 > 0 ? { title: titleFrom(random) } : {}),
  ...(index % 5 === 0 ? { comment: `Écrit d’un trait : ${titleFrom(random)}.` } : {}),
  sentiment: random.of(['none', 'positive', 'neutral', 'negative']),
  visibility: random.of(['team', 'public', 'team', 'private']),
});

const fateOf = (index: number): Transition =>
  index % 4 === 0 ? 'publish' : index % 25 === 24 ? 'discard' : 'saveDraft';

/**
 * All that a writer does up to yesterday, the same for the same name and day: sessions in which text
 * is added, a paragraph is now and then written again, and a break is taken.
 */
export function* lifeOf(name: string, shape: Shape, now: Date): Generator<Act> {
  const random = randomOf(name);
  const { projects, documents } = documentsOf(shape, random);
  const today = Date.parse(localDateIn(now, TIME_ZONE));
  const pieces = documents.flatMap((document) => range(document.paragraphs).map(() => document));
  const journal = { id: random.id(), name: 'Journal', type: 'journal' as const };
  const byId = new Map([...projects, journal].map((project) => [project.id, project]));
  const journalDays = new Set(spread(shape.journalDays, shape.writingDays));
  const last = new Map<string, Written>();
  const made = new Set<string>();
  let at = new Date(0);
  let writingDay = -1;
  let index = 0;
  let current = '';

  const after = (seconds: number) => (at = new Date(at.getTime() + seconds * 1000));
  function* projectOf(id: string): Generator<Act> {
    const project = byId.get(id);
    if (!project || made.has(id)) return;
    made.add(id);
    const description = random.below(3) === 0 ? titleFrom(random) : undefined;
    yield { kind: 'project', ...project, description, at: after(1) };
  }
  function* open({ id, projectId, title }: Planned): Generator<Act> {
    if (made.has(id)) return;
    made.add(id);
    yield* projectOf(projectId);
    yield { kind: 'document', id, projectId, title, at: after(1) };
  }
  function* add(documentId: string): Generator<Act> {
    const position = positionBetween(last.get(documentId)?.position ?? null, null);
    const paragraph = {
      id: random.id(),
      position,
      content: paragraphFrom(random),
      parentVersion: 0,
    };
    last.set(documentId, paragraph);
    // Now and then after more than five minutes without a word.
    yield { kind: 'save', documentId, paragraph, at: after(random.below(40) === 0 ? 400 : 80) };
  }
  function* rewrite(documentId: string): Generator<Act> {
    const old = last.get(documentId);
    if (!old) return;
    const text = textOf(old.content);
    const rest = text.slice(text.indexOf('. ') + 2);
    const content = [{ text: `${rest} ${textOf(paragraphFrom(random, 10))}`, marks: [] }];
    const paragraph = { ...old, content, parentVersion: old.parentVersion + 1 };
    last.set(documentId, paragraph);
    yield { kind: 'save', documentId, paragraph, at: after(60) };
  }

  for (const { day, ofDay, isLastOfDay } of sessionTimes(shape)) {
    if (ofDay === 0) writingDay += 1;
    at = new Date(today - (shape.span - day) * DAY_MS + (ofDay === 0 ? 6.5 : 17.5) * 3_600_000);
    if (index % 200 === 0) {
      const words = 4_000 + 500 * (index / 200);
      yield { kind: 'targets', words, sessions: 3, at: after(1) };
    }
    const bound = (session: number) => Math.floor((session * pieces.length) / shape.sessions);
    const written = pieces.slice(bound(index), bound(index + 1));
    const [first] = written;
    if (!first) throw new Error('There are more sessions than paragraphs.');
    yield* open(first);
    const id = random.id();
    yield { kind: 'start', id, documentId: first.id, at: after(5) };
    if (current === first.id) yield* rewrite(current);
    for (const document of written) {
      yield* open(document);
      yield* add(document.id);
      current = document.id;
    }
    if (index % 7 === 0) {
      const move = { kind: 'move', id, review: {} } as const;
      yield { ...move, transition: 'pause', at: after(20) };
      yield { ...move, transition: 'resume', at: after(300) };
    }
    if (isLastOfDay && journalDays.has(writingDay)) {
      yield* projectOf(journal.id);
      const entry = {
        id: random.id(),
        projectId: journal.id,
        localDate: localDateIn(at, TIME_ZONE),
      };
      yield { kind: 'entry', ...entry, at: after(1) };
      for (const _ of range(shape.paragraphs.entry)) yield* add(entry.id);
    }
    yield { kind: 'move', id, transition: 'end', review: {}, at: after(30) };
    const transition = fateOf(index);
    const review = transition === 'discard' ? {} : reviewOf(index, random);
    yield { kind: 'move', id, transition, review, at: after(60) };
    index += 1;
  }
}
