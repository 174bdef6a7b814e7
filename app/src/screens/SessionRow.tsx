import type { Sentiment, WritingSession, WritingSessionStatus } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Badge, Button, ListRow, Text, type IconName } from '@ecritoire/ui';
import type { Tone } from '@ecritoire/ui/tokens';
import { useFormats } from './use-formats.ts';

const toneOf = {
  active: 'success',
  paused: 'warning',
  ended: 'warning',
  draft: 'neutral',
  published: 'primary',
  discarded: 'neutral',
} as const satisfies Record<WritingSessionStatus, Tone>;

const iconOf = {
  none: 'pen-line',
  positive: 'smile',
  neutral: 'meh',
  negative: 'frown',
} as const satisfies Record<Sentiment, IconName>;

export type SessionRowProps = {
  session: WritingSession;
  /** Absent where the session has no review to do. */
  onReview?: ((session: WritingSession) => void) | undefined;
};

/** One session of a list: what it was, and what it gave. */
export function SessionRow({ session, onReview }: SessionRowProps) {
  const { sessions: texts } = useI18n().LL;
  const formats = useFormats();
  const { stats } = session;
  const figure = (label: string, value: string) => (
    <span key={label} role="group" aria-label={label}>
      {value}
    </span>
  );
  const perMinute = stats.wordsPerMinute;
  return (
    <ListRow
      icon={iconOf[session.sentiment]}
      title={session.title ?? texts.untitled()}
      description={session.comment === null ? null : <Text as="span">{session.comment}</Text>}
      facts={[
        <Badge key="status" tone={toneOf[session.status]}>
          {texts.status[session.status]()}
        </Badge>,
        formats.date(session.localDate),
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
      ]}
      actions={
        onReview === undefined ? null : (
          <Button size="small" onPress={() => onReview(session)}>
            {texts.review()}
          </Button>
        )
      }
    />
  );
}
