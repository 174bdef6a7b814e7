/** What is asked when a session has ended. */
export type Review = {
  title: string | null;
  comment: string | null;
  sentiment: 'none' | 'positive' | 'neutral' | 'negative';
  visibility: 'private' | 'team' | 'public';
};

/** Its fields, wherever a review is read or compared. */
export const reviewFields = [
  'title',
  'comment',
  'sentiment',
  'visibility',
] as const satisfies readonly (keyof Review)[];

/** As much of a session as the machine decides by; the rest is in the cache of server data. */
export type WritingSession = Review & {
  id: string;
  version: number;
  status: 'active' | 'paused' | 'ended' | 'draft' | 'published' | 'discarded';
};

/** A session with its review as it is filled in by now. */
export type UnderReview = Pick<WritingSession, 'id' | 'status' | 'version'> & { review: Review };

/** Where a session starts. */
export type Place = { projectId?: string; documentId?: string };

/** One call for each transition that takes nothing but the session. */
export type Transition = 'pause' | 'resume' | 'end' | 'discard';

/**
 * What became of the text before a pause or an end: the server has all that it takes; some waits for
 * its writer to choose between two versions; the server says that no session is active, and takes
 * none; or some could not be sent for now.
 */
export type TextSaving = 'saved' | 'undecided' | 'blocked' | 'unsaved';

/** What can fail, for want of a better name of the failure. */
export type Attempt = 'start' | Transition | 'saveDraft' | 'publish' | 'saveReview';

export type WritingSessionContext = {
  session: WritingSession | null;
  /** Retained through every failure, until it is saved, published, discarded or left. */
  review: Review | null;
  messageKey: string | null;
  /** What the review was refused for last, by the server or before it was sent: a message by field. */
  fieldErrors: Record<string, string>;
  /** When the session that is being ended is said to have ended; null: now. */
  endedAt: string | null;
};

export type WritingSessionEvent =
  | ({ type: 'start' } & Place)
  | { type: 'pause' }
  | { type: 'resume' }
  /** Now, or when it was last heard of, where it was forgotten. */
  | { type: 'end'; endedAt?: string }
  /** Open the review of a session that ended earlier. */
  | { type: 'review'; session: WritingSession }
  | ({ type: 'reviewChanged' } & Partial<Review>)
  /** Before it was sent: what is wrong with the review, a message by field. */
  | { type: 'refused'; fieldErrors: Record<string, string> }
  /** Decide later: the session stays in the list, with as much of the review as was filled in. */
  | { type: 'leaveReview' }
  | { type: 'saveDraft' }
  | { type: 'publish' }
  | { type: 'discard' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }
  /** A save was refused for want of an active session: ask the server what became of this one. */
  | { type: 'doubted' }
  /** A look at the live session, of which nobody here knows why; null: there is none. */
  | { type: 'seen'; session: WritingSession | null }
  /** The server's word on the live session with what it has just saved. */
  | { type: 'synced'; session: WritingSession };

export type Finished = {
  type: 'finished';
  outcome: 'draft' | 'published' | 'discarded';
  session: WritingSession;
};

export type WritingSessionEmitted =
  | Finished
  /** Left without the server: what was filled in is only on this device. */
  | { type: 'reviewStored'; messageKey: string };

export const writingSessionTags = [
  'loading',
  'unknown',
  'idle',
  'starting',
  'active',
  'pausing',
  'paused',
  'resuming',
  'ending',
  'reviewing',
  'savingReview',
  'savingDraft',
  'publishing',
  'confirmingDiscard',
  'discarding',
] as const;

/** Exactly one at a time. */
export type WritingSessionTag = (typeof writingSessionTags)[number];
