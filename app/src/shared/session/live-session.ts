import type { WritingSession } from '@ecritoire/contracts';
import type { writingSessionMachine } from '@ecritoire/machines/writing-session';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useServices } from '../services/services.ts';

/** The session that is active or paused; null when there is none. */
export const liveSessionOf = ({
  context: { session },
}: SnapshotFrom<typeof writingSessionMachine>): WritingSession | null =>
  session?.status === 'active' || session?.status === 'paused' ? session : null;

export const useLiveSession = (): WritingSession | null =>
  useSelector(useServices().session, liveSessionOf);
