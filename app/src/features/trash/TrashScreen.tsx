import type { TrashItem } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { trashTexts } from '@ecritoire/i18n/trash';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  List,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { useStableCallback } from '../../shared/lists/use-stable-callback.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { TrashDialogs, type TrashDialogsProps } from './TrashDialogs.tsx';
import { TrashRow } from './TrashRow.tsx';

export type TrashList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => unknown }
  | { state: 'shown'; items: readonly TrashItem[]; more: LoadMoreProps };

export type TrashScreenProps = TrashDialogsProps & {
  list: TrashList;
  /** What is being restored. */
  restoringIds: ReadonlySet<string>;
  onRestore: (item: TrashItem) => void;
  /** Asks before all of it is deleted, once it is known what that is. */
  onAskToEmpty: () => void;
  /** That is being found out. */
  isCounting: boolean;
};

/** What was deleted, for as long as it can be brought back. */
export function TrashScreen(props: TrashScreenProps) {
  const { list, onAskToEmpty, isCounting } = props;
  const texts = useTexts(trashTexts);
  const hasSome = list.state === 'shown' && list.items.length > 0;
  return (
    <Stack gap={8}>
      <Inline as="header" justify="between" align="end">
        <Stack gap={2}>
          <Heading level={1}>{texts.title()}</Heading>
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        {hasSome ? (
          <Button
            icon="trash"
            onPress={onAskToEmpty}
            isPending={isCounting}
            pendingLabel={texts.counting()}
          >
            {texts.empty()}
          </Button>
        ) : null}
      </Inline>
      <Listed {...props} />
      <TrashDialogs {...props} />
    </Stack>
  );
}

function Listed({ list, ...props }: TrashScreenProps) {
  const { common } = useI18n().LL;
  const texts = useTexts(trashTexts);
  if (list.state === 'loading') return <Skeleton lines={6} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        title={texts.failed()}
        actions={<RetryButton tone="primary" onRetry={list.onRetry} />}
      >
        {list.message}
      </ErrorState>
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState icon="trash" title={texts.emptyTitle()}>
        {texts.emptyText()}
      </EmptyState>
    );
  }
  return <Items {...props} {...list} />;
}

type ItemsProps = Omit<TrashScreenProps, 'list'> &
  Omit<Extract<TrashList, { state: 'shown' }>, 'state'>;

function Items({ items, more, restoringIds, ...props }: ItemsProps) {
  const texts = useTexts(trashTexts);
  const rows = useDeferredRows(items);
  const onRestore = useStableCallback(props.onRestore);
  const onDialogChange = useStableCallback(props.onDialogChange);
  const count = rows.length;
  return (
    <LongList {...more} count={count} shown={texts.shown({ count })}>
      <List label={texts.list()}>
        {rows.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            isRestoring={restoringIds.has(item.id)}
            onRestore={onRestore}
            onDialogChange={onDialogChange}
          />
        ))}
      </List>
    </LongList>
  );
}
