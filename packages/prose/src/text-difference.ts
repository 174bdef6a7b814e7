import { compareTextsInSteps, type TextPart } from './compare-texts.ts';
import type { Steps } from './steps.ts';

/** A stretch of a text before and after in one. */
export type DifferencePart = { text: string; change: 'same' | 'added' | 'removed' };

/**
 * Two versions of a text as one, in reading order: what is removed stands before what is added in its
 * place. Without either of the two it is one of the versions.
 */
export function* textDifferenceInSteps(before: string, after: string): Steps<DifferencePart[]> {
  const [ones, others] = yield* compareTextsInSteps(before, after);
  const parts: DifferencePart[] = [];
  const add = (text: string, change: DifferencePart['change']) => {
    const last = parts.at(-1);
    if (last?.change === change) last.text += text;
    else parts.push({ text, change });
  };
  const [old, now] = [createReader(ones), createReader(others)];
  for (;;) {
    for (let own = old.own(); own !== undefined; own = old.own()) add(own, 'removed');
    for (let own = now.own(); own !== undefined; own = now.own()) add(own, 'added');
    const length = Math.min(old.shared(), now.shared());
    if (length === 0) return parts;
    add(old.take(length), 'same');
    now.take(length);
  }
}

/** Reads parts one after the other; shared ones also in pieces, as the two sides cut them apart. */
function createReader(parts: readonly TextPart[]) {
  let at = 0;
  let offset = 0;
  return {
    own(): string | undefined {
      const part = parts[at];
      if (!part || part.isShared) return undefined;
      at += 1;
      return part.text;
    },
    shared: () => (parts[at]?.text.length ?? 0) - offset,
    take(length: number): string {
      const text = (parts[at]?.text ?? '').slice(offset, offset + length);
      offset += length;
      if (offset === parts[at]?.text.length) [at, offset] = [at + 1, 0];
      return text;
    },
  };
}
