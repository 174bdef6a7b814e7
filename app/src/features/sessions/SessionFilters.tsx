import type { Project, WeekStart } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, Inline, SearchField, Select, Stack } from '@ecritoire/ui';
import { useId, useState } from 'react';
import { narrowingsIn, withPart, type SessionFilter } from './session-filter.ts';
import { SessionFilterPanel } from './SessionFilterPanel.tsx';
import { useSearchHelp } from '../../shared/ui/use-search-help.ts';

export type SessionFiltersProps = {
  filter: SessionFilter;
  /** @param replaces whether the way back leaves the filter before it out. */
  onFilter: (filter: SessionFilter, replaces?: boolean) => void;
  /** What stands in the field by now; the list follows a moment later. */
  search: string;
  onSearch: (text: string) => void;
  onClear: () => void;
  projects: readonly Pick<Project, 'id' | 'name'>[];
  /** The projects are about to be chosen from. */
  onApproachProjects?: () => void;
  weekStart: WeekStart;
  /** What the server says against a part of the filter, by its name. */
  fieldErrors: Readonly<Record<string, string>>;
};

/** What a list of sessions is narrowed and sorted by. */
export function SessionFilters(props: SessionFiltersProps) {
  const { filter, onFilter } = props;
  const { sessions: texts } = useI18n().LL;
  const searchHelp = useSearchHelp(props.search);
  const panelId = useId();
  const count = narrowingsIn(filter);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Stack gap={4}>
      <Inline align="end" gap={3} collapse="small" grow="first">
        <SearchField
          label={texts.search()}
          clearLabel={texts.clearSearch()}
          description={searchHelp}
          value={props.search}
          onChange={props.onSearch}
          maxLength={limits.listWritingSessions.search}
        />
        <Select
          label={texts.sort()}
          placeholder={texts.order.newest()}
          value={filter.sort ?? 'newest'}
          onChange={(sort) => onFilter(withPart(filter, 'sort', sort === 'newest' ? null : sort))}
          options={[
            { value: 'newest', label: texts.order.newest() },
            { value: 'oldest', label: texts.order.oldest() },
            { value: 'mostWords', label: texts.order.mostWords() },
          ]}
        />
        <Button
          icon={isOpen ? 'minus' : 'plus'}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onPress={() => setOpen(!isOpen)}
        >
          {count === 0 ? texts.filters() : texts.filtersInUse({ count })}
        </Button>
      </Inline>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? <SessionFilterPanel {...props} /> : null}
      </div>
    </Stack>
  );
}
