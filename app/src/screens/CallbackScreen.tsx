import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Heading, Inline, Spinner, Stack, Text } from '@ecritoire/ui';

export type CallbackScreenProps = {
  /** What went wrong; absent while the sign-in is under way. The four cases of the specification, section 8. */
  error?: 'authentication_failed' | 'email_not_verified' | 'access_denied' | 'default';
};

/** Between the provider and the studio. */
export function CallbackScreen({ error }: CallbackScreenProps) {
  const { callback } = useI18n().LL;
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
        <Text>{callback[error]()}</Text>
      </Stack>
      <Inline gap={3}>
        <ButtonLink href="/auth/login" tone="primary">
          {callback.backToLogin()}
        </ButtonLink>
        <ButtonLink href="/">{callback.backHome()}</ButtonLink>
      </Inline>
    </Stack>
  );
}
