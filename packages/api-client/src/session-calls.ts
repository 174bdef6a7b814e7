import type {
  EndWritingSessionRequest,
  StartWritingSessionRequest,
  UpdateWritingSessionRequest,
} from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions, Http } from './transport.ts';

/** Calls about time spent writing, from start to publication. */
export function createSessionCalls(http: Http, perform: Perform) {
  return {
    listWritingSessions: (query: Query<'listWritingSessions'> = {}, options?: CallOptions) =>
      perform('listWritingSessions', () =>
        http.GET('/sessions', { params: { query }, ...requestInit(options) }),
      ),
    startWritingSession: (body: StartWritingSessionRequest, options?: CallOptions) =>
      perform('startWritingSession', () =>
        http.POST('/sessions', { body, ...requestInit(options) }),
      ),
    getLiveWritingSession: (options?: CallOptions) =>
      perform('getLiveWritingSession', () => http.GET('/sessions/live', requestInit(options))),
    getWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('getWritingSession', () =>
        http.GET('/sessions/{sessionId}', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
    getWritingSessionText: (sessionId: string, options?: CallOptions) =>
      perform('getWritingSessionText', () =>
        http.GET('/sessions/{sessionId}/text', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
    updateWritingSession: (
      sessionId: string,
      body: UpdateWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('updateWritingSession', () =>
        http.PATCH('/sessions/{sessionId}', {
          params: { path: { sessionId } },
          body,
          ...requestInit(options),
        }),
      ),
    pauseWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('pauseWritingSession', () =>
        http.POST('/sessions/{sessionId}/pause', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
    resumeWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('resumeWritingSession', () =>
        http.POST('/sessions/{sessionId}/resume', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
    /** @param body when it ended; now, where it is left out. */
    endWritingSession: (
      sessionId: string,
      body?: EndWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('endWritingSession', () =>
        http.POST('/sessions/{sessionId}/end', {
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
      perform('saveWritingSessionDraft', () =>
        http.POST('/sessions/{sessionId}/save-draft', {
          params: { path: { sessionId } },
          body,
          ...requestInit(options),
        }),
      ),
    publishWritingSession: (
      sessionId: string,
      body: UpdateWritingSessionRequest,
      options?: CallOptions,
    ) =>
      perform('publishWritingSession', () =>
        http.POST('/sessions/{sessionId}/publish', {
          params: { path: { sessionId } },
          body,
          ...requestInit(options),
        }),
      ),
    unpublishWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('unpublishWritingSession', () =>
        http.POST('/sessions/{sessionId}/unpublish', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
    discardWritingSession: (sessionId: string, options?: CallOptions) =>
      perform('discardWritingSession', () =>
        http.POST('/sessions/{sessionId}/discard', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),
  };
}
