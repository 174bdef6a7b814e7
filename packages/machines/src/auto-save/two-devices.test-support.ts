import { positionBehind, positionsInRun, textOf } from '@ecritoire/prose';
import type { Paragraph, Run } from '@ecritoire/prose';
import { compareParagraphs } from './paragraphs.ts';
import { ModelServer, WritingDesk } from './writing-desk.test-support.ts';

/** What is done to a text in one stroke, as the editor reports it. */
type Edit = { put: Paragraph[]; deletedIds: string[] };
type Text = readonly Paragraph[];

export const operations = ['edit', 'split', 'merge', 'move', 'delete', 'kind', 'insert'] as const;
export type Operation = (typeof operations)[number];

/** How the two devices differ in what, where and how they write. */
export type Hand = {
  run: string;
  word: string;
  splitsAfter: string;
  movesTo: 'start' | 'end';
  turnsInto: Paragraph['type'];
  newId: () => string;
};

export const plain = (text: string): Run[] => (text === '' ? [] : [{ text, marks: [] }]);

const inOrder = (text: Iterable<Paragraph>): Paragraph[] => [...text].toSorted(compareParagraphs);

const between = (run: string, before?: Paragraph, after?: Paragraph): string =>
  positionsInRun(before?.position ?? null, after?.position ?? null, { count: 1, run })[0] ?? '';

/** One word stays apart from the next. */
const joined = (one: string, other: string): string =>
  /[\p{L}\p{N}]$/u.test(one) && /^[\p{L}\p{N}]/u.test(other) ? `${one} ${other}` : one + other;

/** The edit that an operation is on one paragraph of a text; nothing where there is nothing to do. */
export function editOf(operation: Operation, text: Text, index: number, hand: Hand): Edit {
  const target = text[index];
  const [before, after] = [text[index - 1], text[index + 1]];
  if (!target) return { put: [], deletedIds: [] };
  const words = textOf(target.content);
  switch (operation) {
    case 'edit':
      return { put: [{ ...target, content: plain(`${words} ${hand.word}`) }], deletedIds: [] };
    case 'split': {
      const at = words.indexOf(hand.splitsAfter) + hand.splitsAfter.length;
      const head = { ...target, content: plain(words.slice(0, at)) };
      const position = positionBehind(target.position, after?.position ?? null, hand.run);
      const content = plain(words.slice(at));
      const tail: Paragraph = { id: hand.newId(), position, type: 'paragraph', content };
      return { put: [head, tail], deletedIds: [] };
    }
    case 'merge':
      if (!before) return { put: [], deletedIds: [] };
      return {
        put: [{ ...before, content: plain(joined(textOf(before.content), words)) }],
        deletedIds: [target.id],
      };
    case 'move': {
      const others = text.filter((each) => each !== target);
      const isFirst = hand.movesTo === 'start';
      const position = isFirst
        ? between(hand.run, undefined, others[0])
        : between(hand.run, others.at(-1));
      return { put: [{ ...target, position }], deletedIds: [] };
    }
    case 'delete':
      return { put: [], deletedIds: [target.id] };
    case 'kind':
      return { put: [{ ...target, type: hand.turnsInto }], deletedIds: [] };
    case 'insert': {
      const position = between(hand.run, target, after);
      const content = plain(hand.word);
      const inserted: Paragraph = { id: hand.newId(), position, type: 'paragraph', content };
      return { put: [inserted], deletedIds: [] };
    }
  }
}

export function applied(text: Text, { put, deletedIds }: Edit): Paragraph[] {
  const byId = new Map(text.map((each) => [each.id, each]));
  for (const each of put) byId.set(each.id, each);
  for (const id of deletedIds) byId.delete(id);
  return inOrder(byId.values());
}

/** A text as one reads it. */
export const readable = (text: Text): string[] =>
  text.map(({ type, content }) => `${type}: ${textOf(content)}`);

/** Two devices of one writer on one document. */
export class TwoDevices {
  server = new ModelServer();
  here: WritingDesk;
  there: WritingDesk;

  constructor(document: Text) {
    for (const each of document) this.server.put(each);
    this.here = new WritingDesk(this.server, 'here');
    this.there = new WritingDesk(this.server, 'there');
  }

  textOf = (desk: WritingDesk) => inOrder(desk.text.values());
  textOnServer = () => inOrder(this.server.read());

  /** Sends and acknowledges everything that waits, until only conflicts are left. */
  async bringOnline(desk: WritingDesk) {
    desk.actor.send({ type: 'online' });
    for (let round = 0; round < 20; round += 1) {
      desk.actor.send({ type: 'flush' });
      await desk.pass(100);
      await desk.answer();
      const now = desk.actor.getSnapshot();
      if (now.hasTag('saved') || now.hasTag('conflict')) break;
    }
    await desk.pass(400);
  }

  look(desk: WritingDesk) {
    const asOf = desk.actor.getSnapshot().context.acknowledgements;
    desk.actor.send({ type: 'serverRead', paragraphs: this.server.read(), asOf });
  }
}
