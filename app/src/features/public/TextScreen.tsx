import type { SiteText, SiteTextPicture } from '@ecritoire/content/site-texts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Card,
  Container,
  Details,
  Grid,
  Heading,
  HtmlProse,
  ReadingLayout,
  Screenshot,
  Stack,
  Text,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { withBase } from '../../site/locale.ts';
import { pictureAddress, pictureShapes } from '../../site/pictures.ts';
import { LandingSection } from './LandingParts.tsx';
import { longDate } from '../../shared/ui/long-date.ts';

export type TextScreenProps = {
  text: SiteText;
  /** `contents`: with a list of its parts; `questions`: parts folded; `reading`: one after the other. */
  look: 'reading' | 'contents' | 'questions';
  /** Follows a link of the text. */
  onNavigate: (path: string) => void;
  /** What stands below the text: a form. */
  children?: ReactNode;
};

/** One of the site’s long texts. */
export function TextScreen({ text, look, onNavigate, children }: TextScreenProps) {
  const { site } = useI18n().LL;
  const html = (source: string) => (
    <HtmlProse html={withBase(source)} lang={text.language} onNavigate={onNavigate} />
  );
  const intro = text.intro === '' ? null : html(text.intro);
  const parts = text.parts
    .slice(text.cards)
    .map(({ id, title, html: source, picture }) => ({ id, title, content: html(source), picture }));
  const head = <TextHead text={text} />;
  return (
    <Container width="wide">
      <Stack gap={16}>
        {look === 'questions' ? (
          <Beside what={head}>
            {intro}
            <Details items={parts} linkLabel={site.linkToQuestion()} />
          </Beside>
        ) : intro === null || look === 'contents' ? (
          head
        ) : (
          <Beside what={head}>{intro}</Beside>
        )}
        {text.cards > 0 ? <Cards text={text} onNavigate={onNavigate} /> : null}
        {look === 'contents' ? (
          <ReadingLayout contentsLabel={site.contents()} parts={parts}>
            {intro}
          </ReadingLayout>
        ) : null}
        {look === 'reading'
          ? parts.map(({ id, title, content, picture }) => (
              <Stack key={id} gap={10}>
                <LandingSection id={id} title={title}>
                  {content}
                </LandingSection>
                {picture === undefined ? null : <Picture {...picture} language={text.language} />}
              </Stack>
            ))
          : null}
        {children === undefined ? null : <Stack media="screen">{children}</Stack>}
      </Stack>
    </Container>
  );
}

/** The studio itself. */
function Picture({ name, alt, language }: SiteTextPicture & { language: SiteText['language'] }) {
  return (
    <Screenshot
      alt={alt}
      measures={pictureShapes}
      address={(mode, shape, density) => pictureAddress({ name, language, mode, shape, density })}
    />
  );
}

/** The same two columns as the sections below have. */
function Beside({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <Grid columns="wide" gap={12}>
      {what}
      <Stack gap={8}>{children}</Stack>
    </Grid>
  );
}

function TextHead({ text }: { text: SiteText }) {
  const { locale, LL } = useI18n();
  return (
    <Container width="reading" align="start">
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

/** Plans, stages: the first parts, side by side. */
function Cards({ text, onNavigate }: Pick<TextScreenProps, 'text' | 'onNavigate'>) {
  return (
    <Grid columns="wide" gap={5}>
      {text.parts.slice(0, text.cards).map(({ id, title, html }) => (
        <Card key={id} title={title} titleId={id} padding="large">
          <HtmlProse
            html={withBase(html)}
            lang={text.language}
            size="card"
            onNavigate={onNavigate}
          />
        </Card>
      ))}
    </Grid>
  );
}
