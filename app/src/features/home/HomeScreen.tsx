import type { DocumentSummary, Person, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Card, EmptyState, Grid, Heading, Link, List, ListRow, Stack, Text } from '@ecritoire/ui';
import { HomeJournal, type HomeJournalProps } from './HomeJournal.tsx';
import { HomeObjectives, type HomeObjectivesProps } from './HomeObjectives.tsx';
import { HomeSession, type HomeSessionProps } from './HomeSession.tsx';
import { HomeYear, type HomeYearProps } from './HomeYear.tsx';
import { PartCard } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { PersonName } from '../../shared/ui/PersonName.tsx';
import { SessionRow } from '../sessions/index.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { Written } from '../../shared/ui/Written.tsx';

export type HomeScreenProps = {
  name: string;
  /** Of the reader's clock, 0 to 23: it chooses the greeting. */
  hour: number;
  session: HomeSessionProps;
  journal: HomeJournalProps;
  objectives: HomeObjectivesProps;
  year: HomeYearProps;
  documents: Part<readonly DocumentSummary[]>;
  sessions: Part<readonly WritingSession[]>;
  /** Whom the writer reads, as far as it is known. */
  authors: readonly Person[];
  /** These are the first of them. */
  hasMoreAuthors: boolean;
};

/** The desk as a writer finds it: what to write on, how the week goes, the last pages. */
export function HomeScreen({
  name,
  hour,
  documents,
  sessions,
  authors,
  hasMoreAuthors,
  ...parts
}: HomeScreenProps) {
  const { home } = useI18n().LL;
  const greeting = hour < 12 ? home.morning : hour < 18 ? home.afternoon : home.evening;
  return (
    <Stack gap={8}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{greeting({ name })}</Heading>
        <Text tone="muted">{home.lead()}</Text>
      </Stack>
      <Stack gap={5}>
        <Grid columns="wide" gap={5}>
          <Stack gap={5}>
            <HomeSession {...parts.session} />
            <HomeJournal {...parts.journal} />
          </Stack>
          <HomeObjectives {...parts.objectives} />
        </Grid>
        <HomeYear {...parts.year} />
        <Grid columns="wide" gap={5}>
          <Stack>
            <RecentDocuments documents={documents} />
          </Stack>
          <Stack>
            <RecentSessions sessions={sessions} />
          </Stack>
        </Grid>
        {authors.length === 0 ? null : (
          <Authors authors={authors} hasMoreAuthors={hasMoreAuthors} />
        )}
      </Stack>
    </Stack>
  );
}

function RecentDocuments({ documents }: Pick<HomeScreenProps, 'documents'>) {
  const { common, home, project } = useI18n().LL;
  const formats = useFormats();
  return (
    <PartCard title={home.recentDocuments()} part={documents} lines={5}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState icon="pen-line" title={home.noDocumentsTitle()} headingLevel={3}>
            {home.noDocumentsText()}
          </EmptyState>
        ) : (
          <List label={home.recentDocuments()}>
            {known.map((document) => (
              <ListRow
                key={document.id}
                href={`/app/documents/${document.id}`}
                icon={document.journalEntry ? 'notebook' : 'file-text'}
                title={<Written>{formats.title(document)}</Written>}
                description={<Written>{document.projectName}</Written>}
                facts={[
                  common.words({ words: document.words }),
                  project.changed({ when: formats.when(document.updatedAt) }),
                ]}
              />
            ))}
          </List>
        )
      }
    </PartCard>
  );
}

function RecentSessions({ sessions }: Pick<HomeScreenProps, 'sessions'>) {
  const { home } = useI18n().LL;
  const hasSome = sessions.status === 'there' && sessions.data.length > 0;
  return (
    <PartCard
      title={home.recentSessions()}
      actions={hasSome ? <Link href="/app/sessions">{home.allSessions()}</Link> : null}
      part={sessions}
      lines={5}
    >
      {(known) =>
        known.length === 0 ? (
          <Text tone="muted">{home.noSessions()}</Text>
        ) : (
          <List label={home.recentSessions()}>
            {known.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        )
      }
    </PartCard>
  );
}

function Authors({ authors, hasMoreAuthors }: Pick<HomeScreenProps, 'authors' | 'hasMoreAuthors'>) {
  const { home: texts } = useI18n().LL;
  return (
    <Card
      title={texts.authors()}
      actions={
        hasMoreAuthors ? (
          <Link href="/app/settings#settings-authors">{texts.allAuthors()}</Link>
        ) : null
      }
    >
      <List label={texts.authors()}>
        {authors.map((author) => (
          <ListRow
            key={author.id}
            href={`/app/authors/${author.id}`}
            title={<PersonName {...author} />}
          />
        ))}
      </List>
    </Card>
  );
}
