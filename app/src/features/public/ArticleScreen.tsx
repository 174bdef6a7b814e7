import type { Article, ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  ButtonLink,
  Card,
  Container,
  Heading,
  HtmlProse,
  Image,
  Inline,
  Link,
  Stack,
  Text,
} from '@ecritoire/ui';
import { withBase } from '../../site/locale.ts';
import { subjectPath } from '../../site/page-address.ts';
import { ArticleList } from './ArticleList.tsx';
import { longDate } from '../../shared/ui/long-date.ts';

export type ArticleScreenProps = {
  article: Article;
  /** What to read next. */
  others: readonly ArticleSummary[];
  /** The address of the same subject in the other language, where there is one. */
  translationHref?: string;
  isSignedIn: boolean;
  onNavigate: (path: string) => void;
};

/** How many words are read in a minute. */
const pace = 230;

const minutesOf = (html: string) =>
  Math.max(1, Math.round(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length / pace));

/** One article, made for reading. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { locale, LL } = useI18n();
  const texts = LL.site.articles;
  const { article, others } = props;
  const { title, description, publishedAt, cover, tags, html, language } = article;
  return (
    <Container width="reading">
      <Stack gap={16}>
        <article lang={language}>
          <Stack gap={10}>
            <Stack as="header" gap={5}>
              <Stack align="start" media="screen">
                <Link href="/articles" look="quiet">
                  {texts.back()}
                </Link>
              </Stack>
              <Heading level={1} size="display">
                {title}
              </Heading>
              <Text size="xl" tone="muted" family="reading">
                {description}
              </Text>
              <Inline gap={4}>
                <Text as="time" size="sm" tone="muted" dateTime={publishedAt}>
                  {longDate(locale, publishedAt)}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {texts.minutes({ minutes: minutesOf(html) })}
                </Text>
                {props.translationHref === undefined ? null : (
                  <Stack media="screen">
                    <Link href={props.translationHref}>{texts.inOtherLanguage()}</Link>
                  </Stack>
                )}
              </Inline>
              {cover ? (
                <Image src={cover.url} alt={cover.alt} width={cover.width} height={cover.height} />
              ) : null}
            </Stack>
            <HtmlProse html={withBase(html)} lang={language} onNavigate={props.onNavigate} />
            {tags.length === 0 ? null : (
              <Stack as="footer" media="screen">
                <Inline gap={4}>
                  <Text as="span" size="sm" tone="muted">
                    {texts.tags()}
                  </Text>
                  {tags.map((tag) => (
                    <Link key={tag} href={subjectPath(tag)}>
                      {tag}
                    </Link>
                  ))}
                </Inline>
              </Stack>
            )}
          </Stack>
        </article>
        <Stack gap={16} media="screen">
          <Card title={texts.callTitle()} padding="large">
            <Text tone="muted">{texts.callText()}</Text>
            <Inline>
              <ButtonLink tone="primary" href={props.isSignedIn ? '/app/home' : '/auth/login'}>
                {props.isSignedIn ? LL.site.openStudio() : LL.site.start()}
              </ButtonLink>
            </Inline>
          </Card>
          {others.length === 0 ? null : (
            <Stack as="section" gap={4}>
              <Heading level={2}>{texts.more()}</Heading>
              <ArticleList articles={others} headingLevel={3} />
            </Stack>
          )}
        </Stack>
      </Stack>
    </Container>
  );
}
