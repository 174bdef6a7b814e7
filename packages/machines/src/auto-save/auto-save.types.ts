import type {
  Draft,
  Merging,
  ParagraphsChange,
  Queue,
  RemoteChange,
  Resolution,
  ServerParagraph,
} from './changes.ts';
import type { Limited } from './limits.ts';

/** Milliseconds: 800 after the last edit, at the latest every 5 s while typing. */
export const autoSaveDelays = {
  quietPeriod: 800,
  maximumWait: 5000,
  localWrite: 300,
  /** A device that takes longer over a write is waited for no more. */
  localWritePatience: 3000,
  firstRetry: 1000,
  longestRetry: 5000,
  /** A server that asks for more is asked after this all the same. */
  longestRetryAfter: 60_000,
} as const;

export type AutoSaveInput = {
  documentId: string;
  /** The document as the server has it. */
  paragraphs: readonly ServerParagraph[];
  /** What an earlier visit left unacknowledged. */
  queue: Queue;
  /** Idempotency keys: UUIDs. */
  newKey?: () => string;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
};

export type AutoSaveContext = {
  documentId: string;
  draft: Draft;
  newKey: () => string;
  now: () => number;
  /** When something was last typed, by `now`. */
  changedAt: number;
  /** Counts changes of the queue; the local copy is behind while `storedRevision` is lower. */
  revision: number;
  storingRevision: number;
  storedRevision: number;
  /** A revision that must be stored without waiting for more. */
  urgentRevision: number;
  /** False when the device refused the local write, or is late: the text is only in this tab's memory. */
  isProtected: boolean;
  /** The device refused the last local write; one that is only late may still store it. */
  refusesStorage: boolean;
  isOnline: boolean;
  /** The next changes go without waiting for a pause in typing. */
  isOverdue: boolean;
  isFlushing: boolean;
  /** After a refusal, one change at a time finds the one that the server will not take. */
  isSingly: boolean;
  attempts: number;
  /** By `now`: until then the server asked not to be asked again. */
  notBefore: number;
  /** Batches acknowledged; a reading of the server that straddles one is out of date. */
  acknowledgements: number;
  /** Since the first conflict. */
  merging: Merging | null;
  messageKey: string | null;
  /** What the last save left nearly as large as it may be. */
  nearLimit: Limited | null;
};

export type AutoSaveEvent =
  | ({ type: 'changed' } & ParagraphsChange)
  /** Save now, here and on the server: before a pause, an end, or leaving the page. */
  | { type: 'flush' }
  | { type: 'retry' }
  | { type: 'online' }
  | { type: 'offline' }
  /** Someone looks at the page again: what the network failed is tried at once. */
  | { type: 'seen' }
  | ({ type: 'resolve' } & Resolution)
  /** `asOf`: `context.acknowledgements` when the reading was asked for. */
  | { type: 'serverRead'; paragraphs: readonly ServerParagraph[]; asOf: number }
  /** The device no longer has what it stored, or never had it: all of it is stored again. */
  | { type: 'localCopyMissing' }
  /** Changes that a closed tab left unacknowledged; taken only while everything is saved. */
  | { type: 'adopt'; queue: Queue }
  | { type: 'maximumWaitOver' };

export type AutoSaveEmitted = { type: 'remoteChanged' } & RemoteChange;

export const autoSaveTags = [
  'saved',
  'pending',
  'saving',
  'error',
  'offline',
  'conflict',
  'blocked',
  'gone',
] as const;

/** Exactly one at a time. */
export type AutoSaveTag = (typeof autoSaveTags)[number];

/** The device is late with a write, which may still come to its end. */
export type LateTag = 'late';
