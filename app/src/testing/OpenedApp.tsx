import type { Locales } from '@ecritoire/i18n';
import type { Tokens } from '@ecritoire/machines/auth';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createAppRouter, type AppRouter } from '../router.tsx';
import { localeOfPath, withLocale } from '../site/locale.ts';
import type { StoredTokens } from '../shared/runtime/cookies.ts';
import { createLanguage } from '../shared/runtime/language.ts';
import { createServices } from '../main-services.ts';

/** Of a writer who is signed in. Cookies know no port: they would be those of the product, too. */
function signedInTokens(): StoredTokens {
  let stored: Tokens | null = { accessToken: 'access', refreshToken: 'refresh' };
  return {
    accessToken: () => stored?.accessToken ?? null,
    refreshToken: () => stored?.refreshToken ?? null,
    storeAccessToken: (accessToken) => {
      stored &&= { ...stored, accessToken };
    },
    hasForeign: () => false,
    store: (tokens) => {
      stored = tokens;
    },
    clear: () => {
      stored = null;
    },
  };
}

async function openApp(
  address: string,
  tokens: StoredTokens,
  until: AbortSignal,
): Promise<AppRouter> {
  const locale = localeOfPath(address);
  const language = createLanguage(locale, document);
  await language.use(locale);
  const config = { apiBaseUrl: '/api', origin: location.origin };
  const services = createServices(config, language, { tokens, until });
  const history = createMemoryHistory({ initialEntries: [address] });
  return createAppRouter(services, { history });
}

/** Where the page would be left for another of the app, as after signing out. */
function followLeaving(leave: (address: string) => void, signal: AbortSignal): void {
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest, navigationType } = event;
      const leavesPage = !destination.sameDocument && downloadRequest === null;
      if (!leavesPage || navigationType === 'reload') return;
      const { origin, protocol, pathname, search, hash } = new URL(destination.url);
      if (origin !== location.origin || !protocol.startsWith('http')) return;
      event.preventDefault();
      leave(`${pathname}${search}${hash}`);
    },
    { signal },
  );
}

type PageProps = {
  /** As the address bar shows it. */
  address: string;
  tokens: StoredTokens;
  onLeave: (address: string) => void;
};

function Page({ address, tokens, onLeave }: PageProps) {
  const [router, setRouter] = useState<AppRouter | null>(null);
  useEffect(() => {
    const life = new AbortController();
    followLeaving(onLeave, life.signal);
    const show = async () => {
      const opened = await openApp(address, tokens, life.signal);
      if (!life.signal.aborted) setRouter(opened);
    };
    void show();
    return () => life.abort();
  }, [address, tokens, onLeave]);
  return router && <RouterProvider router={router} />;
}

/**
 * The whole app, opened at a path by a signed-in writer, with an address of its own; what it opens
 * ends with it. A navigation that would leave the page opens the app again at its target.
 *
 * @param path without the language
 */
export function OpenedApp({ path, locale }: { path: string; locale: Locales }) {
  const [tokens] = useState(signedInTokens);
  const [visit, setVisit] = useState({ number: 1, address: withLocale(path, locale) });
  const [leave] = useState(
    () => (address: string) => setVisit(({ number }) => ({ number: number + 1, address })),
  );
  return <Page key={visit.number} address={visit.address} tokens={tokens} onLeave={leave} />;
}
