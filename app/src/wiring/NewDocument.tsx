import { projectChoicesQuery } from '@ecritoire/api-client';
import {
  createDocumentBody,
  createProjectBody,
  validateBody,
} from '@ecritoire/contracts/validators';
import { useI18n } from '@ecritoire/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { NewDocumentDialog, type NewDocument } from '../screens/NewDocumentDialog.tsx';
import { useIdempotencyKeys } from './idempotency-keys.ts';
import { mapPart, partOf } from './part-of.ts';
import { useStudio } from './studio.ts';
import { useFormAction } from './use-form-action.ts';
import { useGoTo } from './use-go-to.ts';

/** A new document from anywhere in the studio, with a new project where it needs one. */
export default function NewDocumentTool({ onClose }: { onClose: () => void }) {
  const { api } = useStudio();
  const { locale } = useI18n();
  const goTo = useGoTo();
  const keys = useIdempotencyKeys();
  const projects = partOf(useQuery(projectChoicesQuery(api)));

  const create = useFormAction({
    check: ({ title, project }: NewDocument) => [
      ...validateBody(createDocumentBody, {
        projectId: project.kind === 'known' ? project.id : crypto.randomUUID(),
        title,
        language: locale,
      }),
      ...(project.kind === 'new'
        ? validateBody(createProjectBody, { name: project.name, type: 'plain' })
        : []),
    ],
    submit: async ({ title, project }) => {
      let projectId = project.kind === 'known' ? project.id : '';
      if (project.kind === 'new') {
        const body = { name: project.name, type: 'plain' } as const;
        const made = await api.createProject(body, { idempotencyKey: keys.of(body) });
        if (!made.success) return made;
        projectId = made.data.id;
      }
      const body = { projectId, title, language: locale };
      return api.createDocument(body, { idempotencyKey: keys.of(body) });
    },
    successKey: 'documents.created',
    onSuccess: async ({ id }) => {
      await goTo(`/app/documents/${id}`);
      onClose();
    },
  });

  return (
    <NewDocumentDialog
      projects={mapPart(projects, (all) => all.filter(({ type }) => type === 'plain'))}
      status={create.status}
      onSubmit={create.submit}
      onClose={onClose}
    />
  );
}
