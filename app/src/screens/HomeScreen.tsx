import type { DocumentSummary, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Link,
  List,
  ListRow,
  Stack,
  Text,
} from '@ecritoire/ui';
import { SessionRow } from './SessionRow.tsx';
import { useFormats } from './use-formats.ts';

export type HomeScreenProps = {
  name: string;
  /** Of the reader's clock, 0 to 23: it chooses the greeting. */
  hour: number;
  documents: readonly DocumentSummary[];
  sessions: readonly WritingSession[];
};

/** The desk as a writer finds it: the last pages, the last sessions. */
export function HomeScreen({ name, hour, documents, sessions }: HomeScreenProps) {
  const { common, home } = useI18n().LL;
  const formats = useFormats();
  const greeting = hour < 12 ? home.morning : hour < 18 ? home.afternoon : home.evening;
  return (
    <Stack gap={8}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{greeting({ name })}</Heading>
        <Text tone="muted">{home.lead()}</Text>
      </Stack>
      {documents.length === 0 ? (
        <EmptyState
          icon="pen-line"
          title={home.noDocumentsTitle()}
          actions={
            <ButtonLink href="/app/projects" tone="primary">
              {home.newProject()}
            </ButtonLink>
          }
        >
          {home.noDocumentsText()}
        </EmptyState>
      ) : (
        <Card title={home.recentDocuments()}>
          <List label={home.recentDocuments()}>
            {documents.map((document) => (
              <ListRow
                key={document.id}
                href={`/app/documents/${document.id}`}
                icon={document.journalEntry ? 'notebook' : 'file-text'}
                title={formats.title(document)}
                description={document.projectName}
                facts={[common.words({ words: document.words }), formats.day(document.updatedAt)]}
              />
            ))}
          </List>
        </Card>
      )}
      <Card
        title={home.recentSessions()}
        actions={
          sessions.length > 0 ? <Link href="/app/sessions">{home.allSessions()}</Link> : null
        }
      >
        {sessions.length === 0 ? (
          <Text tone="muted">{home.noSessions()}</Text>
        ) : (
          <List label={home.recentSessions()}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
        )}
      </Card>
    </Stack>
  );
}
