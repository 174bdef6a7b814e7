import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Badge, Banner, Heading, Icon, Inline, Link, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { PublicationBanner } from './PublicationBanner.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionDialogs, type SessionDialogsProps } from './SessionDialogs.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { iconOfSentiment, iconOfVisibility, toneOfStatus } from './SessionRow.tsx';
import { WrittenText } from './WrittenText.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useSessionStatusLabel } from './use-session-status-label.ts';
import { titleSize } from '../../shared/ui/title-size.ts';

export type WrittenTextState =
  | { state: 'loading' }
  | { state: 'failed'; triesAgain?: boolean; onRetry: () => unknown }
  | { state: 'shown'; sections: readonly TextSection[] };

export type SessionScreenProps = SessionDialogsProps & {
  /** Its live figures; the session's own when absent. */
  figures?: ReactNode;
  text: WrittenTextState;
  /** Where it started, while that is still there. */
  project: { id: string; name: string } | null;
  onCopyLink: () => Promise<void>;
};

/** One session: its figures, its text and its actions. */
export function SessionScreen({
  figures,
  text,
  project,
  onCopyLink,
  ...props
}: SessionScreenProps) {
  const { sessionPage: texts, sessions } = useI18n().LL;
  const { session, onDialogChange } = props;
  const { status, sentiment, visibility } = session;
  const statusLabel = useSessionStatusLabel(session);
  return (
    <Stack gap={8}>
      <Stack as="header" gap={3}>
        <Stack media="screen" align="start">
          <Link href="/app/sessions">{texts.back()}</Link>
        </Stack>
        <Inline justify="between" align="end" gap={4}>
          <Heading level={1} size={titleSize(session.title ?? '', 'xl')} align="own" isWritten>
            {session.title ?? sessions.untitled()}
          </Heading>
          <Stack media="screen">
            <SessionActions session={session} onDialogChange={onDialogChange} />
          </Stack>
        </Inline>
        <Stack media="screen" gap={3}>
          <Inline gap={4}>
            <Badge tone={toneOfStatus[status]}>{statusLabel}</Badge>
            <Text as="span" size="sm" tone="muted">
              <When session={session} />
            </Text>
            {project === null ? null : (
              <Text as="span" size="sm">
                <Link href={`/app/projects/${project.id}`} isWritten>
                  {project.name}
                </Link>
              </Text>
            )}
            <Fact icon={iconOfVisibility[visibility]}>{sessions.visibility[visibility]()}</Fact>
            {sentiment === 'none' ? null : (
              <Fact icon={iconOfSentiment[sentiment]}>{sessions.sentiment[sentiment]()}</Fact>
            )}
          </Inline>
          {session.comment === null ? null : (
            <Text family="reading" size="lg" tone="muted" breaks="preserved" align="own" isWritten>
              {session.comment}
            </Text>
          )}
        </Stack>
      </Stack>
      <Stack media="screen" gap={8}>
        {status === 'published' ? (
          <PublicationBanner session={session} onCopyLink={onCopyLink} />
        ) : null}
        {status === 'discarded' ? <Banner tone="neutral">{texts.discarded()}</Banner> : null}
        {figures ?? <SessionFigures stats={session.stats} />}
      </Stack>
      <WrittenText session={session} text={text} />
      <SessionDialogs {...props} />
    </Stack>
  );
}

function Fact({ icon, children }: { icon: Parameters<typeof Icon>[0]['name']; children: string }) {
  return (
    <Text as="span" size="sm" tone="muted">
      <Inline as="span" gap={1} wrap={false}>
        <Icon name={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

/** The day and the hours, on the clocks of the place where it was written. */
function When({ session }: { session: WritingSession }) {
  const { sessionPage: texts } = useI18n().LL;
  const formats = useFormats();
  const { localDate, timeZone, startedAt, endedAt } = session;
  const date = formats.date(localDate);
  const start = formats.time(startedAt, timeZone);
  return (
    <span>
      {endedAt === null
        ? texts.since({ date, start })
        : texts.from({ date, start, end: formats.time(endedAt, timeZone) })}
    </span>
  );
}
