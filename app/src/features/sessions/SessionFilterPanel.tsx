import type { Sentiment, Visibility, WritingSessionStatus } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, Card, Grid, Inline, Select, type Choice } from '@ecritoire/ui';
import { allOf } from '../../shared/lists/all-of.ts';
import { DateField } from '../../shared/ui/DateField.tsx';
import { narrowingsIn, withPart, type SessionFilter } from './session-filter.ts';
import type { SessionFiltersProps } from './SessionFilters.tsx';
import { iconOfSentiment, iconOfVisibility } from './SessionRow.tsx';

const all = 'all';

const statuses = allOf<WritingSessionStatus>()([
  'active',
  'paused',
  'ended',
  'draft',
  'published',
  'discarded',
]);
const sentiments = allOf<Sentiment>()(['positive', 'neutral', 'negative', 'none']);
const visibilities = allOf<Visibility>()(['private', 'team', 'public']);

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
  onApproachProjects,
  weekStart,
  fieldErrors,
}: Omit<SessionFiltersProps, 'search' | 'onSearch'>) {
  const { sessions: texts } = useI18n().LL;
  /** One of the parts of a filter, with a choice for all of them. */
  const part = <Key extends 'status' | 'sentiment' | 'visibility' | 'projectId'>(
    key: Key,
    {
      label,
      allLabel,
      options,
      onApproach,
    }: {
      label: string;
      allLabel: string;
      options: readonly Choice<Chosen<Key>>[];
      onApproach?: (() => void) | undefined;
    },
  ) => (
    <Select<Chosen<Key> | typeof all>
      label={label}
      placeholder={allLabel}
      value={filter[key] ?? all}
      onChange={(value) => onFilter(withPart(filter, key, value === all ? null : value))}
      options={[{ value: all, label: allLabel }, ...options]}
      {...(onApproach ? { onApproach } : {})}
    />
  );
  const { status, sentiment, visibility } = texts;
  return (
    <Card>
      <Grid columns="medium" gap={4}>
        {part('status', {
          label: texts.filterStatus(),
          allLabel: texts.anyStatus(),
          options: statuses.map((value) => ({ value, label: status[value]() })),
        })}
        {part('sentiment', {
          label: texts.filterSentiment(),
          allLabel: texts.anySentiment(),
          options: sentiments.map((value) => ({
            value,
            label: sentiment[value](),
            icon: iconOfSentiment[value],
          })),
        })}
        {part('visibility', {
          label: texts.readers(),
          allLabel: texts.anyVisibility(),
          options: visibilities.map((value) => ({
            value,
            label: visibility[value](),
            icon: iconOfVisibility[value],
          })),
        })}
        {part('projectId', {
          label: texts.filterProject(),
          allLabel: texts.anyProject(),
          options: projects.map(({ id, name }) => ({ value: id, label: name, isWritten: true })),
          onApproach: onApproachProjects,
        })}
        <DateField
          label={texts.from()}
          value={filter.from ?? null}
          onChange={(from) =>
            onFilter(withPart(filter, 'from', from), isOtherDate(filter.from, from))
          }
          weekStart={weekStart}
          errorMessage={fieldErrors['from']}
        />
        <DateField
          label={texts.to()}
          value={filter.to ?? null}
          onChange={(to) => onFilter(withPart(filter, 'to', to), isOtherDate(filter.to, to))}
          weekStart={weekStart}
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
