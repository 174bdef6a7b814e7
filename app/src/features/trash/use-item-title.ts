import type { TrashItem } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** What something in the trash is called: an entry by its day. */
export function useItemTitle(): (item: Pick<TrashItem, 'kind' | 'title'>) => string {
  const texts = useTexts(trashTexts);
  const formats = useFormats();
  return ({ kind, title }) =>
    kind === 'journalEntry' ? texts.entryOf({ day: formats.date(title) }) : title;
}
