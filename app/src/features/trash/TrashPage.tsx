import { projectChoicesQuery, queryKeys, readTrash, trashQuery } from '@ecritoire/api-client';
import type { TrashItem } from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { partOf } from '../../shared/lists/part-of.ts';
import { useListFailure } from '../../shared/lists/use-list-failure.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useServices } from '../../shared/services/services.ts';
import type { TrashDialog } from './TrashDialogs.tsx';
import { TrashScreen } from './TrashScreen.tsx';
import { useTrashTasks } from './use-trash-tasks.ts';

export function TrashPage() {
  const { api, toasts, queryClient } = useServices();
  const texts = useTexts(trashTexts);
  const query = useInfiniteQuery(trashQuery(api));
  const failure = useListFailure(query);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [dialog, setDialog] = useState<TrashDialog>({ kind: 'none' });
  const [isCounting, setCounting] = useState(false);
  const tasks = useTrashTasks(items, setDialog);
  const { forms } = tasks;
  const projects = useQuery({ ...projectChoicesQuery(api), enabled: dialog.kind === 'placing' });
  const show = (next: TrashDialog) => {
    forms[next.kind].reset();
    setDialog(next);
  };
  const askToEmpty = async () => {
    setCounting(true);
    try {
      const all: TrashItem[] = await readTrash(api);
      if (all.length > 0) show({ kind: 'emptying', items: all });
      else await queryClient.invalidateQueries({ queryKey: queryKeys.trash });
    } catch {
      toasts.send({ type: 'add', tone: 'error', messageKey: 'trash.readFailed' });
    } finally {
      setCounting(false);
    }
  };
  return (
    <>
      <PageTitle>{texts.title()}</PageTitle>
      <TrashScreen
        list={
          query.data === undefined
            ? failure === null
              ? { state: 'loading' }
              : { state: 'failed', message: failure.message, onRetry: failure.onRetry }
            : { state: 'shown', items, more: loadMoreOf(query) }
        }
        restoringIds={tasks.restoringIds}
        onRestore={(item) => {
          if (item.kind !== 'project' && item.projectId === null) {
            show({ kind: 'placing', item, why: 'projectGone' });
          } else void tasks.restore(item);
        }}
        onAskToEmpty={() => void askToEmpty()}
        isCounting={isCounting}
        dialog={dialog}
        onDialogChange={show}
        form={forms[dialog.kind].status}
        projects={partOf(projects)}
        onDelete={forms.deleting.submit}
        onEmpty={forms.emptying.submit}
        onPlace={(item, projectId) => forms.placing.submit({ item, projectId })}
      />
    </>
  );
}
