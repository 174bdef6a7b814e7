import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Heading, Skeleton, Stack, Text } from '@ecritoire/ui';
import type { WrittenTextState } from './SessionScreen.tsx';
import { SessionText } from './SessionText.tsx';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';

export type WrittenTextProps = { session: WritingSession; text: WrittenTextState };

const isLive = ({ status }: WritingSession) => status === 'active' || status === 'paused';

/** The text of a session, with a word on which text it is. */
export function WrittenText({ session, text }: WrittenTextProps) {
  const { sessionPage: texts } = useI18n().LL;
  const { status } = session;
  const whatItIs = isLive(session)
    ? texts.textLive()
    : status === 'published'
      ? session.visibility === 'private'
        ? texts.textPublishedPrivately()
        : texts.textPublished()
      : texts.textNow();
  const hasText = text.state === 'shown' && text.sections.length > 0;
  return (
    <Stack as="section" gap={5}>
      <Stack gap={1}>
        <Heading level={2}>{texts.textTitle()}</Heading>
        {hasText ? (
          <Text size="sm" tone="muted">
            {whatItIs}
          </Text>
        ) : null}
      </Stack>
      <Shown session={session} text={text} />
    </Stack>
  );
}

function Shown({ session, text }: WrittenTextProps) {
  const { common, sessionPage: texts } = useI18n().LL;
  const failureText = useFailureText();
  switch (text.state) {
    case 'loading':
      return <Skeleton lines={6} label={common.loading()} />;
    case 'failed':
      return (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={text.onRetry} />}>
          {failureText(texts.textFailed(), text)}
        </Banner>
      );
    case 'shown':
      return text.sections.length === 0 ? (
        <Text tone="muted">{isLive(session) ? texts.textNothingYet() : texts.textNothing()}</Text>
      ) : (
        <SessionText
          sections={text.sections}
          headingLevel={3}
          hrefOf={(section) => hrefOf(section, session)}
        />
      );
  }
}

/** A published copy outlives its document: only the one where the session began is known to be. */
const hrefOf = ({ documentId }: TextSection, session: WritingSession) =>
  session.status === 'published' && documentId !== session.documentId
    ? null
    : `/app/documents/${documentId}`;
