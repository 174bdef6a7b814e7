import { writingSessionTextQuery } from '@ecritoire/api-client';
import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.ts';

/**
 * What the readers of a session would find, as the server has just said; undefined as long as that
 * is not certain, which it never is of a session that lives.
 */
export function useTextForReaders(
  session: WritingSession | null,
): readonly TextSection[] | undefined {
  const id = session?.id ?? '';
  const isOver = session !== null && session.endedAt !== null;
  const text = useQuery({ ...writingSessionTextQuery(useServices().api, id), enabled: isOver });
  return isOver && text.isSuccess && !text.isFetching ? text.data : undefined;
}
