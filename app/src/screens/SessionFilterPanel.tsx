import { useI18n } from '@ecritoire/i18n/react';
import { Button, Card, Grid, Inline, Select, type Choice } from '@ecritoire/ui';
import { DateField } from './DateField.tsx';
import { narrowingsIn, withPart, type SessionFilter } from './session-filter.ts';
import type { SessionFiltersProps } from './SessionFilters.tsx';

const all = 'all';

/** A date that is changed into another is one step of the way back. */
const isOtherDate = (before: string | undefined, after: string | null) =>
  before !== undefined && after !== null;

type Chosen<Key extends keyof SessionFilter> = NonNullable<SessionFilter[Key]> & string;

/** What a list of sessions may be narrowed by, one thing beside the other. */
export function SessionFilterPanel({
  filter,
  onFilter,
  onClear,
  projects,
  firstDayOfWeek,
  fieldErrors,
}: Omit<SessionFiltersProps, 'search' | 'onSearch'>) {
  const { sessions: texts } = useI18n().LL;
  /** One of the parts of a filter, with a choice for all of them. */
  const part = <Key extends 'status' | 'sentiment' | 'visibility' | 'projectId'>(
    key: Key,
    label: string,
    allLabel: string,
    options: readonly Choice<Chosen<Key>>[],
  ) => (
    <Select<Chosen<Key> | typeof all>
      label={label}
      placeholder={allLabel}
      value={filter[key] ?? all}
      onChange={(value) => onFilter(withPart(filter, key, value === all ? null : value))}
      options={[{ value: all, label: allLabel }, ...options]}
    />
  );
  const { status, sentiment, visibility } = texts;
  return (
    <Card>
      <Grid columns="medium" gap={4}>
        {part('status', texts.filterStatus(), texts.anyStatus(), [
          { value: 'active', label: status.active() },
          { value: 'paused', label: status.paused() },
          { value: 'ended', label: status.ended() },
          { value: 'draft', label: status.draft() },
          { value: 'published', label: status.published() },
          { value: 'discarded', label: status.discarded() },
        ])}
        {part('sentiment', texts.filterSentiment(), texts.anySentiment(), [
          { value: 'positive', label: sentiment.positive(), icon: 'smile' },
          { value: 'neutral', label: sentiment.neutral(), icon: 'meh' },
          { value: 'negative', label: sentiment.negative(), icon: 'frown' },
          { value: 'none', label: sentiment.none() },
        ])}
        {part('visibility', texts.readers(), texts.anyVisibility(), [
          { value: 'private', label: visibility.private(), icon: 'lock' },
          { value: 'team', label: visibility.team(), icon: 'users' },
          { value: 'public', label: visibility.public(), icon: 'globe' },
        ])}
        {part(
          'projectId',
          texts.filterProject(),
          texts.anyProject(),
          projects.map(({ id, name }) => ({ value: id, label: name })),
        )}
        <DateField
          label={texts.from()}
          value={filter.from ?? null}
          onChange={(from) =>
            onFilter(withPart(filter, 'from', from), isOtherDate(filter.from, from))
          }
          firstDayOfWeek={firstDayOfWeek}
          errorMessage={fieldErrors['from']}
        />
        <DateField
          label={texts.to()}
          value={filter.to ?? null}
          onChange={(to) => onFilter(withPart(filter, 'to', to), isOtherDate(filter.to, to))}
          firstDayOfWeek={firstDayOfWeek}
          errorMessage={fieldErrors['to']}
        />
        {narrowingsIn(filter) === 0 ? null : (
          <Inline align="end">
            <Button tone="quiet" icon="x" onPress={onClear}>
              {texts.clearFilters()}
            </Button>
          </Inline>
        )}
      </Grid>
    </Card>
  );
}
