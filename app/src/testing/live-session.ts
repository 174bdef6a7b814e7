import { answer, bodyOf } from '@ecritoire/api-mocks';

const { session: exampleSession } = bodyOf('getLiveWritingSession', 'live');
const { id } = bodyOf('endWritingSession', 'ended');

/** A session that goes on now, the one that the examples of its end are about. */
export const live = (status: 'active' | 'paused') =>
  answer('getLiveWritingSession', 200, () => {
    const now = new Date().toISOString();
    const times = {
      resumedAt: now,
      lastWrittenAt: now,
      pausedAt: status === 'paused' ? now : null,
    };
    return {
      session: exampleSession && { ...exampleSession, id, status, ...times },
      includedSaves: [],
    };
  });
