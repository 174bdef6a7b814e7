import { useI18n } from '@ecritoire/i18n/react';
import { Button, ButtonLink, ErrorState } from '@ecritoire/ui';

export type ErrorScreenProps =
  | {
      kind: 'notFound';
      path: string;
      /** Where one signs in, for a guest before what may be for invited readers. */
      signInHref?: string;
    }
  | { kind: 'server' | 'network'; onRetry: () => void };

/** A page that could not be shown, and the ways on. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { errorPage, reading } = useI18n().LL;
  const home = <ButtonLink href="/">{errorPage.backHome()}</ButtonLink>;
  if (props.kind === 'notFound') {
    const { path, signInHref } = props;
    return (
      <ErrorState
        icon="search"
        code="404"
        title={errorPage.notFoundTitle()}
        actions={
          <>
            {home}
            {signInHref === undefined ? null : (
              <ButtonLink href={signInHref} tone="primary">
                {reading.signIn()}
              </ButtonLink>
            )}
          </>
        }
        headingLevel={1}
      >
        {errorPage.notFoundText({ path })}
        {signInHref === undefined ? null : ` ${reading.forInvited()}`}
      </ErrorState>
    );
  }
  const isNetwork = props.kind === 'network';
  return (
    <ErrorState
      icon={isNetwork ? 'cloud-off' : 'warning'}
      title={isNetwork ? errorPage.networkTitle() : errorPage.serverTitle()}
      headingLevel={1}
      actions={
        <>
          {home}
          <Button tone="primary" onPress={props.onRetry}>
            {errorPage.retry()}
          </Button>
        </>
      }
    >
      {isNetwork ? errorPage.networkText() : errorPage.serverText()}
    </ErrorState>
  );
}
