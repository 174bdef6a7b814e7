import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../http/call.ts';
import { bodyOf, type Body, type Exchange, type Scene } from './scene.ts';
import { newDocument, newSession, saving, textsOf } from './steps.ts';

/** What an open desk takes. */
export const DESK = [
  'createProject',
  'createDocument',
  'getDocument',
  'startWritingSession',
  'getLiveWritingSession',
  'pauseWritingSession',
  'endWritingSession',
  'discardWritingSession',
];

type Desk = {
  as: Caller;
  documentId: unknown;
  session: Body;
  save: (title: string, status: number, changes: unknown[], messageKey?: string) => Promise<Body>;
  /** The last save, for what is wrong with its answer. */
  last: () => Exchange | undefined;
  /** Holds the document to these texts, and blames the last save for anything else. */
  holds: (texts: Record<string, string>) => Promise<void>;
};

/** A document in a session that lives. */
export async function openDesk(scene: Scene): Promise<Desk> {
  const as = await scene.writer();
  const { id: documentId } = await newDocument(scene, as);
  const session = await newSession(scene, as, { documentId });
  let last: Exchange | undefined;
  return {
    as,
    documentId,
    session,
    last: () => last,
    async save(title, status, changes, messageKey) {
      const step = { as, title, ...saving(documentId, changes) };
      last = await scene.ask('saveParagraphs', step);
      const body = bodyOf(last);
      const isAsExpected =
        last.answer?.status === status &&
        (messageKey === undefined || body['messageKey'] === messageKey);
      if (!isAsExpected) {
        scene.blame(last, {
          message: `Saving ${title} is answered ${last.answer?.status}.`,
          expected: [status, messageKey],
          received: `${last.answer?.status} ${last.answer?.text.slice(0, 300)}`,
        });
      }
      return body;
    },
    async holds(texts) {
      const found = Object.fromEntries(await textsOf(scene, as, documentId));
      if (isDeepStrictEqual(found, texts) || !last) return;
      scene.blame(last, {
        message: `After saving ${last.trial.title}, the document holds something else.`,
        expected: texts,
        received: found,
      });
    },
  };
}
