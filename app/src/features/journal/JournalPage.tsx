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

const { documents, projects, sessions, calendar } = queryKeys;
/** What shows entries, or counts them. */
const ofEntries = [documents, projects, sessions, calendar] as const;

/** A journal: the page of a day open for writing, and the days before it. */
export function JournalPage({ project, date }: JournalPageProps) {
  const { api, navigationFocus, putAwayText } = useServices();
  const navigate = useNavigate();
  const today = useToday();
  // Writing past midnight stays on the same page.
  const [turnedTo, setDay] = useState(today);
  const until = date === today ? null : date;
  const openDay = dayOnPage(date, today, turnedTo);
  const day = openDay ?? today;
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const older = useInfiniteQuery(journalEntriesQuery(api, project.id, until));
  const remove = useFormAction({
    submit: async (entry: Entry) => {
      const { id, updatedAt } = entry;
      const result = await deletedFrom(api.deleteDocument(id, { updatedAt }), {
        messageKey: 'journalEntries.changedBeforeDeletion',
        refresh: async () => setDeleting(await asOfNow(entry)),
      });
      if (result.success) setDeletedId(id);
      return result;
    },
    touches: ofEntries,
    successKey: 'journalEntries.deleted',
    onSuccess: () => {
      setDeleting(null);
      navigationFocus.restore();
    },
  });
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
            key={day}
            projectId={project.id}
            day={day}
            today={today}
            onTurnPage={until === null ? () => setDay(today) : undefined}
            onDelete={(entry) => void ask(entry)}
            deletedId={deletedId}
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
  /** The entry that was deleted on this page. */
  deletedId: string | null;
};

function PageOfDay({ projectId, day, onDelete, deletedId, ...props }: PageOfDayProps) {
  const { api } = useServices();
  const [isBegun, setIsBegun] = useState(false);
  const entry = useQuery(journalEntryQuery(api, projectId, day));
  const begin = useBeginEntry(projectId, () => setIsBegun(true));
  // An entry deleted in another tab stays on the page, with what was typed into it.
  const [open, setOpen] = useState<Document | null>(null);
  const isGone = open === null || open.id === deletedId;
  if (entry.data && isGone && entry.data.id !== deletedId) setOpen(entry.data);
  if (isGone && entry.data === undefined) {
    // The page's own error explains it, and retries automatically.
    if (entry.isError && !entry.isFetching) throw entry.error;
    return <PendingPart />;
  }
  return isGone ? (
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
