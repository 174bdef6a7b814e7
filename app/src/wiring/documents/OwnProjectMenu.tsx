import { projectQuery } from '@ecritoire/api-client';
import type { Project } from '@ecritoire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ProjectDialogs, type ProjectDialog } from '../../screens/ProjectDialogs.tsx';
import { ProjectMenu } from '../../screens/ProjectMenu.tsx';
import { focusLostHeading } from '../page/arrival.ts';
import { useStudio } from '../studio.ts';
import { useProjectTasks } from './use-project-tasks.ts';

/** The menu of the project whose page this is, with what it opens. */
export function OwnProjectMenu({ project }: { project: Project }) {
  const { api, queryClient } = useStudio();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ProjectDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const { update, remove } = useProjectTasks({
    refresh: async () => {
      const { queryKey } = projectQuery(api, project.id);
      await queryClient.refetchQueries({ queryKey, exact: true });
      const current = queryClient.getQueryData(queryKey) ?? project;
      setDialog((open) => ('project' in open ? { ...open, project: current } : open));
    },
    onUpdated: close,
    onDeleted: async () => {
      // There is no page to come back to.
      await navigate({ to: '/app/projects', replace: true });
      // The question stood over the list as that came.
      focusLostHeading();
    },
  });
  const forms = { none: update, editing: update, deleting: remove };
  return (
    <>
      <ProjectMenu
        name={project.name}
        onChoose={(kind) => {
          forms[kind].reset();
          setDialog({ kind, project });
        }}
      />
      <ProjectDialogs
        dialog={dialog}
        form={forms[dialog.kind].status}
        onUpdate={({ id, version }, form) => update.submit({ ...form, id, version })}
        onDelete={remove.submit}
        onClose={close}
      />
    </>
  );
}
