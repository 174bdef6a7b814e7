import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, useRouterState, type ErrorComponentProps } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { Skeleton, Stack } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useIsSignedIn, useStudio } from './studio.ts';
import { useUntilReachable } from './until-reachable.ts';

/** No route has this address. */
export function NotFoundPage() {
  const path = useRouterState({ select: ({ location }) => location.publicHref });
  return (
    <>
      <PageTitle>{useI18n().LL.errorPage.notFoundTitle()}</PageTitle>
      <ErrorScreen kind="notFound" path={path} />
    </>
  );
}

/** A text for readers that is not there, or not for this one: which of the two is not told. */
export function ReadErrorPage(problem: ErrorComponentProps) {
  const { href, publicHref } = useRouterState({ select: ({ location }) => location });
  const isSignedIn = useIsSignedIn();
  const { errorPage } = useI18n().LL;
  if (!isNotFound(statusOf(problem.error))) return <ErrorPage {...problem} />;
  return (
    <>
      <PageTitle>{errorPage.notFoundTitle()}</PageTitle>
      <ErrorScreen
        kind="notFound"
        path={publicHref}
        {...(isSignedIn ? {} : { signInHref: `/auth/login?returnTo=${encodeURIComponent(href)}` })}
      />
    </>
  );
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** A part of the address that cannot be an id names nothing: the same as not found. */
const isNotFound = (status: unknown) => status === 404 || status === 422;

/** A page failed: its thing is not there, the server broke, or it could not be reached. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { auth } = useStudio();
  const { errorPage } = useI18n().LL;
  const status = statusOf(error);
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    if (auth.getSnapshot().hasTag('unreachable')) auth.send({ type: 'retry' });
    reset();
    void router.invalidate();
  };
  // The start is tried again by itself, too: once it has succeeded, this page goes.
  const isStarting = useSelector(
    auth,
    (snapshot) => snapshot.hasTag('unreachable') || snapshot.hasTag('starting'),
  );
  const wasStarting = useRef(isStarting);
  const showPage = useEffectEvent(() => {
    reset();
    void router.invalidate();
  });
  useEffect(() => {
    if (wasStarting.current && !isStarting) showPage();
    wasStarting.current = isStarting;
  }, [isStarting]);
  useUntilReachable(status === null && !isStarting, retry);
  if (isNotFound(status)) return <NotFoundPage />;
  const kind = status === null ? 'network' : 'server';
  return (
    <>
      <PageTitle>{errorPage.title()}</PageTitle>
      <ErrorScreen kind={kind} onRetry={retry} />
    </>
  );
}

/** While a page's data is on its way. */
export function PendingPage() {
  return (
    <Stack gap={6}>
      <Skeleton shape="heading" label={useI18n().LL.common.loading()} />
      <Skeleton lines={6} />
    </Stack>
  );
}
