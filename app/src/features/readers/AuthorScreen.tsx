import type { Person, PublishedSessionSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Container, Heading, Link, List, ListRow, Stack, Text } from '@ecritoire/ui';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { PersonName } from '../../shared/ui/PersonName.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { Written } from '../../shared/ui/Written.tsx';

export type AuthorScreenProps = {
  author: Person;
  sessions: Part<readonly PublishedSessionSummary[]>;
  more: LoadMoreProps;
};

/** What an author has published for this reader. */
export function AuthorScreen({ author, sessions, more }: AuthorScreenProps) {
  const { author: texts, navigation, sessions: sessionTexts } = useI18n().LL;
  const formats = useFormats();
  return (
    <Container width="reading">
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Stack media="screen" align="start">
            <Link href="/app/settings">{navigation.settings()}</Link>
          </Stack>
          <Heading level={1} isWritten>
            <PersonName {...author} />
          </Heading>
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        <PartContent part={sessions} lines={5}>
          {(published) =>
            published.length === 0 ? (
              <Text tone="muted">{texts.nothing()}</Text>
            ) : (
              <LongList {...more} count={published.length}>
                <List label={texts.listLabel()}>
                  {published.map(({ id, title, publishedAt }) => (
                    <ListRow
                      key={id}
                      href={`/read/${id}`}
                      title={title === null ? sessionTexts.untitled() : <Written>{title}</Written>}
                      facts={[formats.day(publishedAt)]}
                    />
                  ))}
                </List>
              </LongList>
            )
          }
        </PartContent>
      </Stack>
    </Container>
  );
}
