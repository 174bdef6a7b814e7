import type { DocumentVersionText, Language } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { Banner, Heading, Inline, Link, Skeleton, Stack, Text } from '@ecritoire/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  VersionMenu,
  VersionTools,
  type VersionAction,
  type VersionToolsProps,
} from './VersionTools.tsx';
import { SessionText } from '../sessions/index.ts';
import type { Part } from '../../shared/lists/part.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type VersionDetailProps = Pick<
  VersionToolsProps,
  'isComparing' | 'onCompareChange' | 'isRestoring' | 'failure' | 'session'
> & {
  language: Language;
  /** The version that is chosen; `gone` where it has been deleted since. */
  text: Part<DocumentVersionText> | { status: 'gone' };
  /** It is the one chosen before, until the next one is there. */
  isOld: boolean;
  /** The version held against another text, where that is asked for. */
  renderComparison: (version: DocumentVersionText) => ReactNode;
  onRestore: (version: DocumentVersionText) => void;
  /** Puts a text on the clipboard; rejects where the browser refuses. */
  onCopy: (version: DocumentVersionText) => Promise<void>;
  onAction: (action: VersionAction, version: DocumentVersionText) => void;
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

function Shown({ version, language, isOld, renderComparison, ...props }: ShownProps) {
  const texts = useTexts(versionsTexts);
  const { common } = useI18n().LL;
  const formats = useFormats();
  const { id, name, reason, createdAt, words, sessionId, paragraphs } = version;
  const { isComparing, onCompareChange, isRestoring, failure, session } = props;
  const when = formats.dayAndTime(createdAt);
  const section = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // On a small screen the text stands below the list in which it was chosen.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    const middle = window.innerHeight / 2;
    if (top > middle) window.scrollBy({ top: top - middle });
  }, [id]);
  return (
    <section ref={section} aria-label={when} aria-busy={isOld}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Inline gap={2} align="start" grow="words">
            <Heading level={2} isWritten={name !== null}>
              {name ?? when}
            </Heading>
            <VersionMenu
              isNamed={name !== null}
              onAction={(action) => {
                if (!isOld) props.onAction(action, version);
              }}
            />
          </Inline>
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
        <VersionTools
          isComparing={isComparing}
          onCompareChange={onCompareChange}
          isRestoring={isRestoring}
          failure={failure}
          session={session}
          onRestore={() => {
            // What is seen for a moment more is not what is chosen.
            if (!isOld) props.onRestore(version);
          }}
          onCopy={() => props.onCopy(version)}
        />
        {isComparing ? (
          renderComparison(version)
        ) : paragraphs.every(({ content }) => content.length === 0) ? (
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
