import { queryKeys, type Result } from '@ecritoire/api-client';
import type { RestoredFromTrash, TrashItem } from '@ecritoire/contracts';
import { useState } from 'react';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { restoreFocusToRow } from '../../shared/runtime/navigation-focus.ts';
import { useServices } from '../../shared/services/services.ts';
import type { NoPlace } from './ChoosePlaceDialog.tsx';
import { refreshAll, restore, withoutItem } from './restore.ts';
import type { TrashDialog } from './TrashDialogs.tsx';

type Placing = { item: TrashItem; projectId: string };

/** What a refusal asks for: another place. */
const noPlaceOf = (messageKey: string): NoPlace | null =>
  messageKey === 'trash.projectGone'
    ? 'projectGone'
    : messageKey === 'trash.dayTaken'
      ? 'dayTaken'
      : null;

/** What is done to what is in the trash; what is gone from there meanwhile goes from the list, too. */
export function useTrashTasks(
  items: readonly TrashItem[],
  setDialog: (dialog: TrashDialog) => void,
) {
  const services = useServices();
  const { api, navigationFocus, queryClient, toasts } = services;
  const [restoringIds, setRestoringIds] = useState<ReadonlySet<string>>(new Set());
  const close = () => setDialog({ kind: 'none' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.trash });
  const focusAfter = ({ id }: TrashItem) =>
    restoreFocusToRow(items.findIndex((item) => item.id === id));

  const restoreHere = async (item: TrashItem): Promise<void> => {
    setRestoringIds((ids) => new Set(ids).add(item.id));
    const result = await restore(services, item.id);
    setRestoringIds((ids) => new Set([...ids].filter((id) => id !== item.id)));
    if (result.success) return focusAfter(item);
    const { messageKey } = result.error;
    const why = noPlaceOf(messageKey);
    if (why !== null) return setDialog({ kind: 'placing', item, why });
    toasts.send({ type: 'add', tone: 'error', messageKey });
    return void refresh();
  };

  const placing = useFormAction({
    submit: async ({ item, projectId }: Placing): Promise<Result<RestoredFromTrash>> => {
      const result = await restore(services, item.id, projectId);
      if (result.success) {
        close();
        focusAfter(item);
      } else if (result.error.messageKey === 'projects.notFound') {
        await queryClient.invalidateQueries({ queryKey: queryKeys.projects });
      }
      return result;
    },
    touches: [],
  });
  const deleting = useFormAction({
    submit: async (item: TrashItem) => {
      // Another device may have restored it meanwhile, and written in it.
      const result = await api.deleteFromTrash(item.id, { deletedAt: item.deletedAt });
      if (result.success) {
        close();
        withoutItem(queryClient, item.id);
        focusAfter(item);
      } else if (result.error.status === 404) await refreshAll(queryClient);
      return result;
    },
    touches: [queryKeys.trash, queryKeys.documents],
    successKey: 'trash.deleted',
  });
  const emptying = useFormAction({
    // What another device deletes meanwhile has not been seen.
    submit: ([newest]: readonly TrashItem[]) =>
      api.emptyTrash(newest === undefined ? {} : { until: newest.deletedAt }),
    touches: [queryKeys.trash],
    successKey: 'trash.emptied',
    onSuccess: async () => {
      close();
      await refresh();
      navigationFocus.restore();
    },
  });
  const forms = { none: deleting, deleting, emptying, placing };
  return { restoringIds, restore: restoreHere, forms };
}
