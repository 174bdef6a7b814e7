import type { CalendarDay, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Card, Heading, List, ListRow, Stack, Text } from '@ecritoire/ui';
import { useDayWords } from './calendar-day.ts';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { SessionRow } from '../sessions/index.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type CalendarDayDetailProps = {
  /** The day that is shown, YYYY-MM-DD; null while none is chosen. */
  date: string | null;
  today: string;
  /** What it holds; absent where that is nothing. */
  day: CalendarDay | undefined;
  status: Part<unknown>['status'];
  /** Its sessions, first to last. */
  sessions: Part<readonly WritingSession[]>;
  /** The names of the journals, by their ids. */
  journalNames: ReadonlyMap<string, string>;
};

/** One day of the calendar, with the ways to what was written on it. */
export function CalendarDayDetail({ date, ...props }: CalendarDayDetailProps) {
  const { calendar: texts } = useI18n().LL;
  const formats = useFormats();
  if (date === null) {
    return (
      <Card>
        <Text tone="muted">{texts.chooseDay()}</Text>
      </Card>
    );
  }
  return (
    <Card title={formats.fullDate(date)}>
      <Held {...props} date={date} />
    </Card>
  );
}

function Held({
  date,
  today,
  day,
  status,
  sessions,
  journalNames,
}: CalendarDayDetailProps & { date: string }) {
  const { calendar: texts, common } = useI18n().LL;
  const dayWords = useDayWords();
  const empty = date === today ? texts.todayEmpty() : texts.dayEmpty();
  const facts = day === undefined ? [] : dayWords.facts(day);
  return (
    <>
      {status === 'failed' ? (
        // The page says so itself, aloud.
        <Text tone="muted">{texts.dayUnknown()}</Text>
      ) : (
        <div role="status">
          <Text tone="muted">
            {status === 'there' ? facts.join(' · ') || empty : common.loading()}
          </Text>
        </div>
      )}
      {day === undefined || day.journalEntries.length === 0 ? null : (
        <Stack gap={2} as="section">
          <Heading level={3} size="sm">
            {texts.dayEntries()}
          </Heading>
          <List label={texts.dayEntries()}>
            {day.journalEntries.map(({ documentId, projectId, words }) => (
              <ListRow
                key={documentId}
                href={
                  date === today
                    ? `/app/projects/${projectId}`
                    : `/app/projects/${projectId}?date=${date}`
                }
                icon="notebook"
                title={journalNames.get(projectId) ?? texts.dayEntries()}
                facts={[common.words({ words })]}
              />
            ))}
          </List>
        </Stack>
      )}
      {day === undefined || day.sessions === 0 ? null : (
        <Stack gap={2} as="section">
          <Heading level={3} size="sm">
            {texts.daySessions()}
          </Heading>
          <PartContent part={sessions} failure={texts.dayFailed()}>
            {(all) => (
              <List label={texts.daySessions()}>
                {all
                  .filter(({ status }) => status !== 'discarded')
                  .map((session) => (
                    <SessionRow key={session.id} session={session} isOfDay />
                  ))}
              </List>
            )}
          </PartContent>
        </Stack>
      )}
    </>
  );
}
