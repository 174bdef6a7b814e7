/**
 * The one script that a built page runs by itself; it is written into the page (decision 0018).
 * A prerendered page is whole without the app: the app comes when somebody is about to use the
 * page, and what was done until then is done again for it.
 */
import { isRobot } from '../site/robots.ts';
import { chooseLanguageOfHome } from './home-language.ts';
import { createReplay } from './replay.ts';
import { reloadOnce } from './reload-once.ts';

/** Filled in when the page is built. */
declare const APP_MODULE: string;

const interactive = 'a,button,input,select,textarea,label,summary,[role]';
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const { documentElement } = document;

const language = chooseLanguageOfHome(location.pathname, {
  cookie: document.cookie,
  languages: navigator.languages,
  isInside: sessionStorage.getItem('ecritoire:inside') !== null,
});
sessionStorage.setItem('ecritoire:inside', '1');

const remember = (locale: string) => {
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
};

async function loadApp(): Promise<void> {
  try {
    await import(APP_MODULE);
  } catch (error) {
    console.error('The app could not be loaded.', error);
    // A newer build may have taken its files away.
    reloadOnce(sessionStorage, () => location.reload());
  }
}

function loadAppWhenWanted(): void {
  const replay = createReplay(document);
  const stop = new AbortController();
  const start = () => {
    stop.abort();
    replay.start();
    void loadApp();
  };
  for (const sign of signs) {
    const onSign = ({ target }: Event) => {
      const isMeant =
        sign !== 'pointerover' || (target instanceof Element && target.closest(interactive));
      if (isMeant) start();
    };
    document.addEventListener(sign, onSign, { signal: stop.signal, capture: true, passive: true });
  }
  // Somebody who has signed in sees so.
  if (/\b(authToken|refreshToken)=/.test(document.cookie)) {
    addEventListener('load', () => setTimeout(start), { signal: stop.signal });
  }
}

// The choice of a language holds even when the app is not there to be told.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[hreflang]') : null;
  const locale = link?.getAttribute('hreflang')?.slice(0, 2);
  if (locale !== undefined) remember(locale);
});

if (language !== null && !isRobot(navigator.userAgent)) {
  remember(language);
  if (language === 'en')
    location.replace(
      `${location.pathname.replace(/\/*$/, '')}/en${location.search}${location.hash}`,
    );
}
if (documentElement.dataset['app'] === 'wanted') loadAppWhenWanted();
else void loadApp();
