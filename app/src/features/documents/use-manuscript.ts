import { useState } from 'react';
import type { ManuscriptText } from './manuscript.ts';
import { fileNameOf } from './file-name.ts';
import { saveFile } from './save-file.ts';
import { useServices, useUser } from '../../shared/services/services.ts';

/** Makes a file for word processors of what one has written, and saves it; a toast says if it cannot. */
export function useManuscript() {
  const { toasts } = useServices();
  const { name: author } = useUser();
  const [isMaking, setMaking] = useState(false);

  const make = async (title: string, read: () => Promise<readonly ManuscriptText[]>) => {
    const [texts, { manuscriptOf }] = await Promise.all([read(), import('./manuscript.ts')]);
    saveFile(fileNameOf(title, 'docx'), await manuscriptOf(texts, { title, author }));
  };
  return {
    isMaking,
    download: (title: string, read: () => Promise<readonly ManuscriptText[]>): void => {
      if (isMaking) return;
      setMaking(true);
      void make(title, read)
        .catch(() =>
          toasts.send({ type: 'add', tone: 'error', messageKey: 'documents.downloadFailed' }),
        )
        .finally(() => setMaking(false));
    },
  };
}
