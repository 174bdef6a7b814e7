import type { TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, ErrorState, type IconName } from '@ecritoire/ui';
import { RetryButton } from './RetryButton.tsx';
import { useIsOffline } from './use-is-offline.ts';

/** What a page can be of; a `text` is one that somebody published. */
export type MissingThing = 'documents' | 'sessions' | 'projects' | 'text';

const iconOfThing = {
  documents: 'file-text',
  sessions: 'clock',
  projects: 'folder',
  text: 'book-open',
} as const satisfies Record<MissingThing, IconName>;

export type ErrorScreenProps = {
  /** Where the way home leads: the dashboard in the studio. */
  homeHref?: '/' | '/app/home';
  /** It was requested again in vain: the focus stays on the retry button. */
  isRetried?: boolean;
  /** The request is retried automatically. */
  triesAgain?: boolean;
  /** The text that is being written, where a page that could not be reached is another one. */
  textHref?: string;
} & (
  | {
      kind: 'notFound';
      /** Null where it is not known, as in a page that is built for every address. */
      path: string | null;
      /** What it would have been: that is named, and not its address, which means nothing to people. */
      thing?: MissingThing | undefined;
      /** Where one signs in, for a guest before what may be for invited readers. */
      signInHref?: string;
    }
  | { kind: 'network'; onRetry: () => void }
  /** One document, session or project, in the place where it would stand. */
  | { kind: 'thing'; title: string; isReachable: boolean; message?: string; onRetry: () => void }
  /** Somebody's own pages, while the server is unreachable; they load automatically. */
  | { kind: 'studio'; onRetry: () => void }
  /** `message` says what happened, where more is known than that the server broke. */
  | { kind: 'server'; status?: number; message?: string; onRetry: () => void }
);

/** The address as it was meant, where the browser spells it in signs. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function missingText(
  { errorPage, messages }: TranslationFunctions,
  thing: MissingThing | undefined,
  path: string | null,
): string {
  switch (thing) {
    case 'documents':
      return messages.documents.notFound();
    case 'sessions':
      return messages.writingSessions.notFound();
    case 'projects':
      return messages.projects.notFound();
    case 'text':
      return messages.publishedSessions.notFound();
    case undefined:
      return path === null
        ? messages.request.notFound()
        : errorPage.notFoundText({ path: readable(path) });
  }
}

/** Where all those are that are there. */
function listOf(
  { documents, project, sessionPage }: TranslationFunctions,
  thing: Exclude<MissingThing, 'text'>,
): { href: string; label: string } {
  const labels = {
    documents: documents.showAll(),
    sessions: sessionPage.back(),
    projects: project.back(),
  };
  return { href: `/app/${thing}`, label: labels[thing] };
}

/** A page that could not be shown, and the ways on. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { LL } = useI18n();
  const { errorPage, home: homeTexts, reading } = LL;
  const isOffline = useIsOffline();
  const home = <ButtonLink href={props.homeHref ?? '/'}>{errorPage.backHome()}</ButtonLink>;
  if (props.kind === 'notFound') {
    const { path, thing, signInHref } = props;
    // What is in the trash is at no address, as what never was.
    const mayBeInTrash = thing === 'documents' || thing === 'projects';
    const text = [
      missingText(LL, thing, path),
      ...(signInHref === undefined ? [] : [reading.forInvited()]),
      ...(mayBeInTrash ? [errorPage.maybeInTrash()] : []),
    ].join(' ');
    const list = thing === undefined || thing === 'text' ? null : listOf(LL, thing);
    return (
      <ErrorState
        icon={thing === undefined ? 'search' : iconOfThing[thing]}
        tone="quiet"
        code="404"
        title={errorPage.notFoundTitle()}
        actions={
          <>
            {home}
            {list === null ? null : (
              <ButtonLink href={list.href} tone="primary">
                {list.label}
              </ButtonLink>
            )}
            {mayBeInTrash ? (
              <ButtonLink href="/app/trash" icon="trash">
                {errorPage.seeTrash()}
              </ButtonLink>
            ) : null}
            {signInHref === undefined ? null : (
              <ButtonLink href={signInHref} tone="primary">
                {reading.signIn()}
              </ButtonLink>
            )}
          </>
        }
        headingLevel={1}
      >
        {text}
      </ErrorState>
    );
  }
  const retry = (
    <RetryButton tone="primary" onRetry={props.onRetry} autoFocus={props.isRetried ?? false} />
  );
  const toText =
    props.textHref === undefined ? null : (
      <ButtonLink href={props.textHref} icon="pen-line">
        {homeTexts.toText()}
      </ButtonLink>
    );
  const said = (text: string) => (props.triesAgain ? `${text} ${errorPage.triesAgain()}` : text);
  const unreachedText = isOffline ? errorPage.notHereText() : said(errorPage.networkText());
  if (props.kind === 'thing') {
    const { title, isReachable, message = errorPage.serverText() } = props;
    return (
      <ErrorState
        icon={isReachable ? 'warning' : 'cloud-off'}
        title={title}
        headingLevel={1}
        actions={
          <>
            {isReachable ? null : toText}
            {retry}
          </>
        }
      >
        {isReachable ? said(message) : unreachedText}
      </ErrorState>
    );
  }
  if (props.kind === 'studio') {
    return (
      <ErrorState icon="cloud-off" title={errorPage.studioTitle()} headingLevel={1} actions={retry}>
        {errorPage.studioText()}
      </ErrorState>
    );
  }
  const isNetwork = props.kind === 'network';
  const { status = 500, message } = props.kind === 'server' ? props : {};
  const failure = status === 500 ? errorPage.serverTitle() : errorPage.title();
  const unreached = isOffline ? errorPage.networkTitle() : errorPage.unreachableTitle();
  const title = isNetwork ? unreached : failure;
  return (
    <ErrorState
      icon={isNetwork ? 'cloud-off' : 'warning'}
      {...(isNetwork ? {} : { code: String(status) })}
      title={title}
      headingLevel={1}
      actions={
        <>
          {isNetwork && toText !== null ? toText : home}
          {retry}
        </>
      }
    >
      {isNetwork ? unreachedText : said(message ?? errorPage.serverText())}
    </ErrorState>
  );
}
