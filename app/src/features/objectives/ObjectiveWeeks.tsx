import type { ObjectiveWeek } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Badge, List, ListRow, Text } from '@ecritoire/ui';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type ObjectiveWeeksProps = {
  weeks: Part<readonly ObjectiveWeek[]>;
  more: LoadMoreProps;
  /** The local date: the week that it lies in is under way. */
  today: string;
};

/** The writer's weeks with the targets they had, newest first. */
export function ObjectiveWeeks({ weeks, more, today }: ObjectiveWeeksProps) {
  const { objectives: texts } = useI18n().LL;
  return (
    <PartContent part={weeks} lines={6}>
      {(all) =>
        all.length === 0 ? (
          <Text tone="muted">{texts.noWeeks()}</Text>
        ) : (
          <LongList {...more} count={all.length}>
            <List label={texts.weeksTitle()}>
              {all.map((week) => (
                <Week key={week.startsOn} week={week} isCurrent={today <= week.endsOn} />
              ))}
            </List>
          </LongList>
        )
      }
    </PartContent>
  );
}

function Week({ week, isCurrent }: { week: ObjectiveWeek; isCurrent: boolean }) {
  const { objectives: texts } = useI18n().LL;
  const formats = useFormats();
  const { words, sessions, targets, achieved, startsOn, endsOn } = week;
  const current = isCurrent ? [texts.currentWeek()] : [];
  return (
    <ListRow
      icon={achieved ? 'check-circle' : 'calendar'}
      title={formats.days(startsOn, endsOn)}
      facts={[
        ...(achieved
          ? [
              <Badge key="result" tone="success">
                {texts.weekAchieved()}
              </Badge>,
            ]
          : current),
        texts.wordsShare({ words, target: targets.words }),
        texts.sessionsShare({ sessions, target: targets.sessions }),
      ]}
    />
  );
}
