import { answer, buildLiveSession } from '@ecritoire/api-mocks';

/** A session that goes on now. */
export const live = (status: 'active' | 'paused') =>
  answer('getLiveWritingSession', 200, () => ({
    session: buildLiveSession(status),
    includedSaves: [],
  }));
