import type { DocumentSummary, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { PlainProjectDialogs, type PlainProjectDialogsProps } from './PlainProjectDialogs.tsx';
import { ProjectDocuments, type DocumentActions } from './ProjectDocuments.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';

type ProjectDocumentsList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => unknown }
  | { state: 'shown'; documents: readonly DocumentSummary[]; more: LoadMoreProps };

export type PlainProjectScreenProps = PlainProjectDialogsProps &
  DocumentActions & {
    project: Project;
    /** What can be done to the project itself. */
    menu: ReactNode;
    list: ProjectDocumentsList;
    /** The one that was moved last, to be read out: a list says nothing of its order. */
    moved: { title: string; place: number } | null;
    /** It is on its way. */
    isDownloading: boolean;
  };

/** One plain project: its documents in the order of its own. */
export function PlainProjectScreen(props: PlainProjectScreenProps) {
  const { project: texts } = useI18n().LL;
  const { project, list, moved, onDialogChange, onDownload, isDownloading } = props;
  const isEmpty = list.state === 'shown' && list.documents.length === 0;
  // Until that is known: a button that goes again may go from under a hand.
  const isCreatedBelow = isEmpty || list.state === 'loading';
  const create = (
    <Button tone="primary" icon="file-plus" onPress={() => onDialogChange({ kind: 'creating' })}>
      {texts.newDocument()}
    </Button>
  );
  return (
    <Stack gap={8}>
      <Stack as="header" gap={3}>
        <Stack media="screen" align="start">
          <Link href="/app/projects">{texts.back()}</Link>
        </Stack>
        <Inline justify="between" align="end" gap={5}>
          <Stack gap={2}>
            <Inline gap={2} align="start" grow="words">
              <Heading level={1} isWritten>
                {project.name}
              </Heading>
              <Stack media="screen">{props.menu}</Stack>
            </Inline>
            {project.description === null ? null : (
              <Text tone="muted" family="reading" size="lg" isWritten>
                {project.description}
              </Text>
            )}
          </Stack>
          {isCreatedBelow ? null : (
            <Inline gap={3}>
              {create}
              <Button
                icon="download"
                isPending={isDownloading}
                pendingLabel={texts.downloading()}
                onPress={() => onDownload(null)}
              >
                {texts.downloadAll()}
              </Button>
            </Inline>
          )}
        </Inline>
      </Stack>
      {isEmpty ? (
        <EmptyState icon="file-text" title={texts.emptyTitle()} actions={create}>
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <Listed {...props} />
      )}
      <VisuallyHidden>
        <span role="status">
          {moved ? texts.moved({ ...moved, count: project.documentCount }) : ''}
        </span>
      </VisuallyHidden>
      <PlainProjectDialogs {...props} />
    </Stack>
  );
}

function Listed({ list, ...props }: PlainProjectScreenProps) {
  const { common, documents: documentsTexts } = useI18n().LL;
  if (list.state === 'loading') return <Skeleton lines={6} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        title={documentsTexts.failedTitle()}
        actions={<RetryButton tone="primary" onRetry={list.onRetry} />}
      >
        {list.message}
      </ErrorState>
    );
  }
  return <Documents {...props} {...list} />;
}

type DocumentsProps = Omit<PlainProjectScreenProps, 'list'> &
  Omit<Extract<ProjectDocumentsList, { state: 'shown' }>, 'state'>;

function Documents({ more, ...props }: DocumentsProps) {
  const { documents: documentsTexts, project: texts, projects } = useI18n().LL;
  const documents = useDeferredRows(props.documents);
  const count = documents.length;
  const all = props.project.documentCount;
  const some = all > count ? texts.shownOf({ count, all }) : documentsTexts.shown({ count });
  const shown = more.hasMore ? some : projects.documents({ count });
  return (
    <Stack gap={2}>
      {documents.length > 1 ? (
        <Text size="sm" tone="muted">
          {texts.orderHint()}
        </Text>
      ) : null}
      <LongList {...more} count={count} shown={shown}>
        <ProjectDocuments {...props} documents={documents} hasMore={more.hasMore} />
      </LongList>
    </Stack>
  );
}
