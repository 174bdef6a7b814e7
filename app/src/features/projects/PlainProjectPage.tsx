import {
  documentsQuery,
  projectChoicesQuery,
  queryKeys,
  textsOf,
  unwrap,
  readWhole,
} from '@ecritoire/api-client';
import type { DocumentSummary, Project, UpdateDocumentRequest } from '@ecritoire/contracts';
import {
  createDocumentBody,
  updateDocumentBody,
  validateBody,
} from '@ecritoire/contracts/validators';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PlainProjectDialog } from './PlainProjectDialogs.tsx';
import { PlainProjectScreen } from './PlainProjectScreen.tsx';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import type { ListSearch } from '../../shared/lists/list-search-in.ts';
import { useListTools } from '../../shared/lists/use-list-tools.ts';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { asItIs, deletedFrom, madeFrom } from '../../shared/forms/made-from.ts';
import { OwnProjectMenu } from './OwnProjectMenu.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { useDocumentOrder, useManuscript } from '../documents/index.ts';
import { useSayTrashed } from '../trash/index.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useFocusAfterDelete } from '../../shared/lists/use-focus-after-delete.ts';
import { useListFailure } from '../../shared/lists/use-list-failure.ts';

/** A plain project: its documents, in its own order. */
export function PlainProjectPage({ project, filter }: { project: Project; filter: ListSearch }) {
  const { api, queryClient, putAwayText } = useServices();
  const navigate = useNavigate();
  const query = useInfiniteQuery({
    ...documentsQuery(api, project.id, filter),
    placeholderData: keepPreviousData,
  });
  const failure = useListFailure(query);
  const documents = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [dialog, setDialog] = useState<PlainProjectDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const open = ({ id }: { id: string }) =>
    navigate({ to: '/app/documents/$documentId', params: { documentId: id } });

  const refresh = async () => {
    const pages = await readWhole(queryClient, documentsQuery(api, project.id, filter));
    setDialog((seen) =>
      'document' in seen ? { ...seen, document: asItIs(seen.document, pages) } : seen,
    );
  };
  const { create, edit, moveTo, remove } = useDocumentTasks(project.id, refresh, close, open);
  const forms = {
    none: create,
    creating: create,
    editing: edit,
    moving: moveTo,
    deleting: remove,
  };
  const { moved, move } = useDocumentOrder(project.id);
  const moveDown = async (document: DocumentSummary) => {
    const isLast = documents.at(-1)?.id === document.id;
    const { data } = isLast ? await query.fetchNextPage() : query;
    const all = data?.pages.flatMap(({ items }) => items) ?? [];
    const next = all[all.findIndex(({ id }) => id === document.id) + 1];
    if (next !== undefined) await move(document, next.id);
  };
  const choices = useQuery({ ...projectChoicesQuery(api), enabled: dialog.kind === 'moving' });
  useFocusAfterDelete(documents.length);
  const { download, count } = useManuscript();

  return (
    <>
      <PageTitle>{project.name}</PageTitle>
      <PlainProjectScreen
        project={project}
        menu={<OwnProjectMenu project={project} />}
        list={
          query.data === undefined
            ? failure === null
              ? { state: 'loading' }
              : { state: 'failed', message: failure.message, onRetry: failure.onRetry }
            : {
                state: 'shown',
                documents,
                more: loadMoreOf(query),
                isOld: query.isPlaceholderData,
              }
        }
        tools={useListTools(filter)}
        moved={moved}
        onMove={(document, after) => void move(document, after)}
        onMoveDown={(document) => void moveDown(document)}
        onOpen={(document) => void open(document)}
        downloaded={count}
        onDownload={(document) =>
          download(document?.title ?? project.name, async (onProgress) => {
            // What was typed a moment ago is in it as well.
            await putAwayText();
            return document === null
              ? textsOf(api, project.id, onProgress)
              : [unwrap(await api.getDocument(document.id))];
          })
        }
        otherProjects={mapPart(partOf(choices), (all) =>
          all.filter(({ id, type }) => type === 'plain' && id !== project.id),
        )}
        form={forms[dialog.kind].status}
        onCreate={create.submit}
        onEdit={({ id, version }, edited) => edit.submit({ id, version, edited })}
        onMoveTo={({ id, version }, projectId) => moveTo.submit({ id, version, projectId })}
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

type Seen = Pick<DocumentSummary, 'id' | 'version'>;

/**
 * What a form does to a document; each change is made from what its dialog was opened with.
 * @param refresh has it show what there is by now.
 */
function useDocumentTasks(
  projectId: string,
  refresh: () => Promise<void>,
  close: () => void,
  open: (document: { id: string }) => unknown,
) {
  const { api } = useServices();
  const { language } = useUser();
  const keys = useIdempotencyKeys();
  const sayTrashed = useSayTrashed();
  const stale = { messageKey: 'documents.changedRemotely', refresh };

  const create = useFormAction({
    check: (title) => validateBody(createDocumentBody, { projectId, title, language }),
    submit: (title: string) => {
      const body = { projectId, title, language };
      return api.createDocument(body, { idempotencyKey: keys.of(body) });
    },
    touches: [queryKeys.documents, queryKeys.projects],
    onSuccess: (document) => {
      keys.forget();
      return open(document);
    },
  });
  const edit = useFormAction({
    check: ({ edited }) => validateBody(updateDocumentBody, edited),
    submit: ({ id, version, edited }: Seen & { edited: UpdateDocumentRequest }) =>
      madeFrom(api.updateDocument(id, edited, { version }), stale),
    touches: [queryKeys.documents, queryKeys.sessions],
    successKey: 'documents.updated',
    onSuccess: close,
  });
  const moveTo = useFormAction({
    // To the end of it.
    submit: ({ id, version, projectId: other }: Seen & { projectId: string }) =>
      madeFrom(api.moveDocument(id, { projectId: other }, { version }), stale),
    touches: [queryKeys.documents, queryKeys.projects],
    successKey: 'documents.movedToProject',
    onSuccess: close,
  });
  const remove = useFormAction({
    submit: async ({ id, title, updatedAt }: DocumentSummary) => {
      const result = await deletedFrom(api.deleteDocument(id, { updatedAt }), {
        ...stale,
        messageKey: 'documents.changedBeforeDeletion',
      });
      return result.success ? { ...result, data: { id, title } } : result;
    },
    touches: [queryKeys.documents, queryKeys.projects, queryKeys.sessions, queryKeys.trash],
    onSuccess: (deleted) => {
      close();
      sayTrashed('documents.deleted', deleted);
    },
  });
  return { create, edit, moveTo, remove };
}
