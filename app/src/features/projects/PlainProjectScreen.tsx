import type { ListedDocument, Project } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
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
import { ListTools, type ListToolsState } from '../../shared/lists/ListTools.tsx';
import { NothingFound } from '../../shared/lists/NothingFound.tsx';
import { FoundDocuments } from './FoundDocuments.tsx';
import { PlainProjectDialogs, type PlainProjectDialogsProps } from './PlainProjectDialogs.tsx';
import { ProjectDocuments, type DocumentActions } from './ProjectDocuments.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';

type ProjectDocumentsList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => unknown }
  | {
      state: 'shown';
      documents: readonly ListedDocument[];
      more: LoadMoreProps;
      /** Something else is being looked for, and this is still what was found before. */
      isOld?: boolean;
    };

export type PlainProjectScreenProps = PlainProjectDialogsProps &
  DocumentActions & {
    project: Project;
    /** What can be done to the project itself. */
    menu: ReactNode;
    list: ProjectDocumentsList;
    tools: ListToolsState;
    /** The one that was moved last, to be read out: a list says nothing of its order. */
    moved: { title: string; place: number } | null;
    /** How many texts have come for the file that is being made; null while none is. */
    downloaded: number | null;
  };

/** One plain project: its documents in the order of its own. */
export function PlainProjectScreen(props: PlainProjectScreenProps) {
  const { project: texts } = useI18n().LL;
  const { project, list, moved, onDialogChange, onDownload, downloaded } = props;
  const { filter, search } = props.tools;
  const isNarrowed = filter.search !== undefined || search !== '';
  const isEmpty =
    list.state === 'shown' && list.documents.length === 0 && !isNarrowed && list.isOld !== true;
  const progress =
    downloaded === null || downloaded === 0
      ? null
      : texts.downloaded({ count: downloaded, all: project.documentCount });
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
                isPending={downloaded !== null}
                pendingLabel={texts.downloading()}
                onPress={() => onDownload(null)}
              >
                {texts.downloadAll()}
              </Button>
            </Inline>
          )}
        </Inline>
        {progress === null ? null : (
          <Inline justify="end">
            <Text size="sm" tone="muted">
              <span aria-hidden="true">{progress}</span>
            </Text>
          </Inline>
        )}
      </Stack>
      {isEmpty ? (
        <EmptyState icon="file-text" title={texts.emptyTitle()} actions={create}>
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <Found {...props} />
      )}
      <VisuallyHidden>
        <span role="status">{progress}</span>
        <span role="status">
          {moved ? texts.moved({ ...moved, count: project.documentCount }) : ''}
        </span>
      </VisuallyHidden>
      <PlainProjectDialogs {...props} />
    </Stack>
  );
}

function Found(props: PlainProjectScreenProps) {
  const { common, project: texts } = useI18n().LL;
  // Until it is known that there is something to find.
  const isUnknown = props.list.state === 'loading' && props.tools.filter.search === undefined;
  return (
    <Stack gap={4}>
      {isUnknown ? null : (
        <ListTools
          {...props.tools}
          label={texts.search()}
          maxLength={limits.listDocuments.search}
          own="own"
          orders={[
            { value: 'own', label: texts.ownOrder() },
            { value: 'lastWritten', label: common.order.lastWritten() },
            { value: 'name', label: texts.byTitle() },
            { value: 'words', label: common.order.words() },
          ]}
        />
      )}
      <Listed {...props} />
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
  const { filter, search, onClear } = props.tools;
  if (list.documents.length === 0) {
    const text = documentsTexts.nothingText();
    return <NothingFound search={filter.search ?? search} text={text} onClear={onClear} />;
  }
  return <Documents {...props} {...list} />;
}

type DocumentsProps = Omit<PlainProjectScreenProps, 'list'> &
  Omit<Extract<ProjectDocumentsList, { state: 'shown' }>, 'state'>;

function Documents({ more, isOld = false, ...props }: DocumentsProps) {
  const { documents: documentsTexts, project: texts, projects } = useI18n().LL;
  const documents = useDeferredRows(props.documents);
  const count = documents.length;
  const { search, sort } = props.tools.filter;
  const isOwnOrder = search === undefined && sort === undefined;
  // How many a search finds is known with its last page.
  const all = search === undefined ? props.project.documentCount : 0;
  const some = all > count ? texts.shownOf({ count, all }) : documentsTexts.shown({ count });
  const shown = more.hasMore ? some : projects.documents({ count });
  return (
    <Stack gap={2} aria-busy={isOld}>
      {isOwnOrder && documents.length > 1 ? (
        <Text size="sm" tone="muted">
          {texts.orderHint()}
        </Text>
      ) : null}
      <LongList {...more} count={count} shown={shown}>
        {isOwnOrder ? (
          <ProjectDocuments {...props} documents={documents} hasMore={more.hasMore} />
        ) : (
          <FoundDocuments {...props} documents={documents} search={isOld ? '' : (search ?? '')} />
        )}
      </LongList>
    </Stack>
  );
}
