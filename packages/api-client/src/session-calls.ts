import type {
  EndWritingSessionRequest,
  StartWritingSessionRequest,
  UpdateWritingSessionRequest,
} from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

/** Calls about time spent writing, from start to publication. */
export function createSessionCalls(perform: Perform) {
  return {
    listWritingSessions: (query: Query<'listWritingSessions'> = {}, options?: CallOptions) =>
      perform('listWritingSessions', (ask) => ask({ params: { query }, ...requestInit(options) })),
    startWritingSession: (body: StartWritingSessionRequest, options?: CallOptions) =>
      perform('startWritingSession', (ask) => ask({ body, ...requestInit(options) })),
    getLiveWritingSession: (query: Query<'getLiveWritingSession'> = {}, options?: CallOptions) =>
      perform('getLiveWritingSession', (ask) =>
        ask({ params: { query }, ...requestInit(options) }),
      ),
    getWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('getWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
    getWritingSessionText: (sessionId: string, options?: CallOptions) =>
      perform('getWritingSessionText', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
    updateWritingSession: (
      sessionId: string,
      body: UpdateWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('updateWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, body, ...requestInit(options) }),
      ),
    pauseWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('pauseWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
    resumeWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('resumeWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
    /** @param body when it ended; now, where it is left out. */
    endWritingSession: (
      sessionId: string,
      body?: EndWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('endWritingSession', (ask) =>
        ask({
          params: { path: { sessionId } },
          ...(body ? { body } : {}),
          ...requestInit(options),
        }),
      ),
    saveWritingSessionDraft: (
      sessionId: string,
      body: UpdateWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('saveWritingSessionDraft', (ask) =>
        ask({ params: { path: { sessionId } }, body, ...requestInit(options) }),
      ),
    publishWritingSession: (
      sessionId: string,
      body: UpdateWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('publishWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, body, ...requestInit(options) }),
      ),
    unpublishWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('unpublishWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
    discardWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('discardWritingSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),
  };
}
