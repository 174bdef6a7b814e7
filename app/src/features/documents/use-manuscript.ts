import { useState } from 'react';
import type { ManuscriptText } from './manuscript.ts';
import { fileNameOf } from './file-name.ts';
import { saveFile } from './save-file.ts';
import { useServices, useUser } from '../../shared/services/services.ts';

/** Reads what the file holds, and reports how many texts have come. */
type Read = (onProgress: (count: number) => void) => Promise<readonly ManuscriptText[]>;

/** Makes a file for word processors of what one has written, and saves it; a toast says if it cannot. */
export function useManuscript() {
  const { toasts } = useServices();
  const { name: author } = useUser();
  const [count, setCount] = useState<number | null>(null);

  const make = async (title: string, read: Read) => {
    const [texts, { manuscriptOf }] = await Promise.all([
      read(setCount),
      import('./manuscript.ts'),
    ]);
    saveFile(fileNameOf(title, 'docx'), await manuscriptOf(texts, { title, author }));
  };
  return {
    /** How many texts have come for the file that is being made; null while none is. */
    count,
    download: (title: string, read: Read): void => {
      if (count !== null) return;
      setCount(0);
      void make(title, read)
        .catch(() =>
          toasts.send({ type: 'add', tone: 'error', messageKey: 'documents.downloadFailed' }),
        )
        .finally(() => setCount(null));
    },
  };
}
