import { projectQuery } from '@ecritoire/api-client';
import type { Project } from '@ecritoire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ProjectDialogs, type ProjectDialog } from './ProjectDialogs.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { soon } from '../../shared/forms/made-from.ts';
import { useServices } from '../../shared/services/services.ts';
import { useProjectTasks } from './use-project-tasks.ts';

/** The menu of the project whose page this is, with what it opens. */
export function OwnProjectMenu({ project }: { project: Project }) {
  const { api, navigationFocus, putAwayText, queryClient } = useServices();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ProjectDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  /** As the server has it; as it was seen where that does not answer soon. */
  const asOfNow = async () => {
    const { data } = await api.getProject(project.id, { signal: soon() });
    if (data) queryClient.setQueryData(projectQuery(api, project.id).queryKey, data);
    return data ?? project;
  };
  const { update, remove } = useProjectTasks({
    refresh: async () => {
      const current = await asOfNow();
      setDialog((open) => ('project' in open ? { ...open, project: current } : open));
    },
    onUpdated: close,
    onDeleted: async () => {
      // There is no page to come back to.
      await navigate({ to: '/app/projects', replace: true });
      // The question stood over the list as that came.
      navigationFocus.restore();
    },
  });
  const forms = { none: update, editing: update, deleting: remove };
  return (
    <>
      <ProjectMenu
        name={project.name}
        onChoose={async (kind) => {
          forms[kind].reset();
          if (kind === 'editing') return setDialog({ kind, project });
          // The page of a journal may hold words that are to go with it, and are no surprise then.
          await putAwayText();
          setDialog({ kind, project: await asOfNow() });
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
