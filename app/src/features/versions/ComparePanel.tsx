import type { Language, ParagraphDifference, VersionParagraph } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import {
  Banner,
  Button,
  Difference,
  FootPrompt,
  IconButton,
  Inline,
  Select,
  Skeleton,
  Stack,
  Text,
  Tooltip,
  type IconButtonProps,
  type SelectProps,
} from '@ecritoire/ui';
import { useEffect, useRef, useState } from 'react';
import { ComparedText, partLabelsOf } from './ComparedText.tsx';
import { isRestorable } from './difference-items.ts';
import { useChangeSteps } from './use-change-steps.ts';
import type { LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { MoreOnScroll } from '../../shared/lists/MoreOnScroll.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useKeyNames } from '../../shared/ui/use-key-names.ts';

export type ComparePanelProps = {
  language: Language;
  /** With what the version is compared, and what it may be compared with. */
  against: Pick<SelectProps<string>, 'options' | 'value' | 'onChange'>;
  /** Which texts these are: "From … to …"; null where there is no version before. */
  compared: string | null;
  /** The paragraphs that differ, as far as they have come. */
  differences: Part<readonly ParagraphDifference[]>;
  /** One of the two texts. */
  text: readonly VersionParagraph[];
  more: LoadMoreProps;
  /** Reads more of what differs; resolves with all that is known then. */
  onRead: (much: 'next' | 'all') => Promise<readonly ParagraphDifference[]>;
  /** What is shown is of the versions chosen before. */
  isOld: boolean;
  /** Restores these paragraphs; null where the later text is not the one of now. */
  onRestore: ((paragraphIds: readonly string[]) => void) | null;
  isRestoring: boolean;
};

/** Two texts as one, change by change. */
export function ComparePanel({ against, ...props }: ComparePanelProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const failureText = useFailureText();
  const { compared, differences } = props;
  const place = useRef<HTMLDivElement>(null);
  const count = differences.status === 'there' ? differences.data.length : 0;
  const countBefore = useRef(count);
  useEffect(() => {
    // What was pressed to restore went with what is restored.
    const isLost = document.activeElement === document.body;
    if (count < countBefore.current && isLost) place.current?.focus({ preventScroll: true });
    countBefore.current = count;
  }, [count]);
  return (
    <Stack gap={5}>
      <Select {...against} label={texts.against()} placeholder="" />
      {compared === null ? (
        <Text tone="muted">{texts.noPrevious()}</Text>
      ) : differences.status === 'loading' ? (
        <Skeleton lines={6} label={common.loading()} />
      ) : differences.status === 'failed' ? (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={differences.onRetry} />}>
          {failureText(texts.differenceFailed(), differences)}
        </Banner>
      ) : (
        <div ref={place} tabIndex={-1} role="group" aria-label={texts.changes()}>
          <Changes {...props} key={compared} compared={compared} found={differences.data} />
        </div>
      )}
    </Stack>
  );
}

type ChangesProps = Omit<ComparePanelProps, 'against' | 'compared' | 'differences'> & {
  compared: string;
  found: readonly ParagraphDifference[];
};

function Changes({ compared, found, more, isOld, ...props }: ChangesProps) {
  const { language, text, onRestore, isRestoring, onRead } = props;
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const steps = useChangeSteps({
    ids: found.map(({ id }) => id),
    hasMore: more.hasMore,
    readMore: async () => (await onRead('next')).map(({ id }) => id),
  });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isPickingAll, setPickingAll] = useState(false);
  const restorable = found.filter(isRestorable);
  const chosen = restorable.filter(({ id }) => picked.has(id));
  // What has been added since goes.
  const removed = chosen.filter(({ change }) => change === 'added').length;
  const pickAll = async () => {
    setPickingAll(true);
    // What did not come is said below the list.
    const all = await onRead('all').catch(() => found);
    setPicked(new Set(all.filter(isRestorable).map(({ id }) => id)));
    setPickingAll(false);
  };
  const count = found.length;
  const suffix = more.hasMore ? '+' : '';
  const figures = { count, more: suffix };
  const areAllChosen = !more.hasMore && chosen.length === restorable.length;
  if (count === 0) return <Text tone="muted">{texts.noChanges()}</Text>;
  return (
    <div aria-busy={isOld}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text size="sm" tone="muted">
            {compared}
          </Text>
          <Difference.Legend partLabels={partLabelsOf(texts)} />
        </Stack>
        <Difference.Bar>
          <Inline gap={3} justify="between">
            <Inline gap={2} wrap={false}>
              <Step
                icon="arrow-up"
                label={texts.before()}
                keys="Alt-ArrowUp"
                onPress={steps.before}
              />
              <Step
                icon="arrow-down"
                label={texts.next()}
                keys="Alt-ArrowDown"
                onPress={steps.next}
              />
              <Text as="span" size="sm" figures="tabular">
                <output>
                  {steps.at === 0
                    ? texts.changeCount(figures)
                    : texts.changeOf({ at: steps.at, ...figures })}
                </output>
              </Text>
            </Inline>
            {onRestore === null || restorable.length < 2 ? null : (
              <Button
                size="small"
                isPending={isPickingAll}
                pendingLabel={common.loading()}
                onPress={() => {
                  if (areAllChosen) setPicked(new Set());
                  else void pickAll();
                }}
              >
                {areAllChosen ? texts.chooseNone() : texts.chooseAll()}
              </Button>
            )}
          </Inline>
        </Difference.Bar>
        <ComparedText
          language={language}
          differences={found}
          text={text}
          isComplete={!more.hasMore}
          {...(onRestore !== null && {
            restoring: {
              chosen: picked,
              onChoose: (id, isChosen) =>
                setPicked((before) => {
                  const next = new Set(before);
                  if (isChosen) next.add(id);
                  else next.delete(id);
                  return next;
                }),
              onRestore: (id) => onRestore([id]),
              isRestoring,
            },
          })}
        />
        <MoreOnScroll
          count={count}
          shown={texts.changeCount(figures)}
          label={texts.moreChanges()}
          isPending={more.isLoading}
          isComplete={!more.hasMore}
          errorMessage={more.hasFailed ? common.loadMoreFailed() : undefined}
          onPress={more.onLoadMore}
        />
        {onRestore === null || chosen.length === 0 ? null : (
          <FootPrompt
            icon="undo"
            actionLabel={removed === chosen.length ? texts.remove() : texts.restore()}
            onAction={() => onRestore(chosen.map(({ id }) => id))}
            pendingLabel={isRestoring ? texts.restoring() : undefined}
          >
            {removed === 0 || removed === chosen.length
              ? texts.chosenCount({ count: chosen.length })
              : texts.chosenSome({ count: chosen.length, removed })}
          </FootPrompt>
        )}
      </Stack>
    </div>
  );
}

type StepProps = Pick<IconButtonProps, 'icon' | 'label'> & {
  keys: 'Alt-ArrowUp' | 'Alt-ArrowDown';
  onPress: () => void;
};

function Step({ keys, label, ...props }: StepProps) {
  const keysOf = useKeyNames();
  return (
    <Tooltip text={`${label} (${keysOf(keys)})`}>
      <IconButton
        {...props}
        tone="neutral"
        label={label}
        aria-keyshortcuts={keys.replace('-', '+')}
      />
    </Tooltip>
  );
}
