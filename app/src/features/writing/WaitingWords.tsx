import { useI18n } from '@ecritoire/i18n/react';
import type { Paragraph as TextParagraph } from '@ecritoire/prose';
import { textOf } from '@ecritoire/prose';
import { Card, Prose, Stack, Text } from '@ecritoire/ui';
import { DocumentCopy } from './DocumentCopy.tsx';

export type WaitingWordsProps = {
  /** What the text is called; null where that is not known. */
  title: string | null;
  paragraphs: readonly TextParagraph[];
  /** Puts them on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
};

/** What this device holds of a text that its server does not give: to be read and taken along. */
export function WaitingWords({ title, paragraphs, onCopy }: WaitingWordsProps) {
  const { waitingWords: texts } = useI18n().LL;
  return (
    <Card
      title={title === null ? texts.title() : texts.titleOf({ title })}
      actions={<DocumentCopy look="words" onCopy={onCopy} />}
    >
      <Stack gap={4}>
        <Text tone="muted">{texts.text()}</Text>
        <Prose breaks="preserved">
          {paragraphs.map(({ id, type, content }) =>
            type === 'sceneBreak' ? (
              <hr key={id} />
            ) : (
              <p key={id} dir="auto" translate="no">
                {textOf(content)}
              </p>
            ),
          )}
        </Prose>
      </Stack>
    </Card>
  );
}
