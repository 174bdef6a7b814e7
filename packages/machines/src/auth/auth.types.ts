/** The contract's User, as far as the product reads it. */
export type User = {
  id: string;
  version: number;
  email: string;
  name: string;
  givenName: string | null;
  pictureUrl: string | null;
  bio: string | null;
  language: 'fr' | 'en';
  timeZone: string;
  weekStart: 'monday' | 'sunday' | 'saturday';
  createdAt: string;
};

export type Tokens = { accessToken: string; refreshToken: string };

/** The toasts of section 8 of the specification that this machine raises. */
export const authToastKeys = {
  signInFailed: 'auth.toasts.signInFailed',
  signOutFailed: 'auth.toasts.signOutFailed',
  signOutEverywhereFailed: 'auth.toasts.signOutEverywhereFailed',
  refreshFailed: 'auth.toasts.refreshFailed',
  loadUserFailed: 'auth.toasts.loadUserFailed',
  /** Section 6: said in the place of whichever failure it is the reason of. */
  accountDeactivated: 'auth.accountDeactivated',
} as const;

/** Announced once it is done: nothing else visible distinguishes it from signing out here only. */
export const signedOutEverywhereKey = 'auth.signedOutEverywhere';

export type AuthToastKey = (typeof authToastKeys)[keyof typeof authToastKeys];

/** What the page at home may be given to say. */
export type HomeMessageKey = AuthToastKey | typeof signedOutEverywhereKey;

export type AuthContext = {
  user: User | null;
  /** The catalogue's key of the last failure, for the callback page and for who is asked to sign in. */
  messageKey: string | null;
  /** How often the start got no answer in a row. */
  attempts: number;
  /** While this tab signs out, another has signed in: the tokens are no longer this tab's to clear. */
  isSupplanted: boolean;
};

export type AuthEvent =
  | { type: 'signIn'; idToken: string }
  | { type: 'signOut' }
  | { type: 'signOutEverywhere' }
  /** Another tab signed out. */
  | { type: 'signedOutInOtherTab' }
  /** Another tab or window stored new tokens. */
  | { type: 'signedInInOtherTab' }
  /** A call was refused, and for good: with 401 where nothing could be refreshed, or by its key. */
  | { type: 'sessionExpired'; messageKey?: string | null }
  /** By hand. */
  | { type: 'retry' }
  /** The backoff after a call that got no answer is over. */
  | { type: 'retryDue' }
  /** The writer has changed something of their own, and this is what they are now. */
  | { type: 'userChanged'; user: User }
  /** Another tab has changed the user. */
  | { type: 'userChangedInOtherTab' }
  /** The server has deleted the account, and its tokens with it. */
  | { type: 'accountDeleted' }
  /** Another tab has deleted the account. */
  | { type: 'accountDeletedInOtherTab' };

export type AuthEmitted =
  | { type: 'toast'; messageKey: AuthToastKey }
  /** A page load; the message is for the page that comes. */
  | { type: 'goTo'; path: '/'; messageKey?: HomeMessageKey }
  /** A page load that keeps nothing of this page: what it still holds has no writer any more. */
  | { type: 'leaveDeletedAccount'; userId: string }
  /** Another user is signed in now: the page has to be reloaded. */
  | { type: 'reloadPage' };

export type AuthTag =
  | 'starting'
  | 'unreachable'
  | 'signedOut'
  | 'signingIn'
  | 'signedIn'
  | 'signingOut'
  | 'expired';
