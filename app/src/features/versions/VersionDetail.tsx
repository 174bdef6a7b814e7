import type { DocumentVersionText, Language } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import type { Paragraph } from '@ecritoire/prose';
import {
  Banner,
  Button,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@ecritoire/ui';
import { SessionText } from '../sessions/index.ts';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { iconOfCopy, useCopy } from '../../shared/ui/use-copy.ts';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionDetailProps = {
  language: Language;
  /** The version that is chosen; `gone` where it has been deleted since. */
  text: Part<DocumentVersionText> | { status: 'gone' };
  /** It is the one chosen before, until the next one is there. */
  isOld: boolean;
  /** Puts a text on the clipboard; rejects where the browser refuses. */
  onCopy: (paragraphs: readonly Paragraph[]) => Promise<void>;
};

/** The text at the time that is chosen, and what can be done with it. */
export function VersionDetail({ text, ...props }: VersionDetailProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const failureText = useFailureText();
  switch (text.status) {
    case 'loading':
      return <Skeleton lines={6} label={common.loading()} />;
    case 'gone':
      return <Banner tone="neutral">{texts.textGone()}</Banner>;
    case 'failed':
      return (
        <Banner tone="error" role="alert" actions={<RetryButton onRetry={text.onRetry} />}>
          {failureText(texts.textFailed(), text)}
        </Banner>
      );
    case 'there':
      return <Shown {...props} version={text.data} />;
  }
}

type ShownProps = Omit<VersionDetailProps, 'text'> & { version: DocumentVersionText };

function Shown({ version, language, isOld, onCopy }: ShownProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const formats = useFormats();
  const { id, name, reason, createdAt, words, sessionId, paragraphs } = version;
  const when = formats.dayAndTime(createdAt);
  return (
    <section aria-label={when} aria-busy={isOld}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2} isWritten={name !== null}>
            {name ?? when}
          </Heading>
          <Inline gap={3}>
            <Text as="span" size="sm" tone="muted">
              {name === null ? texts.reasons[reason]() : when}
            </Text>
            <Text as="span" size="sm" tone="muted" figures="tabular">
              {common.words({ words })}
            </Text>
            {sessionId === null ? null : (
              <Text as="span" size="sm">
                <Link href={`/app/sessions/${sessionId}`}>{texts.session()}</Link>
              </Text>
            )}
          </Inline>
        </Stack>
        <Inline gap={2}>
          <CopyVersion onCopy={() => onCopy(paragraphs)} />
        </Inline>
        {paragraphs.every(({ content }) => content.length === 0) ? (
          <Text tone="muted">{texts.blank()}</Text>
        ) : (
          <SessionText
            sections={[{ documentId: id, documentTitle: null, language, paragraphs }]}
            headingLevel={3}
          />
        )}
      </Stack>
    </section>
  );
}

function CopyVersion({ onCopy }: { onCopy: () => Promise<void> }) {
  const texts = useTexts(versionsTexts);
  const [outcome, onPress] = useCopy(onCopy);
  const response = { none: '', copied: texts.copied(), refused: texts.copyRefused() }[outcome];
  return (
    <>
      <Button icon={iconOfCopy[outcome]} onPress={onPress}>
        {response === '' ? texts.copy() : response}
      </Button>
      <VisuallyHidden>
        <output>{response}</output>
      </VisuallyHidden>
    </>
  );
}
