import { useI18n } from '@ecritoire/i18n/react';
import { Badge, Banner, Button, Card, Heading, Inline, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { DeskText, type DeskProps } from '../writing/index.ts';
import { EntryMenu, type EntryMenuProps } from './JournalEntry.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type JournalPageOfDayProps = {
  /** Its local date, YYYY-MM-DD. */
  day: string;
  /** The local date by now: midnight may have passed. */
  today: string;
  /** Absent where the day was turned to. */
  onTurnPage: (() => void) | undefined;
};

/** The page of a day, open for writing as a document is. */
export function JournalPageOfDay({
  id,
  onLanguage,
  onDelete,
  status,
  ...props
}: JournalPageOfDayProps &
  DeskProps &
  Required<Pick<EntryMenuProps, 'id' | 'onLanguage' | 'onDelete'>>) {
  const day = useFormats().date(props.day);
  return (
    <Stack as="article" gap={6}>
      <Stack gap={2}>
        <DayHeading {...props} menu={<EntryMenu {...{ id, day, onLanguage, onDelete }} />} />
        {status}
      </Stack>
      <DeskText {...props} />
    </Stack>
  );
}

export type BlankPageOfDayProps = JournalPageOfDayProps & {
  onBegin: () => void;
  isBeginning: boolean;
};

/** The page of a day before its first word: one action begins it. */
export function BlankPageOfDay({ onBegin, isBeginning, ...props }: BlankPageOfDayProps) {
  const { common, journal: texts } = useI18n().LL;
  const formats = useFormats();
  const isToday = props.day === props.today;
  return (
    <Stack as="article" gap={6} media="screen">
      <DayHeading {...props} />
      <Card>
        <Inline justify="between" gap={4}>
          <Text family="reading" size="lg" tone="muted">
            {isToday ? texts.beginText() : texts.nothingThatDay({ day: formats.date(props.day) })}
          </Text>
          <Button
            tone="primary"
            icon="pen-line"
            onPress={onBegin}
            isPending={isBeginning}
            pendingLabel={common.loading()}
          >
            {isToday ? texts.begin() : texts.beginDay()}
          </Button>
        </Inline>
      </Card>
    </Stack>
  );
}

function DayHeading({
  day,
  today,
  onTurnPage,
  menu,
}: JournalPageOfDayProps & { menu?: ReactNode }) {
  const { journal: texts } = useI18n().LL;
  const formats = useFormats();
  return (
    <>
      {day === today || onTurnPage === undefined ? null : (
        <Banner
          tone="primary"
          role="status"
          actions={<Button onPress={onTurnPage}>{texts.turnPage()}</Button>}
        >
          {texts.newDay({ day: formats.date(day) })}
        </Banner>
      )}
      <Inline justify="between" align="start" wrap={false}>
        <Inline gap={3}>
          <Heading level={2} size="md">
            {formats.fullDate(day)}
          </Heading>
          {day === today ? (
            <Stack media="screen">
              <Badge tone="primary">{texts.today()}</Badge>
            </Stack>
          ) : null}
        </Inline>
        {menu}
      </Inline>
    </>
  );
}
