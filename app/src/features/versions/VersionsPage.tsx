import {
  documentVersionQuery,
  documentVersionsQuery,
  queryKeys,
  versionDifferenceQuery,
} from '@ecritoire/api-client';
import type { Document, DocumentVersion, DocumentVersionText } from '@ecritoire/contracts';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { Skeleton, usePart } from '@ecritoire/ui';
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { comparedOf, now, type Against } from './against.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useRestoring } from './use-restoring.ts';
import type { VersionDialog } from './version-dialog.ts';
import { versionFailure } from './version-failure.ts';
import { VersionsScreen } from './VersionsScreen.tsx';
import { plainTextOf } from '../../shared/editing/plain-text.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { itemsPartOf, partOf } from '../../shared/lists/part-of.ts';
import { useFocusAfterDelete } from '../../shared/lists/use-focus-after-delete.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useServices } from '../../shared/services/services.ts';
import { phaseOf } from '../../shared/session/writing-session.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionsPageProps = {
  document: Document;
  /** The version of the address; the newest where it names none. */
  versionId: string | null;
  /** With what it is compared; null while its text alone is shown. */
  against: Against | null;
  onChoose: (id: string | null) => void;
  onAgainstChange: (against: Against | null) => void;
};

const loadComparing = () => import('./Comparing.tsx');
const loadTask = () => import('./VersionTask.tsx');
const none: VersionDialog = { kind: 'none' };

export function VersionsPage({ document, versionId, against, ...props }: VersionsPageProps) {
  const { onChoose, onAgainstChange } = props;
  const { api, queryClient, session: writingSession } = useServices();
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const title = useFormats().title(document);
  const list = useInfiniteQuery(documentVersionsQuery(api, document.id));
  const versions = itemsPartOf(list);
  const listed = versions.status === 'there' ? versions.data : [];
  const chosenId = versionId ?? listed[0]?.id ?? null;
  const text = useQuery({
    ...documentVersionQuery(api, document.id, chosenId ?? ''),
    ...(chosenId === null && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  useNeighbours(listed, chosenId, {
    ahead: (id) => {
      void queryClient.prefetchQuery(documentVersionQuery(api, document.id, id));
      const compared = against === null ? null : comparedOf(id, against, listed);
      if (compared === null) return;
      void queryClient.prefetchInfiniteQuery(versionDifferenceQuery(api, document.id, compared));
    },
    atEnd: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
  });
  useFocusAfterDelete(listed.length);

  const phase = useSelector(writingSession, phaseOf);
  const session = phase === 'active' ? 'active' : phase === 'paused' ? 'resumes' : 'starts';
  const sessionNote = {
    active: '',
    resumes: texts.resumesSession(),
    starts: texts.startsSession(),
  }[session];
  const restore = useRestoring(document);
  const restoreVersion = ({ id }: DocumentVersionText, paragraphIds?: readonly string[]) =>
    restore.submit({ versionId: id, ...(paragraphIds && { paragraphIds }) });
  const cacheName = ({ id, name }: DocumentVersion) =>
    queryClient.setQueryData(
      documentVersionQuery(api, document.id, id).queryKey,
      (known) => known && { ...known, name },
    );
  const unname = useFormAction({
    submit: (id: string) => api.renameDocumentVersion(document.id, id, { name: null }),
    touches: [queryKeys.documentVersions(document.id)],
    toastsFailure: true,
    onSuccess: cacheName,
  });

  const [dialog, setDialog] = useState(none);
  const close = () => setDialog(none);
  const task = usePart(loadTask, dialog.kind !== 'none', close);
  const comparing = usePart(loadComparing, against !== null, () => onAgainstChange(null));

  return (
    <>
      <PageTitle>{texts.titleOf({ title })}</PageTitle>
      <VersionsScreen
        document={document}
        versions={versions}
        more={loadMoreOf(list)}
        chosenId={chosenId}
        onChoose={(id) => {
          restore.reset();
          onChoose(id);
        }}
        onKeep={() => setDialog({ kind: 'keeping' })}
        text={text.error?.status === 404 ? { status: 'gone' } : partOf(text)}
        isOld={text.isPlaceholderData}
        isComparing={against !== null}
        onCompareChange={(isOn) => onAgainstChange(isOn ? now : null)}
        renderComparison={(version) =>
          comparing === null || against === null ? (
            <Skeleton lines={6} label={common.loading()} />
          ) : (
            <comparing.Comparing
              document={document}
              chosenId={version.id}
              versions={listed}
              text={version.paragraphs}
              against={against}
              onAgainstChange={onAgainstChange}
              onRestore={(paragraphIds) => restoreVersion(version, paragraphIds)}
              isRestoring={restore.status.isSubmitting}
            />
          )
        }
        session={session}
        onRestore={restoreVersion}
        isRestoring={restore.status.isSubmitting}
        failure={versionFailure(texts, restore.messageKey, restore.status.message)}
        onCopy={({ paragraphs }) => navigator.clipboard.writeText(plainTextOf(paragraphs))}
        onAction={(action, version) =>
          action === 'unnaming' ? unname.submit(version.id) : setDialog({ kind: action, version })
        }
      />
      {dialog.kind === 'none' || task === null ? null : (
        <task.VersionTask
          key={dialog.kind}
          document={document}
          dialog={dialog}
          sessionNote={sessionNote}
          onKept={({ id }) => onChoose(id)}
          onNamed={cacheName}
          onDeleted={(id) => onChoose(neighbourOf(id, listed))}
          onClose={close}
        />
      )}
    </>
  );
}

/** The one that is shown once a version is gone: the older one beside it, or the newer. */
function neighbourOf(id: string, versions: readonly DocumentVersion[]): string | null {
  const place = versions.findIndex((version) => version.id === id);
  return (versions[place + 1] ?? versions[place - 1])?.id ?? null;
}
