import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Heading, Link, Stack, Text } from '@ecritoire/ui';

export type LoginScreenProps = {
  /** Absent when this server has no provider to sign in with. */
  onContinue?: () => void;
  isLeaving: boolean;
  /** Whether a signed-out writer's words wait on this device. */
  hasStoredWords?: boolean;
};

/** The door: one way in, through Google. */
export function LoginScreen({ onContinue, isLeaving, hasStoredWords = false }: LoginScreenProps) {
  const { expired, login } = useI18n().LL;
  return (
    <Stack gap={6}>
      {hasStoredWords ? <Banner tone="neutral">{expired.text()}</Banner> : null}
      <Stack gap={3}>
        <Heading level={1}>{login.heading()}</Heading>
        <Text tone="muted">{login.text()}</Text>
      </Stack>
      {onContinue === undefined ? (
        <Text tone="error">{login.unavailable()}</Text>
      ) : (
        <Button
          tone="primary"
          size="large"
          width="full"
          onPress={onContinue}
          isPending={isLeaving}
          pendingLabel={login.leaving()}
        >
          {login.continueWithGoogle()}
        </Button>
      )}
      <Link href="/">{login.backHome()}</Link>
    </Stack>
  );
}
