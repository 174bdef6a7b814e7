/**
 * The one script that a prerendered page runs at once; it is inlined into the page (decision
 * 0018). A prerendered page is complete without the app: the app is loaded when somebody is about
 * to use the page, and their input until then is replayed for it.
 */
import { latestBuild } from '@ecritoire/api-client/builds';
import { basePath } from '../site/base-path.ts';
import { localeOfPath, withoutLocale } from '../site/locale.ts';
import { rememberLocale } from '../site/locale-cookie.ts';
import { isRobot } from '../site/robots.ts';
import { noteWhatIsTyped, showWhatWasTyped } from './early-note.ts';
import { filledIn, isField } from './fields.ts';
import { chooseLanguageOfHome } from './home-language.ts';
import { setForeignNodesAside } from './foreign-nodes.ts';
import { loadFontsOnceSeen } from './later-fonts.ts';
import { partsOfPage, type PageParts } from './page-parts.ts';
import { followPresses } from './press.ts';
import { createReplay } from './replay.ts';
import { reloadOnce } from './reload-once.ts';
import { safeSession } from './safe-session.ts';
import { withSamePlace } from './same-place.ts';
import { isWantedAtOnce } from './wanted-at-once.ts';
import { goOnWithoutApp } from './without-app.ts';

/** Where the browser knows them; TypeScript does not yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => object };
};

const interactive = 'a,button,input,select,textarea,label,summary,[role]';
const firstSigns = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
/** Of a next try: not each key and each move asks for what did not come. */
const laterSigns = ['pointerdown', 'focusin'] as const;
const { documentElement } = document;

const path = location.pathname.slice(basePath.length) || '/';
const inside = 'ecritoire:inside';
const isInside = safeSession.getItem(inside) !== null;
const stayInside = () => safeSession.setItem(inside, '1');
if (path === '/') stayInside();
const language = chooseLanguageOfHome(path, {
  cookie: document.cookie,
  languages: navigator.languages,
  isInside,
  keepsNotes: safeSession.isPersistent(inside),
});

const reload = () => location.reload();

/** @param onFailure what comes of a page whose app could not be loaded */
function loadApp(onFailure: () => void): void {
  loadStyle();
  loadParts();
  const script = document.createElement('script');
  script.type = 'module';
  script.src = addressOfApp();
  script.addEventListener('error', () => {
    console.error('The app could not be loaded.');
    script.remove();
    onFailure();
  });
  document.head.append(script);
}

/** What the app asks for in its turn is on its way before the app is there to ask. */
function loadParts(): void {
  const { parts = '', [localeOfPath(location.pathname)]: texts = '' } = documentElement.dataset;
  const ofEveryPage = `${parts} ${texts}`.split(' ').filter(Boolean);
  for (const file of [...ofEveryPage, ...partsOfThisPage()]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, new URL(address, location.href)).href;
    document.head.append(link);
  }
}

function partsOfThisPage(): string[] {
  const written = document.getElementById('page-parts')?.textContent;
  if (!written) return [];
  const parts: PageParts = JSON.parse(written);
  return partsOfPage(withoutLocale(location.pathname), { cookie: document.cookie, parts });
}

/** What of the style sheet stands in the page is for the page as it was built. */
function loadStyle(): void {
  const sheet = documentElement.dataset['style'];
  if (sheet === undefined) return;
  delete documentElement.dataset['style'];
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}

const address = documentElement.dataset['module'] ?? '';
const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = window;
const policy = trustedTypes?.createPolicy('ecritoire-boot', { createScriptURL: () => address });

/** The one script address that this page may load. */
function addressOfApp(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is written as it is to `src`
  return policy ? (policy.createScriptURL('') as unknown as string) : address;
}

/** The build that this page comes from, as the server has written it. */
function buildOfPage(): string | undefined {
  const config: { build?: string } = JSON.parse(
    document.getElementById('app-config')?.textContent ?? '{}',
  );
  return config.build;
}

/** Says that what was pressed does nothing, and how to go on. */
function sayWithoutApp(): void {
  say(isReplaced ? 'newer-build' : 'without-app');
}

/** What a page can say of its app. */
const reasons = ['on-its-way', 'without-app', 'newer-build'] as const;

/** @param reason the one that is in sight from now on, if any */
function say(reason: (typeof reasons)[number] | null): void {
  for (const each of reasons) {
    const said = document.getElementById(each);
    if (said !== null) said.hidden = each !== reason;
  }
}
document.addEventListener('hydrated', () => say(null), { once: true });

