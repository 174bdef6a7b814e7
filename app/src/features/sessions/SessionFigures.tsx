import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { StatTile, StatTiles } from '@ecritoire/ui';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** What a session gave, in figures. */
export function SessionFigures({ stats }: Pick<WritingSession, 'stats'>) {
  const { sessionPage: texts, sessions } = useI18n().LL;
  const formats = useFormats();
  const { wordsRemoved, pausedSeconds, idleSeconds } = stats;
  const besides = [
    ...(idleSeconds < 1 ? [] : [texts.idle({ duration: formats.shortDuration(idleSeconds) })]),
    ...(pausedSeconds < 1
      ? []
      : [texts.pauses({ duration: formats.shortDuration(pausedSeconds) })]),
  ];
  return (
    <StatTiles>
      <StatTile
        label={sessions.words()}
        value={formats.number(stats.words)}
        {...(wordsRemoved === 0 ? {} : { detail: texts.removed({ words: wordsRemoved }) })}
      />
      <StatTile label={sessions.paragraphs()} value={formats.number(stats.paragraphs)} />
      <StatTile
        label={sessions.duration()}
        value={formats.shortDuration(stats.durationSeconds)}
        spokenValue={formats.duration(stats.durationSeconds)}
        {...(besides.length === 0 ? {} : { detail: besides.join(' · ') })}
      />
      {stats.wordsPerMinute === null ? null : (
        <StatTile
          label={sessions.wordsPerMinute()}
          value={formats.number(Math.round(stats.wordsPerMinute))}
        />
      )}
    </StatTiles>
  );
}
