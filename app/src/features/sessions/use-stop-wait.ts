import { useI18n } from '@ecritoire/i18n/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useServices } from '../../shared/services/services.ts';

/** Milliseconds that a pause or an end usually takes at most: nothing is said of it before. */
const usualWait = 1000;

/** For which words a pause or an end waits; null where it waits for none, or not for long. */
export function useStopWait(isStopping: boolean): { message: string; left: string } | null {
  const [isLong, setIsLong] = useState(false);
  const { LL } = useI18n();
  const { words, documentSync } = useServices();
  const formats = useFormats();
  useEffect(() => {
    if (!isStopping) return;
    const timer = setTimeout(() => setIsLong(true), usualWait);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isStopping]);

  const isSaid = isStopping && isLong;
  const count = useSyncExternalStore(words.subscribe, () =>
    isSaid ? (words.mostUnsent()?.words ?? 0) : 0,
  );
  const documentId = useSyncExternalStore(words.subscribe, () =>
    isSaid ? (words.mostUnsent()?.documentId ?? null) : null,
  );
  const sync = documentSync();
  if (documentId === null || sync === null) return null;
  const name = sync.titleOf(documentId);
  const texts = LL.session.savesFirst;
  return {
    message: name ? texts.named({ title: formats.title(name) }) : texts.unnamed(),
    left: texts.left({ words: count }),
  };
}
