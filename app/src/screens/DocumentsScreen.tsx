import type { DocumentSummary } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { findFolded } from '@ecritoire/prose';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  List,
  ListRow,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { memo } from 'react';
import { LongList, type LoadMoreProps } from './LongList.tsx';
import { useFormats } from './use-formats.ts';
import { RetryButton } from './RetryButton.tsx';

export type DocumentList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => unknown }
  | {
      state: 'shown';
      documents: readonly DocumentSummary[];
      /** What they were found by; empty when all are shown. */
      search: string;
      more: LoadMoreProps;
      /** Something else is being looked for, and this is still what was found before. */
      isOld: boolean;
    };

export type DocumentsScreenProps = {
  list: DocumentList;
  /** What stands in the field. */
  search: string;
  onSearch: (text: string) => void;
  /** Shows all documents again. */
  onClear: () => void;
  onCreate: () => void;
};

/** Every text of a writer, wherever it belongs. */
export function DocumentsScreen({ list, ...props }: DocumentsScreenProps) {
  const { documents: texts } = useI18n().LL;
  const hasNone =
    list.state === 'shown' && list.documents.length === 0 && list.search === '' && !list.isOld;
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
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        {hasNone ? null : create}
      </Inline>
      {hasNone ? (
        <EmptyState icon="file-text" title={texts.emptyTitle()} actions={create}>
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <SearchField
            label={texts.search()}
            isLabelHidden
            placeholder={texts.search()}
            clearLabel={texts.clearSearch()}
            value={props.search}
            onChange={props.onSearch}
            maxLength={limits.listDocuments.search}
          />
          <Found list={list} onClear={props.onClear} />
        </Stack>
      )}
    </Stack>
  );
}

function Found({ list, onClear }: Pick<DocumentsScreenProps, 'list' | 'onClear'>) {
  const { common, documents: texts } = useI18n().LL;
  const showAll = <Button onPress={onClear}>{texts.showAll()}</Button>;
  if (list.state === 'loading') return <Skeleton lines={8} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        title={texts.failedTitle()}
        actions={<RetryButton tone="primary" onRetry={list.onRetry} />}
      >
        {list.message}
      </ErrorState>
    );
  }
  if (list.documents.length === 0) {
    return (
      <div role="status">
        <EmptyState
          icon="search"
          title={texts.nothingTitle({ search: list.search })}
          actions={showAll}
        >
          {texts.nothingText()}
        </EmptyState>
      </div>
    );
  }
  const count = list.documents.length;
  return (
    <div aria-busy={list.isOld}>
      <LongList {...list.more} count={count} shown={texts.shown({ count })}>
        <List label={texts.listLabel()}>
          {list.documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              // What was found before is not said to be found by what is looked for now.
              search={list.isOld ? '' : list.search}
            />
          ))}
        </List>
      </LongList>
    </div>
  );
}

type DocumentRowProps = { document: DocumentSummary; search: string };

/** Rendered again only when it changes: there may be thousands. */
const DocumentRow = memo(function DocumentRow({ document, search }: DocumentRowProps) {
  const { common, documents: texts, project } = useI18n().LL;
  const formats = useFormats();
  const title = formats.title(document);
  const found = findFolded(title, search);
  return (
    <ListRow
      href={`/app/documents/${document.id}`}
      icon={document.journalEntry ? 'notebook' : 'file-text'}
      title={
        found ? (
          <>
            {title.slice(0, found.from)}
            <mark>{title.slice(found.from, found.to)}</mark>
            {title.slice(found.to)}
          </>
        ) : (
          title
        )
      }
      facts={[
        document.projectName,
        common.words({ words: document.words }),
        project.changed({ date: formats.day(document.updatedAt) }),
        ...(search === '' || found ? [] : [texts.inText()]),
      ]}
    />
  );
});
