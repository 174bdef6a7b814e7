import { calendarQuery, journalEntryQuery, journalsQuery, queryKeys } from '@ecritoire/api-client';
import type { CalendarDay, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { addDays } from '@ecritoire/prose';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { HomeJournalProps, JournalToday } from './HomeJournal.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';
import { partOf } from '../../shared/lists/part-of.ts';
import { useServices, useUser } from '../../shared/services/services.ts';
import { entryName } from '../../shared/editing/input-buffer.ts';
import { useBeginText } from '../writing/index.ts';
import { openEntry } from '../journal/index.ts';

/** The range of the last 12 months, both days included. */
export const lastYear = (today: string) => ({ from: addDays(today, -364), to: today });

/** Today's page of each journal: opened where it is there, begun in one action where not. */
export function useHomeJournal(today: string): HomeJournalProps {
  const services = useServices();
  const { api, queryClient } = services;
  const { LL } = useI18n();
  const { language } = useUser();
  const navigate = useNavigate();
  const keys = useIdempotencyKeys();
  const journals = partOf(useQuery(journalsQuery(api)));
  const days = partOf(useQuery(calendarQuery(api, today, today)));
  const [pending, setPending] = useState<string | null>(null);

  const begin = useBeginText({
    nameOf: (journal: 'new' | JournalToday) =>
      journal === 'new' ? 'journal' : entryName(journal.id, today),
    make: async (journal, rename) => {
      const open = (projectId: string) =>
        openEntry(services, { projectId, day: today, language }, rename);
      if (journal !== 'new') return open(journal.id);
      const body = { name: LL.home.journalName(), type: 'journal' } as const;
      const made = await api.createProject(body, { idempotencyKey: keys.of(body) });
      if (!made.success) return made;
      // It exists, even if its page fails to load.
      rename(entryName(made.data.id, today));
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
      return open(made.data.id);
    },
    touches: [queryKeys.documents, queryKeys.projects, queryKeys.calendar],
    onBegun: (entry) => {
      const { projectId } = entry;
      const day = entry.journalEntry?.localDate ?? entry.title;
      keys.forget();
      queryClient.setQueryData(journalEntryQuery(api, projectId, day).queryKey, entry);
      return navigate({ to: '/app/projects/$projectId', params: { projectId } });
    },
  });
  const press = (journal: 'new' | JournalToday) => {
    if (begin.begin(journal)) setPending(journal === 'new' ? journal : journal.id);
  };

  return {
    journals: withToday(journals, days, today),
    onBegin: press,
    onCreate: () => press('new'),
    pending: begin.isBeginning ? pending : null,
  };
}

/** Both have to be there: which journals there are, and what was begun today. */
function withToday(
  journals: Part<readonly Project[]>,
  days: Part<readonly CalendarDay[]>,
  today: string,
): Part<readonly JournalToday[]> {
  if (journals.status !== 'there') return journals;
  if (days.status !== 'there') return journals.data.length === 0 ? journalsOf([]) : days;
  const begun = days.data.find(({ date }) => date === today)?.journalEntries ?? [];
  return journalsOf(
    journals.data.map(({ id, name }) => ({
      id,
      name,
      words: begun.find(({ projectId }) => projectId === id)?.words ?? null,
    })),
  );
}

const journalsOf = (data: readonly JournalToday[]): Part<readonly JournalToday[]> => ({
  status: 'there',
  data,
});
