import type { Document, Project, WeekStart } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Banner,
  Button,
  Container,
  ErrorState,
  Heading,
  IconButton,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@ecritoire/ui';
import { addDays } from '@ecritoire/prose';
import type { ReactNode } from 'react';
import { DateField } from '../../shared/ui/DateField.tsx';
import { DeleteDialog } from '../../shared/forms/DeleteDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { JournalEntry, type Entry } from './JournalEntry.tsx';
import { MoreOnScroll } from '../../shared/lists/MoreOnScroll.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { passFocusOn } from '../../shared/ui/pass-focus-on.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { useStableCallback } from '../../shared/lists/use-stable-callback.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';

export type JournalScreenProps = {
  project: Pick<Project, 'name' | 'description'>;
  /** What can be done to the journal itself. */
  menu: ReactNode;
  weekStart: WeekStart;
  /** The last day that one can turn to, YYYY-MM-DD. */
  lastDay: string;
  /** The day whose page is open. */
  day: string;
  /** The day to which one has turned, which may be still to come; null while it is none. */
  until: string | null;
  onJump: (day: string | null) => void;
  /** The page of the day that is open: for writing, or still blank. */
  page: ReactNode;
  /** Whether that is an entry already, which counts as one. */
  isDayBegun: boolean;
  /** Earlier days, newest first. */
  entries: Part<readonly Document[]>;
  more: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; onLoadMore: () => void };
  /** The entry that is asked about before it goes. */
  deleting: Entry | null;
  onDeletingChange: (entry: Entry | null) => void;
  onDelete: (entry: Entry) => void;
  deletion: FormStatus;
};

/** As many as come at once: what follows is drawn as one comes near. */
const batch = 20;

/** A journal: the page of a day, today’s or an earlier one, and the days before it as one reads on. */
export function JournalScreen(props: JournalScreenProps) {
  const { journal: texts, project: projectTexts } = useI18n().LL;
  const { project, until, onJump, lastDay } = props;
  const formats = useFormats();
  return (
    <Container width="reading">
      <Stack gap={10}>
        <Stack as="header" gap={3}>
          <Stack media="screen" align="start">
            <Link href="/app/projects">{projectTexts.back()}</Link>
          </Stack>
          <Inline align="end" justify="between" gap={4}>
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
            <Stack media="screen">
              <Inline align="end" gap={3}>
                {until === null ? null : (
                  <span ref={passFocusOn}>
                    <Button icon="arrow-up" onPress={() => onJump(null)}>
                      {texts.backToToday()}
                    </Button>
                  </span>
                )}
                <Steps {...props} />
                <Jump {...props} />
              </Inline>
            </Stack>
          </Inline>
        </Stack>
        {until !== null && until > lastDay ? (
          <Banner tone="neutral" role="status">
            {texts.notYet({ day: formats.date(until) })}
          </Banner>
        ) : (
          props.page
        )}
        {/* The same number of days may be other days: observe their end again. */}
        <Days key={`days ${until ?? ''}`} {...props} />
        <Question {...props} />
      </Stack>
    </Container>
  );
}

/** To the day before and the day after; none comes after today. */
function Steps({ day, until, lastDay, onJump }: JournalScreenProps) {
  const { journal: texts } = useI18n().LL;
  const formats = useFormats();
  const turnTo = (next: string) => onJump(next >= lastDay ? null : next);
  return (
    <Inline gap={1} wrap={false}>
      <Tooltip text={texts.previousDay()}>
        <IconButton
          icon="chevron-left"
          label={texts.previousDay()}
          onPress={() => turnTo(addDays(until ?? day, -1))}
        />
      </Tooltip>
      {(until ?? day) < lastDay ? (
        <span ref={passFocusOn}>
          <Tooltip text={texts.nextDay()}>
            <IconButton
              icon="chevron-right"
              label={texts.nextDay()}
              onPress={() => turnTo(addDays(until ?? day, 1))}
            />
          </Tooltip>
        </span>
      ) : null}
      {/* The focus stays on the button: what it has turned to is read out. */}
      <VisuallyHidden>
        <output>{until === null ? '' : formats.fullDate(until)}</output>
      </VisuallyHidden>
    </Inline>
  );
}

function Jump({ until, onJump, lastDay, weekStart }: JournalScreenProps) {
  const { journal: texts } = useI18n().LL;
  return (
    <DateField
      label={texts.jump()}
      value={until}
      onChange={onJump}
      maxValue={lastDay}
      outOfBoundsMessage={texts.jumpTooLate()}
      weekStart={weekStart}
    />
  );
}

function Days(props: JournalScreenProps) {
  const { common, errorPage, journal: texts } = useI18n().LL;
  const { entries } = props;
  if (entries.status === 'loading') {
    return (
      <Stack gap={4}>
        <Skeleton shape="heading" label={common.loading()} />
        <Skeleton lines={4} />
      </Stack>
    );
  }
  if (entries.status === 'failed') {
    return (
      <ErrorState title={texts.loadFailed()} actions={<RetryButton onRetry={entries.onRetry} />}>
        {entries.triesAgain ? errorPage.triesAgain() : null}
      </ErrorState>
    );
  }
  return <ShownDays {...props} days={entries.data} />;
}

function ShownDays({ days: all, ...props }: JournalScreenProps & { days: readonly Document[] }) {
  const { journal: texts } = useI18n().LL;
  const { until, more, project, isDayBegun } = props;
  const days = useDeferredRows(all);
  const onDelete = useStableCallback(props.onDeletingChange);
  const count = days.length;
  const allShown = until === null ? texts.allShown : texts.allEarlierShown;
  const shown = more.hasMore ? texts.shown : allShown;
  return (
    <Stack gap={8}>
      {count === 0 && !more.hasMore ? (
        <Text tone="muted">{until === null ? texts.emptyText() : texts.nothingEarlier()}</Text>
      ) : (
        <section aria-label={texts.listLabel({ name: project.name })} data-rows={count}>
          <Stack gap={10}>
            {days.map((entry, index) => (
              <JournalEntry
                key={entry.id}
                entry={entry}
                isFar={index >= batch}
                onDelete={onDelete}
              />
            ))}
            <MoreOnScroll
              count={count}
              shown={shown({ count: isDayBegun ? count + 1 : count })}
              label={texts.loadMore()}
              isPending={more.isLoading}
              isComplete={!more.hasMore}
              errorMessage={more.hasFailed ? texts.loadFailed() : undefined}
              onPress={more.onLoadMore}
            />
          </Stack>
        </section>
      )}
    </Stack>
  );
}

function Question({ deleting, onDelete, onDeletingChange, deletion }: JournalScreenProps) {
  const { journal: texts } = useI18n().LL;
  const formats = useFormats();
  return deleting === null ? null : (
    <DeleteDialog
      title={texts.deleteTitle({ day: formats.title(deleting) })}
      confirmLabel={texts.delete()}
      onConfirm={() => onDelete(deleting)}
      onClose={() => onDeletingChange(null)}
      form={deletion}
      goes={deleting.words === 0 ? null : texts.deleteWords({ words: deleting.words })}
    >
      {texts.deleteText()}
    </DeleteDialog>
  );
}
