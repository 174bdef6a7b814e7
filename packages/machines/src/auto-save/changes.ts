import type { Limited } from './limits.ts';
import type { Language, Paragraph } from '@ecritoire/prose';

/** A paragraph as the server answered it. */
export type ServerParagraph = Paragraph & { version: number };

/** What the editor reports after a transaction: only what changed. */
export type ParagraphsChange = {
  put: readonly Paragraph[];
  deletedIds: readonly string[];
  keepVersion?: 'replacement';
  /** What is put was written in an earlier session, what is deleted was deleted in one. */
  origin?: 'restored';
};

/** The server's paragraph that a change was made from, and its neighbours then; null at an end. */
export type Base = {
  paragraph: ServerParagraph;
  before: ServerParagraph | null;
  after: ServerParagraph | null;
};

/**
 * One change of the contract's `saveParagraphs`; `parentVersion` 0 means new to the server. A copy
 * holds in `copied` what was not newly written: that is sent first, so that the session's word
 * count excludes it. Its `base` stays on the device, for the merge with others' changes to the
 * same.
 */
export type Change =
  | ({
      operation: 'put';
      parentVersion: number;
      copied?: Paragraph['content'];
      base?: Base | undefined;
      keepVersion?: 'replacement';
    } & Paragraph)
  | {
      operation: 'delete';
      id: string;
      parentVersion: number;
      /** It was deleted in an earlier session: no word of this one is removed. */
      origin?: 'restored';
      base?: Base | undefined;
      keepVersion?: 'replacement';
    };

/** What was, or is about to be, sent under one idempotency key. It never changes once made. */
export type Batch = {
  key: string;
  changes: readonly Change[];
  origin?: 'restored';
  /** The server stores the text as a version before it. */
  keepVersion?: 'replacement';
};

/** Everything the server has not acknowledged: this is what outlives a crash. */
export type Queue = {
  inFlight: Batch | null;
  /** The newest change of each paragraph that is not in the batch in flight. */
  pending: Readonly<Record<string, Change>>;
};

/** The queue, and what is known of the server's side of it. */
export type Draft = Queue & {
  /** The server's paragraphs as this device last knew them. */
  known: Readonly<Record<string, ServerParagraph>>;
  conflicts: readonly Conflict[];
  /** Paragraphs that the server rejects as they are; stored, and sent again once edited. */
  refused: readonly string[];
  /** The version before the batches that are still to come has been asked for. */
  isVersionStored?: boolean;
};

/**
 * A stretch of text that was changed in two places, and that the writer has to decide about: one
 * paragraph, or several between which text has moved.
 */
export type Conflict = {
  id: string;
  /** All paragraphs that either version has of it. */
  ids: readonly string[];
  /** What both were made from. */
  base: readonly ServerParagraph[];
  /** In their order; none where it was deleted there. */
  theirs: readonly ServerParagraph[];
};

export type Resolution = {
  id: string;
  choice: 'mine' | 'theirs' | 'both';
  /** The document's language, for word segmentation. */
  language: Language;
};

/** The queue after it has met the server, and what the editor has to show of that. */
export type Met = { draft: Draft; remote: RemoteChange };

export type Merging = {
  meetServer: (draft: Draft, paragraphs: readonly ServerParagraph[]) => Met;
  renewConflicts: (draft: Draft, paragraphs: readonly ServerParagraph[]) => Met | null;
  resolveConflict: (
    draft: Draft,
    resolution: Resolution,
    newId: () => string,
  ) => { draft: Draft; remote: RemoteChange | null };
};

/** What the editor has to show that did not come from its writer's own hands. */
export type RemoteChange = { paragraphs: readonly Paragraph[]; deletedIds: readonly string[] };

export type Acknowledgement = {
  /** What the save left nearly as large as it may be. */
  nearLimit?: Limited | undefined;
  paragraphs: readonly { id: string; version: number }[];
  deletedIds: readonly string[];
};

/** How the server, or the way to it, answered one batch. */
export type SaveOutcome =
  | ({ kind: 'saved' } & Acknowledgement)
  /**
   * Something of it is stale, and nothing was written; `paragraphs`: the document as it is there. What
   * brings both together is rarely needed, and comes along.
   */
  | { kind: 'conflict'; paragraphs: readonly ServerParagraph[]; merging: Merging }
  | { kind: 'noActiveSession' }
  /** No answer came: the same batch is sent again. */
  | { kind: 'offline' }
  /**
   * It may have been applied, or may be later: the same batch is sent again, not before the seconds
   * that the server asked to wait (Retry-After).
   */
  | { kind: 'failed'; messageKey: string; retryAfterSeconds?: number | null }
  /** The document is no longer there: nothing of it will ever be taken again. */
  | { kind: 'gone'; messageKey: string }
  /** There is no room for it until the text is shorter, another session is active or the account has room. */
  | { kind: 'noRoom'; messageKey: string }
  /** It was not applied and never will be as it is (413, 422). */
  | { kind: 'refused'; messageKey: string };

export const emptyQueue: Queue = { inFlight: null, pending: {} };
