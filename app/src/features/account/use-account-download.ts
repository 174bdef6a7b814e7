import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DownloadProps, DownloadState } from './Download.tsx';
import { saveFile } from '../documents/index.ts';
import { useServices } from '../../shared/services/services.ts';

/**
 * Fetches a file of everything that the account holds, and saves it once it is whole.
 *
 * @param options.startsAtOnce the sign-in that it needs has just been confirmed.
 */
export function useAccountDownload({
  operation,
  startsAtOnce,
}: {
  operation: 'exportAccount' | 'archiveAccount';
  startsAtOnce: boolean;
}): Pick<DownloadProps, 'file' | 'onStart' | 'onCancel'> {
  const { api } = useServices();
  const [file, setFile] = useState<DownloadState>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);

  const run = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.abort();
    running.current = controller;
    const show = (state: DownloadState) => {
      if (!signal.aborted) setFile(state);
    };
    show({ state: 'running', bytes: 0 });
    const onProgress = (bytes: number) => show({ state: 'running', bytes });
    const { data, error } = await api[operation]({ signal, onProgress });
    if (error?.messageKey === 'auth.freshSignInRequired') return show({ state: 'unconfirmed' });
    if (data === null) return show({ state: 'failed' });
    if (signal.aborted) return undefined;
    saveFile(data.name, data.content);
    return show({ state: 'done', name: data.name, bytes: data.content.size });
  };
  const start = useEffectEvent(() => void run());
  useEffect(() => {
    if (startsAtOnce) start();
    return () => running.current?.abort();
  }, [startsAtOnce]);
  return {
    file,
    onStart: () => void run(),
    onCancel: () => {
      running.current?.abort();
      setFile({ state: 'idle' });
    },
  };
}
