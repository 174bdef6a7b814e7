import { journalEntriesQuery, journalEntryQuery, queryKeys } from '@ecritoire/api-client';
import type { Document, Project } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Entry } from './JournalEntry.tsx';
import { BlankPageOfDay } from './JournalPageOfDay.tsx';
import { JournalScreen } from './JournalScreen.tsx';
import { deletedFrom, soon } from '../../shared/forms/made-from.ts';
import { JournalDesk } from './JournalDesk.tsx';
import { OwnProjectMenu } from '../projects/index.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { mapPart, partOf } from '../../shared/lists/part-of.ts';
import { PendingPart } from '../../shared/page/status-pages.tsx';
import { useServices, useUser } from '../../shared/services/services.ts';
import { entryName } from '../../shared/editing/input-buffer.ts';
import { useBeginText } from '../writing/index.ts';
import { useSayTrashed } from '../trash/index.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useFocusAfterDelete } from '../../shared/lists/use-focus-after-delete.ts';
import { useToday } from '../../shared/runtime/clock.ts';
import { dayOnPage } from './day-on-page.ts';
import { openEntry } from './open-entry.ts';

export type JournalPageProps = {
  project: Project;
  /** The day to which one has turned; null for today’s page. */
  date: string | null;
};

const { documents, projects, sessions, calendar, trash } = queryKeys;
/** What shows entries, or counts them. */
const ofEntries = [documents, projects, sessions, calendar] as const;

/** A journal: the page of a day open for writing, and the days before it. */
export function JournalPage({ project, date }: JournalPageProps) {
  const { api, navigationFocus, putAwayText, queryClient } = useServices();
  const formats = useFormats();
  const sayTrashed = useSayTrashed();
  const navigate = useNavigate();
  const today = useToday();
  // Writing past midnight stays on the same page.
  const [turnedTo, setDay] = useState(today);
  const until = date === today ? null : date;
  const openDay = dayOnPage(date, today, turnedTo);
  const day = openDay ?? today;
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const [deletions, setDeletions] = useState(0);
  const older = useInfiniteQuery(journalEntriesQuery(api, project.id, until));
  const remove = useFormAction({
    submit: async (entry: Entry) => {
      const { id, updatedAt } = entry;
      const result = await deletedFrom(api.deleteDocument(id, { updatedAt }), {
        messageKey: 'journalEntries.changedBeforeDeletion',
        refresh: async () => setDeleting(await asOfNow(entry)),
      });
      return result.success ? { ...result, data: entry } : result;
    },
    touches: [...ofEntries, trash],
    onSuccess: async (entry) => {
      await leaveBlank(entry);
      setDeleting(null);
      sayTrashed('journalEntries.deleted', { id: entry.id, title: formats.title(entry) });
      navigationFocus.restore();
    },
  });
  /** Its page, which may be restored, begins as one on which nothing was written. */
  const leaveBlank = async ({ journalEntry, title }: Entry) => {
    const { queryKey } = journalEntryQuery(api, project.id, journalEntry?.localDate ?? title);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, null);
    if (journalEntry?.localDate === openDay) setDeletions((count) => count + 1);
  };
  /** As the server has it; as it was seen where that does not answer soon. */
  const asOfNow = async (entry: Entry): Promise<Entry> => {
    // What was typed on this page a moment ago goes with it, and is no surprise then.
    await putAwayText();
    const { data } = await api.getDocument(entry.id, { signal: soon() });
    return data ?? entry;
  };
  const ask = async (entry: Entry | null) => {
    remove.reset();
    setDeleting(entry === null ? null : await asOfNow(entry));
  };
  const isEarlier = ({ journalEntry }: Document) => journalEntry?.localDate !== openDay;

  const all = older.data?.pages.flatMap(({ items }) => items) ?? [];
  const entries = mapPart(partOf(older), () => all.filter(isEarlier));
  useFocusAfterDelete(entries.status === 'there' ? entries.data.length : 0);

  return (
    <>
      <PageTitle>{useI18n().LL.journal.title()}</PageTitle>
      <JournalScreen
        project={project}
        menu={<OwnProjectMenu project={project} />}
        weekStart={useUser().weekStart}
        lastDay={today}
        day={day}
        until={until}
        onJump={(next) => {
          if (next === null) setDay(today);
          void navigate({
            to: '/app/projects/$projectId',
            params: { projectId: project.id },
            search: { date: next ?? undefined },
            // Turning on from there is one step of the way back.
            replace: until !== null && next !== null,
          });
        }}
        page={
          <PageOfDay
            key={`${day} ${deletions}`}
            projectId={project.id}
            day={day}
            today={today}
            onTurnPage={until === null ? () => setDay(today) : undefined}
            onDelete={(entry) => void ask(entry)}
          />
        }
        isDayBegun={!all.every(isEarlier)}
        entries={entries}
        more={{
          hasMore: older.hasNextPage,
          isLoading: older.isFetchingNextPage,
          hasFailed: older.isFetchNextPageError,
          onLoadMore: () => void older.fetchNextPage(),
        }}
        deleting={deleting}
        onDeletingChange={(entry) => void ask(entry)}
        onDelete={remove.submit}
        deletion={remove.status}
      />
    </>
  );
}

type PageOfDayProps = {
  projectId: string;
  day: string;
  today: string;
  onTurnPage: (() => void) | undefined;
  onDelete: (entry: Entry) => void;
};

function PageOfDay({ projectId, day, onDelete, ...props }: PageOfDayProps) {
  const { api } = useServices();
  const [isBegun, setIsBegun] = useState(false);
  const entry = useQuery(journalEntryQuery(api, projectId, day));
  const begin = useBeginEntry(projectId, () => setIsBegun(true));
  // An entry deleted in another tab stays on the page, with what was typed into it.
  const [open, setOpen] = useState<Document | null>(null);
  if (entry.data && open === null) setOpen(entry.data);
  if (open === null && entry.data === undefined) {
    // The page's own error explains it, and retries automatically.
    if (entry.isError && !entry.isFetching) throw entry.error;
    return <PendingPart />;
  }
  return open === null ? (
    <BlankPageOfDay
      {...props}
      day={day}
      onBegin={() => begin.begin(day)}
      isBeginning={begin.isBeginning}
    />
  ) : (
    <JournalDesk
      {...props}
      key={open.id}
      entry={open}
      day={day}
      isBegun={isBegun}
      onDelete={onDelete}
    />
  );
}

/** Makes the entry of a day, or finds it, and writes in it. */
function useBeginEntry(projectId: string, onBegun: (entry: Document) => unknown) {
  const services = useServices();
  const { api, queryClient } = services;
  const { language } = useUser();
  return useBeginText({
    nameOf: (day: string) => entryName(projectId, day),
    make: (day, rename) => openEntry(services, { projectId, day, language }, rename),
    touches: ofEntries,
    onBegun: (entry) => {
      const day = entry.journalEntry?.localDate ?? entry.title;
      queryClient.setQueryData(journalEntryQuery(api, projectId, day).queryKey, entry);
      return onBegun(entry);
    },
  });
}
