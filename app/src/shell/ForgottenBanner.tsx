import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Inline } from '@ecritoire/ui';
import { useFormats } from '../shared/ui/use-formats.ts';

/** The last that is known of a session, and when that was: an RFC 3339 date-time. */
export type LastHeard = { what: 'started' | 'written' | 'paused' | 'resumed'; at: string };

export type ForgottenBannerProps = {
  last: LastHeard;
  /** When nothing later was known yet, in milliseconds since 1970. */
  asOf: number;
  /** Ends the session at that time. */
  onEnd: () => void;
  isEnding: boolean;
  onGoOn: () => void;
};

/** Of a session that nobody wrote in for hours: to be ended when it was last heard of, or to go on. */
export function ForgottenBanner({ last, asOf, onEnd, isEnding, onGoOn }: ForgottenBannerProps) {
  const { common, session } = useI18n().LL;
  const texts = session.forgotten;
  const { moment } = useFormats();
  return (
    <Banner
      tone="info"
      role="status"
      title={texts[last.what]({ moment: moment(last.at, asOf) })}
      actions={
        <Inline gap={2}>
          <Button onPress={onEnd} isPending={isEnding} pendingLabel={common.loading()}>
            {texts.end()}
          </Button>
          <Button onPress={onGoOn} isDisabled={isEnding}>
            {texts.goOn()}
          </Button>
        </Inline>
      }
    >
      {texts.text()}
    </Banner>
  );
}
