import type { WritingSession } from '@ecritoire/contracts';
import type { writingSessionMachine } from '@ecritoire/machines/writing-session';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useServices } from '../services/services.ts';
import { useCachedSession } from './session-cache.ts';

/** The id of the session that is active or paused; null when there is none. */
export const liveIdOf = ({
  context: { session },
}: SnapshotFrom<typeof writingSessionMachine>): string | null =>
  session?.status === 'active' || session?.status === 'paused' ? session.id : null;

export const useLiveSession = (): WritingSession | null =>
  useCachedSession(useSelector(useServices().session, liveIdOf));
