import type { Paragraph } from '@ecritoire/prose';
import type { Draft } from './changes.ts';
import { changesById } from './paragraphs.ts';

/** Words that a text has more than the server is known to have: fewer are negative. */
export type UnsentWords = {
  /** In the batch in flight, which the server may have by now. */
  sent: number;
  /** Typed since. */
  pending: number;
};

type Content = Paragraph['content'];

/** @param count how many words a paragraph's content has; counted once for each content. */
export function unsentWords(
  { inFlight, pending, known }: Draft,
  count: (content: Content) => number,
): UnsentWords {
  const wordsOf = (paragraph: Pick<Paragraph, 'type' | 'content'> | undefined) =>
    paragraph && paragraph.type !== 'sceneBreak' ? count(paragraph.content) : 0;
  const sent = changesById(inFlight);
  const words = { sent: 0, pending: 0 };
  for (const id of new Set([...Object.keys(sent), ...Object.keys(pending)])) {
    const { [id]: first } = sent;
    const { [id]: last } = pending;
    const before = wordsOf(known[id] ?? (first ?? last)?.base?.paragraph);
    const between = first ? wordsOf(first.operation === 'put' ? first : undefined) : before;
    // What was restored or copied is no word of the session.
    if (inFlight?.origin !== 'restored') words.sent += between - before;
    if (!last) continue;
    if (last.operation === 'delete') words.pending -= last.origin === 'restored' ? 0 : between;
    else words.pending += wordsOf(last) - (last.copied ? count(last.copied) : between);
  }
  return words;
}
