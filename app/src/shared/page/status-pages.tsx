import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, useRouterState, type ErrorComponentProps } from '@tanstack/react-router';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { Skeleton, Stack } from '@ecritoire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ErrorScreen, type MissingThing } from '../ui/ErrorScreen.tsx';
import { useUnreachablePage } from '../network/unreachable-page.ts';
import { isRobot } from '../../site/robots.ts';
import { useIsHydrated } from '../runtime/after-hydration.ts';
import { useLiveSession } from '../session/live-session.ts';
import { pageProblem } from './page-error.ts';
import { PageTitle } from './PageTitle.tsx';
import { useIsSignedIn, useServices } from '../services/services.ts';
import { useUntilReachable } from '../network/until-reachable.ts';
import { useRetryFailed } from './use-retry-failed.ts';
import { useFailedQuery } from '../network/use-failed-query.ts';

function useIsInStudio(): boolean {
  return useRouterState({ select: ({ location }) => /^\/app(\/|$)/i.test(location.pathname) });
}

/** What a page of the studio is of, where that is one thing. */
function useThing(): 'documents' | 'sessions' | 'projects' | null {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  const things = ['documents', 'sessions', 'projects'] as const;
  return things.find((thing) => path.startsWith(`/app/${thing}/`)) ?? null;
}

/** The way home of a page that could not be shown: within the studio it stays there. */
function useHome() {
  const isInStudio = useIsInStudio();
  return useIsSignedIn() && isInStudio ? '/app/home' : '/';
}

/** Whether a page that is not there is shown to nobody: robots leave a line in the log instead. */
export function useNotFoundForRobots(): boolean {
  const path = useRouterState({ select: ({ location }) => location.publicHref });
  const isHidden = useIsHydrated() && isRobot(navigator.userAgent);
  useEffect(() => {
    if (isHidden) console.error(`Page Not Found: ${path}`);
  }, [isHidden, path]);
  return isHidden;
}

/** No route has this address. */
export function NotFoundPage() {
  return <Missing />;
}

/** There is nothing at this address: no page, or not the thing that its page would be of. */
function Missing({ thing }: { thing?: MissingThing | undefined }) {
  const path = useRouterState({ select: ({ location }) => location.publicHref });
  // As it is built, the page stands for every address.
  const isBuilt = !useIsHydrated();
  const isHidden = useNotFoundForRobots();
  const homeHref = useHome();
  return (
    <>
      <PageTitle>{useI18n().LL.errorPage.notFoundTitle()}</PageTitle>
      {isHidden ? null : (
        <ErrorScreen
          kind="notFound"
          path={isBuilt ? null : path}
          thing={thing}
          homeHref={homeHref}
        />
      )}
    </>
  );
}

/** A text for readers that does not exist, or not for this one: the page does not reveal which. */
export function ReadErrorPage(problem: ErrorComponentProps) {
  if (pageProblem(problem.error).kind !== 'notFound') return <ErrorPage {...problem} />;
  return <ReadMissingPage />;
}

function ReadMissingPage() {
  const { href, publicHref } = useRouterState({ select: ({ location }) => location });
  const isSignedIn = useIsSignedIn();
  const { errorPage } = useI18n().LL;
  const isHidden = useNotFoundForRobots();
  const signInHref = `/auth/login?returnTo=${encodeURIComponent(href)}`;
  return (
    <>
      <PageTitle>{errorPage.notFoundTitle()}</PageTitle>
      {isHidden ? null : (
        <ErrorScreen
          kind="notFound"
          path={publicHref}
          thing="text"
          {...(isSignedIn ? {} : { signInHref })}
        />
      )}
    </>
  );
}

/** The text that the live session writes in, where this page is not of it. */
function useTextHref(): string | null {
  const { documentSync } = useServices();
  const session = useLiveSession();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (session === null) return null;
  const documentId = documentSync()?.lastEdited.get(session.id) ?? session.documentId;
  const href = `/app/documents/${documentId}`;
  return documentId === null || path === href ? null : href;
}

/** A page failed: its thing is not there, the server broke, or it could not be reached. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { auth, navigationFocus } = useServices();
  const { LL } = useI18n();
  const { errorPage } = LL;
  const homeHref = useHome();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    if (auth.getSnapshot().hasTag('unreachable')) auth.send({ type: 'retry' });
    reset();
    void router.invalidate();
  };
  const failed = useFailedQuery(error, retry);
  const problem = pageProblem(failed.error);
  const isRetryFailed = useRetryFailed();
  const onRetry = () => {
    navigationFocus.retry();
    retry();
  };
  // The start is retried automatically, too: once it has succeeded, this page goes.
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
  useUntilReachable(problem.kind === 'network' && !isStarting && !failed.isRetried, retry);
  const triesAgain = failed.isRetried || problem.kind === 'network';
  const isInStudio = useIsInStudio();
  const thing = useThing();
  useUnreachablePage(problem.kind === 'network');
  const textHref = useTextHref();
  const toText = textHref === null ? {} : { textHref };
  if (problem.kind === 'notFound') return <Missing thing={thing ?? undefined} />;
  // React logs every error that a page shows.
  if (isRobot(navigator.userAgent)) return null;
  const message =
    problem.kind === 'server' && problem.messageKey !== null
      ? { message: messageOf(LL, problem.messageKey) }
      : {};
  if (thing !== null && !isStarting) {
    const title = errorPage.thingTitle[thing]();
    const isReachable = problem.kind === 'server';
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ErrorScreen
          kind="thing"
          {...{ title, isReachable, triesAgain, ...message, ...toText }}
          onRetry={onRetry}
          isRetried={isRetryFailed}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle>{errorPage.title()}</PageTitle>
      {problem.kind === 'network' ? (
        <ErrorScreen
          kind={isStarting && isInStudio ? 'studio' : 'network'}
          triesAgain={triesAgain}
          {...toText}
          onRetry={onRetry}
          isRetried={isRetryFailed}
          homeHref={homeHref}
        />
      ) : (
        <ErrorScreen
          kind="server"
          status={problem.status}
          triesAgain={triesAgain}
          {...message}
          onRetry={onRetry}
          isRetried={isRetryFailed}
          homeHref={homeHref}
        />
      )}
    </>
  );
}

/** While a page is on its way: the one before went, and its title with it. */
export function PendingPage() {
  const { brand, common } = useI18n().LL;
  return (
    <>
      <title>{`${common.loading()} · ${brand.name()}`}</title>
      <PendingPart />
    </>
  );
}

/** While what a page is about is on its way. */
export function PendingPart() {
  const { common } = useI18n().LL;
  const { idleTasks } = useServices();
  useLayoutEffect(() => idleTasks.hold(), [idleTasks]);
  return (
    <Stack gap={6}>
      <Skeleton shape="heading" label={common.loading()} />
      <Skeleton lines={6} />
    </Stack>
  );
}
