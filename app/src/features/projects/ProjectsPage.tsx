import { projectsQuery, queryKeys, readWhole } from '@ecritoire/api-client';
import { createProjectBody, validateBody } from '@ecritoire/contracts/validators';
import { useI18n } from '@ecritoire/i18n/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProjectForm } from './ProjectFormDialog.tsx';
import { ProjectsScreen, type ProjectsDialog } from './ProjectsScreen.tsx';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import type { ListSearch } from '../../shared/lists/list-search-in.ts';
import { useListTools } from '../../shared/lists/use-list-tools.ts';
import { asItIs } from '../../shared/forms/made-from.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useFocusAfterDelete } from '../../shared/lists/use-focus-after-delete.ts';
import { useListFailure } from '../../shared/lists/use-list-failure.ts';
import { useProjectTasks } from './use-project-tasks.ts';

/** All projects: each change is made from what its dialog was opened with, or has said it is by now. */
export function ProjectsPage({ filter }: { filter: ListSearch }) {
  const { api, queryClient } = useServices();
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  const projects = useInfiniteQuery({
    ...projectsQuery(api, filter),
    placeholderData: keepPreviousData,
  });
  const failure = useListFailure(projects);
  const [dialog, setDialog] = useState<ProjectsDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const shown = projects.data?.pages.flatMap(({ items }) => items) ?? [];
  useFocusAfterDelete(shown.length);
  const { update, remove } = useProjectTasks({
    refresh: async () => {
      const pages = await readWhole(queryClient, projectsQuery(api, filter));
      setDialog((open) =>
        'project' in open ? { ...open, project: asItIs(open.project, pages) } : open,
      );
    },
    onUpdated: close,
    onDeleted: close,
  });
  const create = useFormAction({
    check: (form) => validateBody(createProjectBody, withoutBlanks(form)),
    submit: (form: ProjectForm) => {
      const body = withoutBlanks(form);
      return api.createProject(body, { idempotencyKey: keys.of(body) });
    },
    touches: [queryKeys.projects],
    onSuccess: ({ id }) => {
      keys.forget();
      return navigate({ to: '/app/projects/$projectId', params: { projectId: id } });
    },
  });
  const forms = { none: create, creating: create, editing: update, deleting: remove };

  return (
    <>
      <PageTitle>{useI18n().LL.projects.title()}</PageTitle>
      <ProjectsScreen
        list={
          projects.data === undefined
            ? failure === null
              ? { state: 'loading' }
              : { state: 'failed', message: failure.message, onRetry: failure.onRetry }
            : {
                state: 'shown',
                projects: shown,
                total: projects.data.pages[0]?.total,
                more: loadMoreOf(projects),
                isOld: projects.isPlaceholderData,
              }
        }
        tools={useListTools(filter)}
        form={forms[dialog.kind].status}
        onCreate={create.submit}
        onUpdate={({ id, version }, form) => update.submit({ ...form, id, version })}
        onDelete={remove.submit}
        dialog={dialog}
        onDialogChange={(next) => {
          forms[next.kind].reset();
          setDialog(next);
        }}
      />
    </>
  );
}

const withoutBlanks = ({ description, ...form }: ProjectForm) =>
  description.trim() === '' ? form : { ...form, description };