/** Says on an empty page that it stays so, in its language. */
function sayNotLoaded(): void {
  const lang = documentElement.lang.slice(0, 2);
  const said = document.querySelector<HTMLElement>(`#before-app [lang=${lang}] [role=alert]`);
  if (said !== null) said.hidden = false;
}

/** Until the app is there after all. */
const alone = new AbortController();
document.addEventListener('hydrated', () => alone.abort(), { once: true });

/** What the app had shown before a reload is a step back within this page, which shows one alone. */
const shown = location.pathname + location.search;
const showOther = () => {
  if (location.pathname + location.search !== shown) reload();
};
addEventListener('popstate', showOther, { signal: alone.signal });
followPresses(document, alone.signal);

noteWhatIsTyped(document, {
  path: location.pathname,
  notes: safeSession,
  signal: alone.signal,
});
document.addEventListener('DOMContentLoaded', () =>
  showWhatWasTyped(document, location.pathname, safeSession),
);

const isInUse = () => filledIn(document).length > 0 || isField(document.activeElement);

/** A newer build has taken the files of this page away. */
let isReplaced = false;

/** The page stays whole without the app; a form that only the app can send keeps its words. */
async function stayWithoutApp(): Promise<void> {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    sayWithoutApp();
  };
  document.addEventListener('submit', onSubmit, { signal: alone.signal });
  isReplaced = await goOnWithoutApp({
    current: buildOfPage(),
    latest: () => latestBuild(`${basePath}/`),
    isInUse,
    storage: safeSession,
    reload,
  });
  if (isReplaced) sayWithoutApp();
}

function loadAppWhenWanted(signs: readonly (typeof firstSigns)[number][]): void {
  const replay = createReplay(document, () => say('on-its-way'));
  const stop = new AbortController();
  const fail = () => {
    if (replay.isPressed()) sayWithoutApp();
    replay.stop();
    void stayWithoutApp();
  };
  const start = () => {
    // The wait for the load of the page may end after somebody has begun.
    if (stop.signal.aborted || isReplaced) return;
    stop.abort();
    replay.start();
    document.addEventListener('mount-failed', fail, { once: true });
    loadApp(() => {
      fail();
      // A reader who goes on to use the page may have a better connection by then.
      loadAppWhenWanted(laterSigns);
    });
  };
  for (const sign of signs) {
    const onSign = ({ target }: Event) => {
      const isMeant =
        sign !== 'pointerover' || (target instanceof Element && target.closest(interactive));
      if (isMeant) start();
    };
    document.addEventListener(sign, onSign, { signal: stop.signal, capture: true, passive: true });
  }
  const { cookie } = document;
  const hasNote = (key: string) => safeSession.getItem(key) !== null;
  if (isWantedAtOnce({ path, search: location.search, cookie, hasNote })) {
    addEventListener('load', () => setTimeout(start), { signal: stop.signal });
  }
}

loadFontsOnceSeen(document, isInside);

// The choice of a language is saved even before the app is loaded.
const keepChoice = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null) return;
  stayInside();
  const locale = link.closest('nav') && link.querySelector('[lang]')?.getAttribute('lang');
  const chosen = locale?.slice(0, 2);
  if (chosen !== 'fr' && chosen !== 'en') return;
  rememberLocale(chosen);
  if (!alone.signal.aborted) link.href = withSamePlace(link.href, location);
};
// Before the app, which keeps a press to itself.
document.addEventListener('click', keepChoice, { capture: true });
// A link that opens in another tab is not clicked: the middle button, the menu of the browser.
document.addEventListener('pointerdown', keepChoice, { capture: true });

if (language !== null && !isRobot(navigator.userAgent)) {
  rememberLocale(language);
  if (language === 'en')
    location.replace(
      `${location.pathname.replace(/\/*$/, '')}/en${location.search}${location.hash}`,
    );
}
if (documentElement.dataset['app'] === 'wanted') {
  setForeignNodesAside(document);
  loadAppWhenWanted(firstSigns);
} else {
  // The empty page is the same in both languages until the app is there.
  if (documentElement.lang === 'fr' && /^\/en(\/|$)/i.test(path)) documentElement.lang = 'en';
  document.addEventListener('mount-failed', sayNotLoaded, { once: true });
  // A newer build may have taken its files away; an empty page has nothing to lose.
  loadApp(() => {
    if (!reloadOnce(safeSession, reload)) sayNotLoaded();
  });
}
