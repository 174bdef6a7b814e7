import { projectChoicesQuery, queryKeys } from '@ecritoire/api-client';
import {
  createDocumentBody,
  createProjectBody,
  validateBody,
} from '@ecritoire/contracts/validators';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewDocumentDialog, type NewDocument } from './NewDocumentDialog.tsx';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { makeDocument } from './make-document.ts';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useGoTo } from '../../shared/page/use-go-to.ts';

/** A new document from anywhere in the studio, with a new project where it needs one. */
export default function NewDocumentTool({ onClose }: { onClose: () => void }) {
  const { api, queryClient } = useServices();
  const { language } = useUser();
  const goTo = useGoTo();
  const keys = useIdempotencyKeys();
  const projects = partOf(useQuery(projectChoicesQuery(api)));

  const [made, setMade] = useState<string | null>(null);
  const onProjectMade = (id: string) => {
    setMade(id);
    void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
  };

  const create = useFormAction({
    check: ({ title, project }: NewDocument) => [
      // Its project comes first, and may be yet to be made.
      ...validateBody(createDocumentBody, { title, language }).filter(
        ({ field }) => field === 'title',
      ),
      ...(project.kind === 'new'
        ? validateBody(createProjectBody, { name: project.name, type: 'plain' })
        : []),
    ],
    submit: (document) => makeDocument({ api, keyOf: keys.of, language, onProjectMade }, document),
    touches: [queryKeys.documents, queryKeys.projects],
    onSuccess: async ({ id }) => {
      await goTo(`/app/documents/${id}`);
      onClose();
    },
  });

  return (
    <NewDocumentDialog
      projects={mapPart(projects, (all) => all.filter(({ type }) => type === 'plain'))}
      made={made}
      status={create.status}
      onSubmit={create.submit}
      onClose={onClose}
    />
  );
}
