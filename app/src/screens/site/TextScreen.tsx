import type { SiteText } from '@ecritoire/content/site-texts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Card,
  Container,
  Details,
  Grid,
  Heading,
  HtmlProse,
  ReadingLayout,
  Stack,
  Text,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { longDate } from './long-date.ts';

export type TextScreenProps = {
  text: SiteText;
  /** `contents`: with a list of its parts; `questions`: parts folded; `reading`: one after the other. */
  look: 'reading' | 'contents' | 'questions';
  /** Follows a link of the text. */
  onNavigate: (path: string) => void;
  /** What stands below the text: a form. */
  children?: ReactNode;
};

/** One of the site's long texts. */
export function TextScreen({ text, look, onNavigate, children }: TextScreenProps) {
  const { site } = useI18n().LL;
  const html = (source: string) => (
    <HtmlProse html={source} lang={text.language} onNavigate={onNavigate} />
  );
  const rest = text.parts.slice(text.cards);
  const intro = text.intro === '' ? null : html(text.intro);
  const parts = rest.map(({ id, title, html: source }) => ({ id, title, content: html(source) }));
  return (
    <Stack gap={12}>
      <TextHead text={text} isWide={look === 'contents'} />
      {text.cards > 0 ? <Cards text={text} onNavigate={onNavigate} /> : null}
      {look === 'contents' ? (
        <ReadingLayout contentsLabel={site.contents()} parts={parts}>
          {intro}
        </ReadingLayout>
      ) : (
        <Container width="reading">
          {look === 'questions' ? <Details items={parts} /> : <Parts intro={intro} parts={parts} />}
        </Container>
      )}
      {children ? <Container width="reading">{children}</Container> : null}
    </Stack>
  );
}

function TextHead({ text, isWide }: { text: SiteText; isWide: boolean }) {
  const { locale, LL } = useI18n();
  return (
    <Container width={isWide ? 'content' : 'reading'}>
      <Stack as="header" gap={4}>
        <Heading level={1} size="display">
          {text.title}
        </Heading>
        {text.lead === '' ? null : (
          <Text size="xl" tone="muted" family="reading" lang={text.language}>
            {text.lead}
          </Text>
        )}
        {text.updatedOn === null ? null : (
          <Text size="sm" tone="muted">
            {LL.site.updatedOn({ date: longDate(locale, text.updatedOn) })}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

function Cards({ text, onNavigate }: Pick<TextScreenProps, 'text' | 'onNavigate'>) {
  return (
    <Container width="wide">
      <Grid columns="wide" gap={5}>
        {text.parts.slice(0, text.cards).map(({ id, title, html }) => (
          <Card key={id} title={title} padding="large">
            <HtmlProse html={html} lang={text.language} size="interface" onNavigate={onNavigate} />
          </Card>
        ))}
      </Grid>
    </Container>
  );
}

type Part = { id: string; title: string; content: ReactNode };

function Parts({ intro, parts }: { intro: ReactNode; parts: readonly Part[] }) {
  return (
    <Stack gap={12}>
      {intro}
      {parts.map(({ id, title, content }) => (
        <Stack key={id} as="section" gap={4}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {content}
        </Stack>
      ))}
    </Stack>
  );
}
