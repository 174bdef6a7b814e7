import { queryKeys } from '@ecritoire/api-client';
import type { Project } from '@ecritoire/contracts';
import { updateProjectBody, validateBody } from '@ecritoire/contracts/validators';
import type { QueryKey } from '@tanstack/react-query';
import type { ProjectForm } from './ProjectFormDialog.tsx';
import { deletedFrom, madeFrom } from '../../shared/forms/made-from.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useSayTrashed } from '../trash/index.ts';
import { useServices } from '../../shared/services/services.ts';

type ProjectTaskOptions = {
  /** Has the dialog show what there is by now, with what was written in it. */
  refresh: () => Promise<unknown>;
  onUpdated: () => void;
  /** Leaves what shows it: only then it is forgotten. */
  onDeleted: () => unknown;
};

/** What a form does to a project: each change is made from what its dialog was opened with. */
export function useProjectTasks({ refresh, onUpdated, onDeleted }: ProjectTaskOptions) {
  const { api, queryClient } = useServices();
  const sayTrashed = useSayTrashed();
  const update = useFormAction({
    check: (form) => validateBody(updateProjectBody, changesOf(form)),
    submit: ({ id, version, ...form }: ProjectForm & Pick<Project, 'id' | 'version'>) =>
      madeFrom(api.updateProject(id, changesOf(form), { version }), {
        messageKey: 'projects.changedRemotely',
        failureKey: 'projects.updateFailed',
        refresh,
      }),
    touches: [queryKeys.projects, queryKeys.documents, queryKeys.sessionLists],
    successKey: 'projects.updated',
    onSuccess: onUpdated,
  });
  const remove = useFormAction({
    submit: async ({ id, name, updatedAt }: Project) => {
      const messageKey = 'projects.changedBeforeDeletion';
      const result = await deletedFrom(api.deleteProject(id, { updatedAt }), {
        messageKey,
        refresh,
      });
      return result.success ? { ...result, data: { id, name } } : result;
    },
    touches: [
      queryKeys.projects,
      queryKeys.documents,
      queryKeys.sessions,
      queryKeys.calendar,
      queryKeys.trash,
    ],
    onSuccess: async ({ id, name }) => {
      await onDeleted();
      // What was known of it and of what it held is not asked for again.
      const isOfIt = ({ queryKey }: { queryKey: QueryKey }) => queryKey.includes(id);
      queryClient.removeQueries({ predicate: isOfIt });
      // Not by its form, which is gone with the page that was left.
      sayTrashed('projects.deleted', { id, title: name });
    },
  });
  return { update, remove };
}

const changesOf = ({ name, description }: ProjectForm) => ({
  name,
  description: description.trim() || null,
});
