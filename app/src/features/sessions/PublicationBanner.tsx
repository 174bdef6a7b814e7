import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, ButtonLink, Inline, VisuallyHidden } from '@ecritoire/ui';
import { iconOfVisibility } from './SessionRow.tsx';
import { iconOfCopy, useCopy } from '../../shared/ui/use-copy.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

export type PublicationBannerProps = {
  session: WritingSession;
  /** Puts the address for readers on the clipboard; rejects where the browser refuses. */
  onCopyLink: () => Promise<void>;
};

/** Who may read a published session, and where. */
export function PublicationBanner({ session, onCopyLink }: PublicationBannerProps) {
  const { sessionPage: texts } = useI18n().LL;
  const formats = useFormats();
  const [outcome, copy] = useCopy(onCopyLink);
  const answer = { none: '', copied: texts.linkCopied(), refused: texts.copyRefused() }[outcome];
  const { publishedAt, visibility } = session;
  const titles = visibility === 'private' ? texts.publishedPrivatelyOn : texts.publishedOn;
  return (
    <Banner
      tone="primary"
      icon={iconOfVisibility[visibility]}
      {...(publishedAt === null ? {} : { title: titles({ date: formats.day(publishedAt) }) })}
      actions={
        <Inline gap={2}>
          <ButtonLink icon="eye" href={`/read/${session.id}`}>
            {texts.open()}
          </ButtonLink>
          <Button icon={iconOfCopy[outcome]} onPress={copy}>
            {answer === '' ? texts.copyLink() : answer}
          </Button>
          <VisuallyHidden>
            <output>{answer}</output>
          </VisuallyHidden>
        </Inline>
      }
    >
      {texts.publishedFor[visibility]()}
    </Banner>
  );
}
