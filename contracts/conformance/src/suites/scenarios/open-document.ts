import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../http/call.ts';
import { bodyOf, type Body, type Exchange, type Steps } from './steps.ts';
import { newDocument, newSession, saving, textsOf } from './common-steps.ts';

/** What an open document takes. */
export const OPEN_DOCUMENT = [
  'createProject',
  'createDocument',
  'getDocument',
  'startWritingSession',
  'getLiveWritingSession',
  'pauseWritingSession',
  'endWritingSession',
  'discardWritingSession',
];

type OpenDocument = {
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
export async function openDocument(steps: Steps): Promise<OpenDocument> {
  const as = await steps.writer();
  const { id: documentId } = await newDocument(steps, as);
  const session = await newSession(steps, as, { documentId });
  let last: Exchange | undefined;
  return {
    as,
    documentId,
    session,
    last: () => last,
    async save(title, status, changes, messageKey) {
      const step = { as, title, ...saving(documentId, changes) };
      last = await steps.ask('saveParagraphs', step);
      const body = bodyOf(last);
      const isAsExpected =
        last.answer?.status === status &&
        (messageKey === undefined || body['messageKey'] === messageKey);
      if (!isAsExpected) {
        steps.blame(last, {
          message: `Saving ${title} is answered ${last.answer?.status}.`,
          expected: [status, messageKey],
          received: `${last.answer?.status} ${last.answer?.text.slice(0, 300)}`,
        });
      }
      return body;
    },
    async holds(texts) {
      const found = Object.fromEntries(await textsOf(steps, as, documentId));
      if (isDeepStrictEqual(found, texts) || !last) return;
      steps.blame(last, {
        message: `After saving ${last.testCase.title}, the document holds something else.`,
        expected: texts,
        received: found,
      });
    },
  };
}
