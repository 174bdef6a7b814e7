import type { ListedDocument, OperationTypes, Project } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  List,
  SearchField,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { memo } from 'react';
import { FoundDocument } from './FoundDocument.tsx';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { useSearchHelp } from '../../shared/ui/use-search-help.ts';

type ListQuery = NonNullable<OperationTypes['listDocuments']['parameters']['query']>;

/** Which documents a list holds: what its address says. */
export type DocumentFilter = Omit<ListQuery, 'cursor' | 'limit' | 'sort'>;

const isNarrowed = (filter: DocumentFilter) => Object.keys(filter).length > 0;

export type DocumentList =
  | { state: 'loading' }
  | {
      state: 'failed';
      message: string;
      /** Absent where what was asked for is not there: the next try would find no more. */
      onRetry?: () => unknown;
    }
  | {
      state: 'shown';
      documents: readonly ListedDocument[];
      /** How many there are, where that is known. */
      total?: number | undefined;
      /** What they were found by; empty when all are shown. */
      filter: DocumentFilter;
      more: LoadMoreProps;
      /** Something else is being looked for, and this is still what was found before. */
      isOld: boolean;
    };

export type DocumentsScreenProps = {
  list: DocumentList;
  filter: DocumentFilter;
  /** Another project is chosen, or all of them. */
  onFilter: (filter: DocumentFilter) => void;
  projects: readonly Pick<Project, 'id' | 'name' | 'type'>[];
  /** The projects are about to be chosen from. */
  onApproachProjects?: () => void;
  /** What stands in the field; the list follows a moment later. */
  search: string;
  onSearch: (text: string) => void;
  /** Shows all documents again. */
  onClear: () => void;
  onCreate: () => void;
};

/** Every text of a writer, in every project. */
export function DocumentsScreen({ list, ...props }: DocumentsScreenProps) {
  const { documents: texts, navigation } = useI18n().LL;
  const searchHelp = useSearchHelp(props.search);
  const isUnknown = list.state === 'failed' && list.onRetry === undefined;
  const isOfProject = props.filter.projectId !== undefined;
  const hasNone =
    list.state === 'shown' &&
    list.documents.length === 0 &&
    !isNarrowed(list.filter) &&
    !list.isOld;
  // Until that is known: a button that goes again may go from under a hand.
  const isCreatedBelow = hasNone || list.state === 'loading';
  const create = (
    <Button tone="primary" icon="file-plus" onPress={props.onCreate}>
      {texts.new()}
    </Button>
  );
  return (
    <Stack gap={8}>
      <Inline as="header" justify="between" align="end">
        <Stack gap={2}>
          <Heading level={1}>{texts.title()}</Heading>
          {isUnknown ? null : (
            <Text tone="muted">{isOfProject ? texts.projectLead() : texts.lead()}</Text>
          )}
        </Stack>
        <Inline gap={3}>
          {isCreatedBelow ? null : create}
          <ButtonLink tone="quiet" icon="trash" href="/app/trash">
            {navigation.trash()}
          </ButtonLink>
        </Inline>
      </Inline>
      {hasNone ? (
        <EmptyState icon="file-text" title={texts.emptyTitle()} actions={create}>
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <Inline align="end" gap={3} collapse="small" grow="first">
            <SearchField
              label={texts.search()}
              clearLabel={texts.clearSearch()}
              description={searchHelp}
              value={props.search}
              onChange={props.onSearch}
              maxLength={limits.listDocuments.search}
            />
            <ProjectChoice {...props} />
          </Inline>
          <Found list={list} filter={props.filter} onClear={props.onClear} />
        </Stack>
      )}
    </Stack>
  );
}

const all = 'all';

function ProjectChoice({
  filter: { projectId, ...others },
  onFilter,
  projects,
  onApproachProjects,
}: Pick<DocumentsScreenProps, 'filter' | 'onFilter' | 'projects' | 'onApproachProjects'>) {
  const { documents: texts } = useI18n().LL;
  return (
    <Select
      label={texts.project()}
      // Of a project that is not among them, or not yet.
      placeholder={texts.oneProject()}
      value={projectId ?? all}
      onChange={(id) => onFilter(id === all ? others : { ...others, projectId: id })}
      {...(onApproachProjects ? { onApproach: onApproachProjects } : {})}
      options={[
        { value: all, label: texts.allProjects() },
        ...projects.map(({ id, name, type }) => ({
          value: id,
          label: name,
          isWritten: true,
          icon: type === 'journal' ? ('notebook' as const) : ('folder' as const),
        })),
      ]}
    />
  );
}

function Found({
  list,
  filter,
  onClear,
}: Pick<DocumentsScreenProps, 'list' | 'filter' | 'onClear'>) {
  const { common, documents: texts, project } = useI18n().LL;
  const showAll = <Button onPress={onClear}>{texts.showAll()}</Button>;
  if (list.state === 'loading') return <Skeleton lines={8} label={common.loading()} />;
  if (list.state === 'failed') {
    const { message, onRetry } = list;
    return onRetry === undefined ? (
      <ErrorState icon="search" tone="quiet" title={message} actions={showAll} />
    ) : (
      <ErrorState
        title={texts.failedTitle()}
        actions={
          <>
            {isNarrowed(filter) ? showAll : null}
            <RetryButton tone="primary" onRetry={onRetry} />
          </>
        }
      >
        {message}
      </ErrorState>
    );
  }
  const { search = '' } = list.filter;
  if (list.documents.length === 0) {
    return (
      <div role="status">
        {search === '' ? (
          <EmptyState icon="file-text" title={project.emptyTitle()} actions={showAll}>
            {texts.projectEmptyText()}
          </EmptyState>
        ) : (
          <EmptyState icon="search" title={texts.nothingTitle({ search })} actions={showAll}>
            {texts.nothingText()}
          </EmptyState>
        )}
      </div>
    );
  }
  return <Documents list={list} />;
}

function Documents({ list }: { list: Extract<DocumentList, { state: 'shown' }> }) {
  const { documents: texts, project } = useI18n().LL;
  const documents = useDeferredRows(list.documents);
  const count = documents.length;
  const { total: all = 0 } = list;
  const shown = all > count ? project.shownOf({ count, all }) : texts.shown({ count });
  const { search = '' } = list.filter;
  return (
    <div aria-busy={list.isOld}>
      <LongList {...list.more} count={count} shown={shown}>
        <List label={texts.listLabel()}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              // What was found before is not said to be found by what is looked for now.
              search={list.isOld ? '' : search}
            />
          ))}
        </List>
      </LongList>
    </div>
  );
}

/** Rendered again only when it changes: there may be thousands. */
const DocumentRow = memo(FoundDocument);
