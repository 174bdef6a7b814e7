import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Heading, Inline, Spinner, Stack, Text } from '@ecritoire/ui';

/** The four cases of the specification, section 8, and the closed account of section 6. */
export type CallbackProblem =
  | 'authentication_failed'
  | 'email_not_verified'
  | 'access_denied'
  | 'accountDeactivated'
  /** Of an address that was loaded again, or waited for too long. */
  | 'idTokenSpent'
  | 'default';

export type CallbackScreenProps = {
  /** What went wrong; absent while the sign-in is under way. */
  error?: CallbackProblem;
  /** The way back to the door, which remembers where the writer was going. */
  loginHref?: string;
};

/** Between the provider and the studio. */
export function CallbackScreen({ error, loginHref = '/auth/login' }: CallbackScreenProps) {
  const { callback, messages } = useI18n().LL;
  if (error === undefined) {
    return (
      <Stack gap={4} align="center">
        <Spinner label={callback.working()} />
        <Text tone="muted">{callback.working()}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1}>{callback.heading()}</Heading>
        <Text>
          {error === 'accountDeactivated' || error === 'idTokenSpent'
            ? messages.auth[error]()
            : callback[error]()}
        </Text>
      </Stack>
      <Inline gap={3}>
        <ButtonLink href={loginHref} tone="primary">
          {callback.backToLogin()}
        </ButtonLink>
        <ButtonLink href="/">{callback.backHome()}</ButtonLink>
      </Inline>
    </Stack>
  );
}
