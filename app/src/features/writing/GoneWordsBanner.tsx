import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog, Banner, Button, Inline, Stack, Text } from '@ecritoire/ui';
import { useState } from 'react';
import { DocumentCopy } from './DocumentCopy.tsx';

/** Characters that are enough to know a text again. */
const excerptLength = 120;

export type GoneWordsBannerProps = {
  /** What the text was called; null where that is not known. */
  title: string | null;
  /** What this device alone still has. */
  text: string;
  /** Puts it on the clipboard; rejects where the browser refuses. */
  onCopy: () => Promise<void>;
  onDrop: () => void;
};

/** Of a text that was deleted before the server had all of it: to be taken along or dropped. */
export function GoneWordsBanner({ title, text, onCopy, onDrop }: GoneWordsBannerProps) {
  const { common, goneWords: texts } = useI18n().LL;
  const [isAsking, setAsking] = useState(false);
  const line = text.replaceAll(/\s+/gu, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  const isLong = characters.length > excerptLength;
  const excerpt = isLong ? `${characters.slice(0, excerptLength).join('').trimEnd()}…` : line;
  return (
    <>
      <Banner
        tone="warning"
        role="status"
        title={title === null ? texts.title() : texts.titleOf({ title })}
        actions={
          <Inline gap={2}>
            <DocumentCopy look="words" onCopy={onCopy} />
            <Button onPress={() => setAsking(true)}>{texts.drop()}</Button>
          </Inline>
        }
      >
        <Stack gap={2}>
          <Text>{texts.quote({ excerpt })}</Text>
          <Text>{texts.text()}</Text>
        </Stack>
      </Banner>
      <AlertDialog
        isOpen={isAsking}
        title={texts.dropTitle()}
        confirmLabel={texts.drop()}
        cancelLabel={common.cancel()}
        pendingLabel={common.underWay()}
        onConfirm={onDrop}
        onCancel={() => setAsking(false)}
      >
        {texts.dropText()}
      </AlertDialog>
    </>
  );
}
