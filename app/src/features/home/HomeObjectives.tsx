import type { Objectives } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Badge, Button, Inline, ProgressRing, Stack, Text } from '@ecritoire/ui';
import { PartCard } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type HomeObjectivesProps = {
  objectives: Part<Objectives>;
  onChange: () => void;
  onShowWeeks: () => void;
};

/** The current week: how far it has come, what is left, how many weeks it has gone well. */
export function HomeObjectives({ objectives, onChange, onShowWeeks }: HomeObjectivesProps) {
  const { home, objectives: texts } = useI18n().LL;
  return (
    <PartCard title={home.objectivesTitle()} part={objectives} lines={6}>
      {(week) => (
        <Stack gap={5}>
          <Week {...week} />
          <Inline gap={2}>
            <Button size="small" icon="target" onPress={onChange}>
              {home.changeObjectives()}
            </Button>
            <Button size="small" tone="quiet" onPress={onShowWeeks}>
              {texts.weeksTitle()}
            </Button>
          </Inline>
        </Stack>
      )}
    </PartCard>
  );
}

function Week({ words, sessions, targets, achieved, streak, endsOn }: Objectives) {
  const { objectives: texts } = useI18n().LL;
  const formats = useFormats();
  const wordsLeft = targets.words - words;
  const sessionsLeft = targets.sessions - sessions;
  return (
    <>
      <Inline gap={4} justify="center">
        <ProgressRing
          label={wordsLeft > 0 ? texts.wordsLeft({ words: wordsLeft }) : texts.wordsReached()}
          value={words}
          target={targets.words}
          valueLabel={formats.number(words)}
          detail={texts.outOf({ target: targets.words })}
        />
        <ProgressRing
          label={
            sessionsLeft > 0
              ? texts.sessionsLeft({ sessions: sessionsLeft })
              : texts.sessionsReached()
          }
          value={sessions}
          target={targets.sessions}
          valueLabel={formats.number(sessions)}
          detail={texts.outOf({ target: targets.sessions })}
        />
      </Inline>
      <Stack gap={2} align="center">
        <Text tone="muted" align="center">
          {achieved ? texts.achieved() : texts.untilDay({ day: formats.date(endsOn) })}
        </Text>
        {streak > 0 ? (
          <Badge tone="primary" icon="check">
            {texts.streak({ weeks: streak })}
          </Badge>
        ) : (
          <Text size="sm" tone="muted" align="center">
            {texts.noStreak()}
          </Text>
        )}
      </Stack>
    </>
  );
}
