import { useI18n } from '@ecritoire/i18n/react';
import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@ecritoire/ui';

export type ErrorScreenProps =
  | { kind: 'notFound'; path: string }
  | { kind: 'server' | 'network'; onRetry: () => void };

/** A page that could not be shown, and the ways on. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { errorPage } = useI18n().LL;
  const texts = {
    notFound: [errorPage.notFoundTitle(), props.kind === 'notFound' ? errorPage.notFoundText(props) : ''],
    server: [errorPage.serverTitle(), errorPage.serverText()],
    network: [errorPage.networkTitle(), errorPage.networkText()],
  } as const;
  const [title, text] = texts[props.kind];
  return (
    <Stack gap={6} align="start">
      <Stack gap={3}>
        <Text tone="muted" figures="tabular">
          {props.kind === 'notFound' ? '404' : errorPage.title()}
        </Text>
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
      </Stack>
      <Inline gap={3}>
        {props.kind === 'notFound' ? null : (
          <Button tone="primary" onPress={props.onRetry}>
            {errorPage.retry()}
          </Button>
        )}
        <ButtonLink href="/">{errorPage.backHome()}</ButtonLink>
      </Inline>
    </Stack>
  );
}
