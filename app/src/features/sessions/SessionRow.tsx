import type {
  Sentiment,
  Visibility,
  WritingSession,
  WritingSessionStatus,
} from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Badge,
  Icon,
  IfRoom,
  Inline,
  ListRow,
  Text,
  VisuallyHidden,
  type IconName,
} from '@ecritoire/ui';
import type { Tone } from '@ecritoire/ui/tokens';
import type { ReactNode } from 'react';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useSessionStatusLabel } from './use-session-status-label.ts';
import { Written } from '../../shared/ui/Written.tsx';

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
  /** The name of the project that it was written in, where it is to be shown. */
  projectName?: string | null;
  /** Whether it stands among those of one day, which is not said again. */
  isOfDay?: boolean;
  /** What can be done with it here. */
  actions?: ReactNode;
};

/** One session of a list: what it was, what it gave, who may read it. */
export function SessionRow({ session, projectName, isOfDay = false, actions }: SessionRowProps) {
  const { sessions: texts } = useI18n().LL;
  const { sentiment, visibility } = session;
  const title = session.title === null ? texts.untitled() : <Written>{session.title}</Written>;
  const statusLabel = useSessionStatusLabel(session);
  return (
    <ListRow
      href={`/app/sessions/${session.id}`}
      icon={iconOfSentiment[sentiment]}
      title={title}
      description={
        session.comment === null ? null : (
          <Text as="span" tone="muted" isWritten>
            {session.comment}
          </Text>
        )
      }
      facts={[
        <Badge key="status" tone={toneOfStatus[session.status]}>
          {statusLabel}
        </Badge>,
        // Until then it is read by nobody.
        ...(session.status === 'published'
          ? [
              <span key="visibility" role="group" aria-label={texts.readers()}>
                <Inline as="span" gap={1} wrap={false}>
                  <Icon name={iconOfVisibility[visibility]} size="small" />
                  <span>{texts.visibility[visibility]()}</span>
                </Inline>
              </span>,
            ]
          : []),
        ...(typeof projectName !== 'string'
          ? []
          : [<Written key="project">{projectName}</Written>]),
        <Figures key="figures" session={session} isOfDay={isOfDay} />,
        // The icon says it to the eye.
        ...(sentiment === 'none'
          ? []
          : [<VisuallyHidden key="sentiment">{texts.sentiment[sentiment]()}</VisuallyHidden>]),
      ]}
      actions={actions}
    />
  );
}

type FiguresProps = Required<Pick<SessionRowProps, 'session' | 'isOfDay'>>;

/** When it was, and what it gave; where there is little room, what the session’s own page has is left to it. */
function Figures({ session, isOfDay }: FiguresProps) {
  const { sessions: texts } = useI18n().LL;
  const formats = useFormats();
  const { words, paragraphs, durationSeconds, wordsPerMinute } = session.stats;
  const figure = (label: string, value: ReactNode) => (
    <span role="group" aria-label={label}>
      {value}
    </span>
  );
  const time = formats.time(session.startedAt, session.timeZone);
  return (
    <>
      {/* The dots are no text: without spaces, copied figures would run together. */}
      <span>{isOfDay ? time : formats.date(session.localDate)}</span>{' '}
      {isOfDay ? null : <IfRoom>{time}</IfRoom>}{' '}
      {figure(texts.words(), texts.wordsFigure({ words }))}{' '}
      <IfRoom label={texts.paragraphs()}>{texts.paragraphsFigure({ paragraphs })}</IfRoom>{' '}
      {figure(
        texts.duration(),
        <>
          <span aria-hidden="true">{formats.shortDuration(durationSeconds)}</span>
          <VisuallyHidden>{formats.duration(durationSeconds)}</VisuallyHidden>
        </>,
      )}{' '}
      {/* Under one minute there is none. */}
      {wordsPerMinute === null ? null : (
        <IfRoom label={texts.wordsPerMinute()}>
          {texts.perMinuteFigure({ words: Math.round(wordsPerMinute) })}
        </IfRoom>
      )}
    </>
  );
}
