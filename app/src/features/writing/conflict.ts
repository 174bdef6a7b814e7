import type { Mark, ParagraphType } from '@ecritoire/prose';

export type Keep = 'mine' | 'theirs' | 'both';

/** A choice whose other side is about to be a version of the text, or could not be one. */
export type Choice = {
  id: string;
  keep: Keep;
  /** `refused`: made again, it stands without that version. */
  status: 'storing' | 'unreachable' | 'refused';
};

/** In what two versions differ beside their words; `mine` of the place is where this one stands. */
export type Difference =
  | { kind: 'type'; mine: ParagraphType; theirs: ParagraphType }
  | { kind: 'marks'; mine: readonly Mark[]; theirs: readonly Mark[] }
  | { kind: 'place'; mine: 'earlier' | 'later' }
  | { kind: 'paragraphs'; mine: number; theirs: number };

/**
 * A stretch of text that was changed in two places: its paragraphs, with an empty line between; null
 * where one of them deleted it.
 */
export type Conflict = {
  id: string;
  mine: string | null;
  theirs: string | null;
  /** Whether each has words that the other has not. */
  canKeepBoth: boolean;
  differences: readonly Difference[];
};

/** The element that the first decision stands in. */
export const firstConflictId = 'first-conflict';

/** Leads to the first decision: with what is around it, or to where it begins when it is long. */
export function goToFirstConflict(): void {
  const first = document.getElementById(firstConflictId);
  if (first === null) return;
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: first.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}
