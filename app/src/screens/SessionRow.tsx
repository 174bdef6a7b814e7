import type {
  Sentiment,
  Visibility,
  WritingSession,
  WritingSessionStatus,
} from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Badge,
  Button,
  Icon,
  Inline,
  ListRow,
  Text,
  VisuallyHidden,
  type IconName,
} from '@ecritoire/ui';
import type { Tone } from '@ecritoire/ui/tokens';
import { memo } from 'react';
import { useFormats } from './use-formats.ts';

export const toneOfStatus = {
  active: 'success',
  paused: 'warning',
  ended: 'warning',
  draft: 'neutral',
  published: 'primary',
  discarded: 'neutral',
} as const satisfies Record<WritingSessionStatus, Tone>;

export const iconOfSentiment = {
  none: 'pen-line',
  positive: 'smile',
  neutral: 'meh',
  negative: 'frown',
} as const satisfies Record<Sentiment, IconName>;

export const iconOfVisibility = {
  private: 'lock',
  team: 'users',
  public: 'globe',
} as const satisfies Record<Visibility, IconName>;

export type SessionRowProps = {
  session: WritingSession;
  /** Absent where the session has no review to do. */
  onReview?: ((session: WritingSession) => void) | undefined;
};

/**
 * One session of a list: what it was, what it gave, who may read it. Rendered again only when it
 * changes: there may be thousands.
 */
export const SessionRow = memo(function SessionRow({ session, onReview }: SessionRowProps) {
  const { sessions: texts, sessionPage } = useI18n().LL;
  const formats = useFormats();
  const { stats, sentiment, visibility } = session;
  const figure = (label: string, value: string) => (
    <span key={label} role="group" aria-label={label}>
      {value}
    </span>
  );
  const title = session.title ?? texts.untitled();
  // As on its own page.
  const task = session.status === 'draft' ? sessionPage.publish() : texts.review();
  const perMinute = stats.wordsPerMinute;
  return (
    <ListRow
      href={`/app/sessions/${session.id}`}
      icon={iconOfSentiment[sentiment]}
      title={title}
      description={
        session.comment === null ? null : (
          <Text as="span" tone="muted">
            {session.comment}
          </Text>
        )
      }
      facts={[
        <Badge key="status" tone={toneOfStatus[session.status]}>
          {texts.status[session.status]()}
        </Badge>,
        // Until then it is read by nobody.
        ...(session.status === 'published'
          ? [
              <span key="visibility" role="group" aria-label={texts.readers()}>
                <Inline as="span" gap={1} wrap={false}>
                  <Icon name={iconOfVisibility[visibility]} size="small" />
                  {texts.visibility[visibility]()}
                </Inline>
              </span>,
            ]
          : []),
        formats.date(session.localDate),
        formats.time(session.startedAt, session.timeZone),
        figure(texts.words(), texts.wordsFigure({ words: stats.words })),
        figure(texts.paragraphs(), texts.paragraphsFigure({ paragraphs: stats.paragraphs })),
        figure(texts.duration(), formats.duration(stats.durationSeconds)),
        // Under one minute there is none.
        ...(perMinute === null
          ? []
          : [
              figure(
                texts.wordsPerMinute(),
                texts.perMinuteFigure({ words: Math.round(perMinute) }),
              ),
            ]),
        // The icon says it to the eye.
        ...(sentiment === 'none'
          ? []
          : [<VisuallyHidden key="sentiment">{texts.sentiment[sentiment]()}</VisuallyHidden>]),
      ]}
      actions={
        onReview === undefined ? null : (
          <Button
            size="small"
            aria-label={texts.taskOf({ task, title })}
            onPress={() => onReview(session)}
          >
            {task}
          </Button>
        )
      }
    />
  );
});
