import { createApiClient } from '@ecritoire/api-client';
import { createDeviceQueues } from '@ecritoire/document-sync';
import { authMachine } from '@ecritoire/machines/auth';
import { toastsMachine } from '@ecritoire/machines/toasts';
import { createActor } from 'xstate';
import type { AppConfig } from './shared/runtime/config.ts';
import type { Language } from './shared/runtime/language.ts';
import { createSafeNotes } from './boot/safe-session.ts';
import { deviceClock } from './shared/runtime/clock.ts';
import { createQueryClient } from './shared/runtime/query-client.ts';
import { createPageState } from './shared/services/page-state.ts';
import type { Services } from './shared/services/services.ts';
import { createSessionClock } from './shared/runtime/session-clock.ts';
import { createSessionWords } from './shared/runtime/session-words.ts';
import { createWritingSession } from './shared/session/writing-session.ts';

/**
 * The studio of a page that is rendered where nobody is: no machine runs, and the calls of the API
 * are those of a visitor. It is what a browser has at its first render, too.
 */
export function createPrerenderedServices(config: AppConfig, language: Language): Services {
  const queryClient = createQueryClient();
  const api = createApiClient({
    baseUrl: config.apiBaseUrl,
    tokens: {
      accessToken: () => null,
      refreshToken: () => null,
      storeAccessToken: () => {},
      clear: () => {},
    },
  });
  const words = createSessionWords();
  const storage = createSafeNotes(() => localStorage);
  return {
    ...createPageState(storage),
    config,
    language,
    queryClient,
    api,
    auth: createActor(authMachine),
    queues: createDeviceQueues(storage),
    documentSync: () => null,
    clock: deviceClock,
    sessionClock: createSessionClock(deviceClock.now),
    toasts: createActor(toastsMachine),
    words,
    session: createWritingSession(
      { api, words, queryClient },
      () => Promise.resolve('saved'),
      () => 'UTC',
    ),
    builds: { suspect: () => {}, renew: () => Promise.resolve() },
    lookAtSession: () => {},
    putAwayText: () => Promise.resolve(),
  };
}
