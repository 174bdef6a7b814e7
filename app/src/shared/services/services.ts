import type { ApiClient } from '@ecritoire/api-client';
import type { User } from '@ecritoire/contracts';
import type { DeviceQueues, DocumentSync } from '@ecritoire/document-sync';
import type { authMachine } from '@ecritoire/machines/auth';
import type { writingSessionMachine } from '@ecritoire/machines/writing-session';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { Clock } from '../runtime/clock.ts';
import type { BuildWatch } from '../runtime/build-watch.ts';
import { useIsHydrated } from '../runtime/after-hydration.ts';
import type { AppConfig } from '../runtime/config.ts';
import type { Language } from '../runtime/language.ts';
import type { ToastsActor } from '../runtime/toasts.ts';
import type { SessionClock } from '../runtime/session-clock.ts';
import type { SessionWords } from '../runtime/session-words.ts';
import type { PageState } from './page-state.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type WritingSessionActor = ActorRefFrom<typeof writingSessionMachine>;

/** Everything that lives as long as the page: the client, its data, and the machines. */
export type Services = PageState & {
  config: AppConfig;
  language: Language;
  queryClient: QueryClient;
  api: ApiClient;
  auth: AuthActor;
  /** The queues of this device, of every writer. */
  queues: DeviceQueues;
  /** The documents of the signed-in writer; null before anybody is signed in. */
  documentSync: () => DocumentSync | null;
  /** The server's time, by which days go. */
  clock: Clock;
  toasts: ToastsActor;
  session: WritingSessionActor;
  /** The words of the live session, as they are shown. */
  words: SessionWords;
  sessionClock: SessionClock;
  builds: BuildWatch;
  /** Refetches the live session, once a writer is signed in. */
  lookAtSession: () => void;
  /** Before signing out or deleting a project, and before a file is made of what the server has. */
  putAwayText: () => Promise<void>;
};

/**
 * Whether a writer or a guest is there, once that is known.
 * @throws an error without a status when no server answered
 */
export async function whoIsThere({ auth }: Services): Promise<'writer' | 'guest'> {
  const known = await waitFor(
    auth,
    (snapshot) => !snapshot.hasTag('starting') && !snapshot.hasTag('signingIn'),
    { timeout: Infinity },
  );
  if (known.hasTag('unreachable')) throw Object.assign(new Error('unreachable'), { status: null });
  return known.hasTag('signedIn') ? 'writer' : 'guest';
}

export function useServices(): Services {
  return useRouter().options.context.services;
}

/** @throws outside of the pages that need a signed-in user */
export function useDocumentSync(): DocumentSync {
  const sync = useServices().documentSync();
  if (sync === null) throw new Error('Nobody is signed in.');
  return sync;
}

/** False in the first render of a prerendered page, which knows nobody. */
export function useIsSignedIn(): boolean {
  const isSignedIn = useSelector(useServices().auth, (snapshot) => snapshot.hasTag('signedIn'));
  return useIsHydrated() && isSignedIn;
}

/** @throws outside of the pages that need a signed-in user */
export function useUser(): User {
  const user = useSelector(useServices().auth, ({ context }) => context.user);
  if (user === null) throw new Error('Nobody is signed in.');
  return user;
}
