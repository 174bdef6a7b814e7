import { projectChoicesQuery, queryKeys } from '@ecritoire/api-client';
import type { Document, DocumentVersion } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import {
  createDocumentBody,
  createDocumentVersionBody,
  createProjectBody,
  renameDocumentVersionBody,
  validateBody,
} from '@ecritoire/contracts/validators';
import { useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText, savesOf } from './copy-text.ts';
import { activateSession, noSession } from './restore-text.ts';
import type { VersionDialog } from './version-dialog.ts';
import { VersionDialogs } from './VersionDialogs.tsx';
import { versionFailure } from './version-failure.ts';
import { makeDocument, type NewDocument } from '../documents/index.ts';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { deletedFrom } from '../../shared/forms/made-from.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { useGoTo } from '../../shared/page/use-go-to.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionTaskProps = {
  document: Document;
  dialog: Exclude<VersionDialog, { kind: 'none' }>;
  /** What opening a new document says of the session that writes it. */
  sessionNote: string;
  onKept: (version: DocumentVersion) => void;
  onNamed: (version: DocumentVersion) => void;
  onDeleted: (id: string) => void;
  onClose: () => void;
};

/** Does what a dialog about a version asks for. */
export function VersionTask({
  document,
  dialog,
  sessionNote,
  onClose,
  ...props
}: VersionTaskProps) {
  const services = useServices();
  const { api, queryClient } = services;
  const { id: documentId } = document;
  const texts = useTexts(versionsTexts);
  const formats = useFormats();
  const goTo = useGoTo();
  const keys = useIdempotencyKeys();
  const list = [queryKeys.documentVersions(documentId)];
  const keep = useFormAction({
    check: (body: { name?: string }) => validateBody(createDocumentVersionBody, body),
    submit: (body) =>
      api.createDocumentVersion(documentId, body, { idempotencyKey: keys.of(body) }),
    touches: list,
    successKey: 'documentVersions.kept',
    onSuccess: (version) => {
      props.onKept(version);
      onClose();
    },
  });
  const name = useFormAction({
    check: ({ body }: { id: string; body: { name: string | null } }) =>
      validateBody(renameDocumentVersionBody, body),
    submit: ({ id, body }) => api.renameDocumentVersion(documentId, id, body),
    touches: list,
    onSuccess: (version) => {
      props.onNamed(version);
      onClose();
    },
  });
  const remove = useFormAction({
    submit: async (id: string) => {
      const result = await deletedFrom(api.deleteDocumentVersion(documentId, id), {
        messageKey: 'documentVersions.notFound',
        refresh: () => Promise.resolve(),
      });
      return result.success ? { ...result, data: { id } } : result;
    },
    touches: list,
    successKey: 'documentVersions.deleted',
    onSuccess: ({ id }) => {
      props.onDeleted(id);
      onClose();
    },
  });
  const [made, setMade] = useState<string | null>(null);
  const [saves] = useState(() =>
    dialog.kind === 'opening' ? savesOf(dialog.version.paragraphs) : [],
  );
  const open = useFormAction({
    check: ({ title, project }: NewDocument) => [
      ...validateBody(createDocumentBody, { title, language: document.language }).filter(
        ({ field }) => field === 'title',
      ),
      ...(project.kind === 'new'
        ? validateBody(createProjectBody, { name: project.name, type: 'plain' })
        : []),
    ],
    submit: async (asked) => {
      const { projectId } = document;
      if (saves.length > 0 && !(await activateSession(services, { projectId }))) return noSession();
      const result = await makeDocument(
        {
          api,
          keyOf: keys.of,
          language: document.language,
          onProjectMade: (id) => {
            setMade(id);
            void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
          },
        },
        asked,
      );
      if (!result.success) return result;
      const copied = await copyText(api, result.data.id, saves, keys.of);
      return copied.success ? result : copied;
    },
    touches: [queryKeys.documents, queryKeys.projects],
    onSuccess: async ({ id }) => {
      await goTo(`/app/documents/${id}`);
      onClose();
    },
  });
  const projects = partOf(
    useQuery({ ...projectChoicesQuery(api), enabled: dialog.kind === 'opening' }),
  );
  const { status, messageKey } = { keeping: keep, naming: name, deleting: remove, opening: open }[
    dialog.kind
  ];
  const title = formats.title(document);
  const when = dialog.kind === 'opening' ? formats.day(dialog.version.createdAt) : '';
  const copy = texts.copyOf({ title, when });
  return (
    <VersionDialogs
      dialog={dialog}
      form={{ ...status, message: versionFailure(texts, messageKey, status.message) }}
      opening={{
        projects: mapPart(projects, (all) => all.filter(({ type }) => type === 'plain')),
        made,
        title: copy.length > limits.createDocument.title ? title : copy,
        projectId: document.projectId,
        note: sessionNote,
        onSubmit: open.submit,
      }}
      onKeep={(given) => keep.submit(given.trim() === '' ? {} : { name: given })}
      onName={(id, given) =>
        name.submit({ id, body: { name: given.trim() === '' ? null : given } })
      }
      onDelete={remove.submit}
      onClose={onClose}
    />
  );
}
