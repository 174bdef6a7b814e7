import type { CalendarDay } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type Totals = { words: number; sessions: number; days: number; entries: number };

/** What days hold together. */
export const sumOf = (days: readonly CalendarDay[]): Held => {
  const felt = (mood: keyof Held['sentiments']) =>
    days.reduce((sum, { sentiments }) => sum + sentiments[mood], 0);
  return {
    words: days.reduce((sum, { words }) => sum + words, 0),
    sessions: days.reduce((sum, { sessions }) => sum + sessions, 0),
    sentiments: {
      positive: felt('positive'),
      neutral: felt('neutral'),
      negative: felt('negative'),
    },
    journalEntries: days.flatMap(({ journalEntries }) => journalEntries),
  };
};

type Held = Pick<CalendarDay, 'words' | 'sessions' | 'journalEntries'> & {
  sentiments: Pick<CalendarDay['sentiments'], 'positive' | 'neutral' | 'negative'>;
};

/** The calendar counts no discarded session. An entry that was opened and left blank is no writing. */
export const isWritingDay = ({ sessions, journalEntries }: CalendarDay): boolean =>
  sessions > 0 || journalEntries.some(({ words }) => words > 0);

/** What some days come to. */
export const totalsOf = (days: readonly CalendarDay[]): Totals => {
  const { words, sessions, journalEntries } = sumOf(days);
  return {
    words,
    sessions,
    days: days.filter(isWritingDay).length,
    entries: journalEntries.length,
  };
};

/** What a day, or several, hold in words. */
export function useDayWords() {
  const { calendar: texts } = useI18n().LL;
  const formats = useFormats();
  const figures = ({ words, sessions }: Held): string[] => [
    ...(words > 0 ? [texts.wordsFact({ words })] : []),
    ...(sessions > 0 ? [texts.sessionsFact({ sessions })] : []),
  ];
  const others = ({ sentiments, journalEntries }: Held): string[] => {
    const entries = journalEntries.length;
    const { positive, neutral, negative } = sentiments;
    const moods = [
      ...(positive > 0 ? [texts.positiveFact({ sessions: positive })] : []),
      ...(neutral > 0 ? [texts.neutralFact({ sessions: neutral })] : []),
      ...(negative > 0 ? [texts.negativeFact({ sessions: negative })] : []),
    ];
    return [
      ...(moods.length > 0 ? [moods.join(', ')] : []),
      ...(entries > 0 ? [texts.entriesFact({ entries })] : []),
    ];
  };
  const facts = (held: Held): string[] => [...figures(held), ...others(held)];
  /** The day and all that it holds: null where that is nothing, undefined where it is not known. */
  const label = (date: string, today: string, day: CalendarDay | null | undefined): string => {
    const full = formats.fullDate(date);
    const name = date === today ? texts.dayToday({ day: full }) : full;
    if (day === undefined) return name;
    const held = day === null ? [] : facts(day);
    return held.length === 0
      ? texts.dayNothing({ day: name })
      : texts.dayFacts({ day: name, facts: held.join(', ') });
  };
  return { figures, others, facts, label };
}
