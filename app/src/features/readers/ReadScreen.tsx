import type { PublishedSession, TextSection } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { countWords, textOf } from '@ecritoire/prose';
import { Avatar, Container, Heading, Inline, Link, Stack, Text } from '@ecritoire/ui';
import { SessionText } from '../sessions/index.ts';
import { titleSize } from '../../shared/ui/title-size.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useNameOf } from '../../shared/ui/use-name-of.ts';

export type ReadScreenProps = {
  session: PublishedSession;
  /** Where its author looks after it; null for every other reader. */
  manageHref: string | null;
};

/** A published session, made for reading. */
export function ReadScreen({ session, manageHref }: ReadScreenProps) {
  const { common, reading: texts, sessions } = useI18n().LL;
  const formats = useFormats();
  const { author, comment, publishedAt, sections, title } = session;
  const name = useNameOf()(author);
  // A title and what is said of a text are written in the language of what it names.
  const language = sections[0]?.language;
  const inItsLanguage = language ? { lang: language } : {};
  return (
    <Container width="reading">
      <Stack as="article" gap={12}>
        <Stack as="header" gap={6}>
          <Heading level={1} size={titleSize(title ?? '', 'display')} align="own" isWritten>
            {title === null ? sessions.untitled() : <span {...inItsLanguage}>{title}</span>}
          </Heading>
          {comment === null ? null : (
            <Text family="reading" size="lg" tone="muted" align="own" isWritten>
              <span {...inItsLanguage}>{comment}</span>
            </Text>
          )}
          <Inline justify="between" gap={4}>
            <Inline gap={3} wrap={false}>
              <Avatar name={name} src={author.pictureUrl} isDecorative />
              <Stack gap={0}>
                <Text weight="medium" isWritten>
                  {name}
                </Text>
                <Inline gap={3}>
                  <Text as="time" size="sm" tone="muted" dateTime={publishedAt}>
                    {texts.publishedOn({ date: formats.day(publishedAt) })}
                  </Text>
                  <Text as="span" size="sm" tone="muted">
                    {common.words({ words: wordsIn(sections) })}
                  </Text>
                </Inline>
              </Stack>
            </Inline>
            {manageHref === null ? null : (
              <Stack media="screen">
                <Link href={manageHref}>{texts.manage()}</Link>
              </Stack>
            )}
          </Inline>
        </Stack>
        <SessionText sections={sections} headingLevel={2} />
      </Stack>
    </Container>
  );
}

/** How long the text is; how much of it was written in the session is its author's to know. */
export function wordsIn(sections: readonly TextSection[]): number {
  return sections
    .flatMap(({ language, paragraphs }) =>
      paragraphs.map(({ type, content }) =>
        type === 'sceneBreak' ? 0 : countWords(textOf(content), language),
      ),
    )
    .reduce((sum, words) => sum + words, 0);
}
