import type { Locales } from '@ecritoire/i18n';
import type { Tokens } from '@ecritoire/machines/auth';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createAppRouter, type AppRouter } from '../router.tsx';
import { localeOfPath, withLocale } from '../site/locale.ts';
import type { AppConfig } from '../shared/runtime/config.ts';
import type { StoredTokens } from '../shared/runtime/cookies.ts';
import { createLanguage } from '../shared/runtime/language.ts';
import { createServices } from '../main-services.ts';
import type { Services } from '../shared/services/services.ts';
import { FollowedMachines } from './FollowedMachines.tsx';

/** What a browser has of a sign-in; after a night, a refresh token alone. */
type BrowserTokens = 'both' | 'refreshToken' | 'none';

/** Cookies know no port: they would be those of the product, too. */
function tokensInMemory(has: BrowserTokens, hasForeign: boolean): StoredTokens {
  let stored: (Omit<Tokens, 'accessToken'> & { accessToken: string | null }) | null =
    has === 'none'
      ? null
      : { accessToken: has === 'both' ? 'access' : null, refreshToken: 'refresh' };
  return {
    accessToken: () => stored?.accessToken ?? null,
    refreshToken: () => stored?.refreshToken ?? null,
    storeAccessToken: (accessToken) => {
      stored &&= { ...stored, accessToken };
    },
    hasForeign: () => hasForeign,
    store: (tokens) => {
      stored = tokens;
    },
    clear: () => {
      stored = null;
    },
  };
}

type Opened = { router: AppRouter; services: Services };

type Own = Required<Pick<OpenedAppProps, 'config' | 'onOpened'>>;

const noConfig = {};
const ignore = () => {};

type Opening = Own & {
  tokens: StoredTokens;
  until: AbortSignal;
};

async function openApp(
  address: string,
  { config: own, onOpened, tokens, until }: Opening,
): Promise<Opened> {
  const locale = localeOfPath(address);
  const language = createLanguage(locale, document);
  await language.use(locale);
  const config = { apiBaseUrl: '/api', origin: location.origin, ...own };
  const services = createServices(config, language, { tokens, until });
  onOpened(services);
  const history = createMemoryHistory({ initialEntries: [address] });
  return { router: createAppRouter(services, { history }), services };
}

/** Removes the listener of the app opened before. */
let stopFollowing = () => {};

/**
 * Where the page would be left for another of the app, as after signing out. It stays until the next
 * app is opened: one that has just closed may still navigate, and would leave Storybook.
 */
function followLeaving(leave: (address: string) => void, closed: AbortSignal): void {
  stopFollowing();
  const following = new AbortController();
  stopFollowing = () => following.abort();
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest, navigationType } = event;
      const leavesPage = !destination.sameDocument && downloadRequest === null;
      if (!leavesPage || navigationType === 'reload') return;
      const { origin, protocol, pathname, search, hash } = new URL(destination.url);
      if (origin !== location.origin || !protocol.startsWith('http')) return;
      if (closed.aborted && pathname.endsWith('/iframe.html')) return;
      event.preventDefault();
      if (!closed.aborted) leave(`${pathname}${search}${hash}`);
    },
    { signal: following.signal },
  );
}

/** Another tab that signs in leaves its tokens in the browser. */
function takeTokens(tokens: StoredTokens, closed: AbortSignal): void {
  const otherTabs = new BroadcastChannel('ecritoire:auth');
  otherTabs.addEventListener('message', ({ data }) => {
    if (data === 'signedIn') tokens.store({ accessToken: 'access', refreshToken: 'refresh' });
  });
  closed.addEventListener('abort', () => otherTabs.close());
}

type PageProps = Own & {
  /** As the address bar shows it. */
  address: string;
  locale: Locales;
  tokens: StoredTokens;
  onLeave: (address: string) => void;
};

function Page({ address, locale, tokens, config, onOpened, onLeave }: PageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const used = useRef(locale);
  // The toolbar's language changes in place: what was played stays.
  useEffect(() => {
    if (opened === null || locale === used.current) return;
    used.current = locale;
    void opened.services.language.use(locale);
  }, [opened, locale]);
  useEffect(() => {
    const life = new AbortController();
    followLeaving(onLeave, life.signal);
    takeTokens(tokens, life.signal);
    const show = async () => {
      const app = await openApp(address, { config, onOpened, tokens, until: life.signal });
      if (!life.signal.aborted) setOpened(app);
    };
    void show();
    return () => life.abort();
  }, [address, tokens, config, onOpened, onLeave]);
  if (opened === null) return null;
  return (
    <>
      <RouterProvider router={opened.router} />
      <FollowedMachines services={opened.services} />
    </>
  );
}

export type OpenedAppProps = {
  /** Without the language. */
  path: string;
  locale: Locales;
  tokens?: BrowserTokens;
  /** Another site of the domain has left a cookie of the same name. */
  hasForeignCookie?: boolean;
  /** The page stays where the app leaves it, so that one can look at it. */
  stays?: boolean;
  /** What the server has written into the page, where it is another configuration. */
  config?: Partial<AppConfig>;
  /** Receives the services of each app that is opened. */
  onOpened?: (services: Services) => void;
};

/**
 * The whole app, opened at a path with an address of its own; what it opens ends with it. A
 * navigation that would leave the page opens the app again at its target.
 */
export function OpenedApp({
  path,
  locale,
  tokens: has = 'both',
  hasForeignCookie = false,
  stays = false,
  config = noConfig,
  onOpened = ignore,
}: OpenedAppProps) {
  const [tokens] = useState(() => tokensInMemory(has, hasForeignCookie));
  const [visit, setVisit] = useState({ number: 1, address: withLocale(path, locale) });
  const [leave] = useState(() => (address: string) => {
    if (!stays) setVisit(({ number }) => ({ number: number + 1, address }));
  });
  return (
    <Page
      key={visit.number}
      address={visit.address}
      locale={locale}
      tokens={tokens}
      config={config}
      onOpened={onOpened}
      onLeave={leave}
    />
  );
}
