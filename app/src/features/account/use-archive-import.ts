import { queryKeys } from '@ecritoire/api-client';
import type { ArchiveImport } from '@ecritoire/contracts';
import { useEffect, useRef, useState } from 'react';
import { LARGEST_ARCHIVE, type ImportState } from './import-state.ts';
import { refreshQueries } from '../../shared/runtime/refresh-queries.ts';
import { useServices } from '../../shared/services/services.ts';

const { projects, documents, sessions, calendar, objectives, trash } = queryKeys;

/** What shows, lists or counts what has come. */
const showing = [projects, documents, sessions, calendar, objectives, trash] as const;

const tooLarge = { messageKey: 'archives.tooLarge', status: 413, retryAfterSeconds: null };

/** Has an archive read without writing anything, then imported once the writer says so. */
export function useArchiveImport() {
  const { api, auth, queryClient } = useServices();
  const [state, setState] = useState<ImportState>({ state: 'choosing' });
  const chosen = useRef<File>(null);
  const checking = useRef<AbortController>(null);

  useEffect(() => () => checking.current?.abort(), []);

  const check = async (file: File | undefined) => {
    checking.current?.abort();
    chosen.current = file ?? null;
    if (file === undefined) return setState({ state: 'choosing' });
    // It would be refused once all of it was sent.
    if (file.size > LARGEST_ARCHIVE) return setState({ state: 'choosing', problem: tooLarge });
    const controller = new AbortController();
    const { signal } = controller;
    checking.current = controller;
    setState({ state: 'checking' });
    const { data, error } = await api.importArchive(file, { dryRun: true }, { signal });
    if (signal.aborted) return undefined;
    return setState(
      data ? { state: 'planned', plan: data } : { state: 'choosing', problem: error },
    );
  };

  const refresh = async ({ isProfileAdded }: ArchiveImport) => {
    void refreshQueries(queryClient, showing);
    if (!isProfileAdded) return;
    const { data: user } = await api.getCurrentUser();
    if (user) auth.send({ type: 'userChanged', user });
  };

  const run = async (plan: ArchiveImport) => {
    if (chosen.current === null) return;
    setState({ state: 'importing', plan });
    const { data, error } = await api.importArchive(chosen.current);
    setState(data ? { state: 'done', result: data } : { state: 'failed', plan, problem: error });
    // Of one that was interrupted, some may have come.
    await refresh(data ?? plan);
  };

  return {
    state,
    onChoose: (file: File | undefined) => void check(file),
    onImport: (plan: ArchiveImport) => void run(plan),
  };
}
