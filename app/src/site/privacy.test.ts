import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadSiteText } from '@ecritoire/content/site-texts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The names on the privacy page of everything that is stored in the browser. */
const documented: Record<string, { fr: string; en: string }> = {
  cookieConsent: { fr: 'cookieConsent', en: 'cookieConsent' },
  'ecritoire-colour-mode': { fr: 'choix de couleurs', en: 'choice of colours' },
  'ecritoire-question-mark': { fr: 'celui du raccourci', en: 'is a shortcut' },
  'ecritoire-smart-typography': { fr: 'typographie automatique', en: 'smart typography' },
  'ecritoire:arriving': { fr: 'a été rechargée', en: 'was reloaded' },
  'ecritoire:confirmed-sign-in': {
    fr: 'ce qu’elle doit confirmer',
    en: 'what it is to confirm',
  },
  'ecritoire:deleted-account': { fr: 'compte supprimé', en: 'a deleted account' },
  'ecritoire:early-words': { fr: 'un texte qui s’ouvre', en: 'a text that is opening' },
  'ecritoire:form': { fr: 'dans un formulaire du site', en: 'into a form of the site' },
  'ecritoire:inside': { fr: 'suivi un lien du site', en: 'followed a link of the site' },
  'ecritoire:gone': { fr: 'qu’il a été supprimé', en: 'if it was deleted' },
  'ecritoire:kept-name': { fr: 'le nom du texte', en: 'the name of the text' },
  'ecritoire:last-written': { fr: 'a écrit en dernier', en: 'last wrote in' },
  'ecritoire:left-rows': { fr: 'quelle ligne d’une liste', en: 'which row of a list' },
  'ecritoire:left-place': { fr: 'où vous en étiez', en: 'where you were' },
  'ecritoire:last-words': { fr: 'du dernier instant', en: 'of the last instant' },
  'ecritoire:reloaded': { fr: 'a été rechargée', en: 'was reloaded' },
  'ecritoire:review': { fr: 'remplir du bilan', en: 'fill in of a session' },
  'ecritoire:under-review': { fr: 'bilan de séance qui est ouvert', en: 'review is open' },
  'ecritoire:undo': { fr: 'ce que vous pouvez annuler', en: 'what you can undo' },
  'ecritoire:went-on': { fr: 'choisi de continuer', en: 'you went on with' },
  'ecritoire:wrong-device-time': { fr: 'une horloge déréglée', en: 'a wrong clock' },
  'ecritoire:toast': { fr: 'un message à vous montrer', en: 'a message to show you' },
  'ecritoire:sign-in-failed': { fr: 'la dernière a échoué', en: 'the last one failed' },
  'ecritoire:sign-in': { fr: 'une connexion en cours', en: 'a sign-in under way' },
  'tsr-scroll-restoration-v1_3': {
    fr: 'fait défiler chaque page',
    en: 'had scrolled on each page',
  },
  tanstack_router_reload: { fr: 'a été rechargée', en: 'was reloaded' },
  ecritoire: { fr: 'une base du navigateur', en: 'a database of the browser' },
};

/**
 * Names of channels between tabs, of locks, of events and of policies: nothing is stored under
 * them.
 */
const keepsNothing = /BroadcastChannel\(|createPolicy\(|locks\.|[Ll]ock\b|Event = /;

const lines = globSync('{app,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories|css)\.tsx?$|packages\/server\//.test(path))
  .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'));

const names = (pattern: RegExp) =>
  lines
    .filter((line) => !keepsNothing.test(line))
    .flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => String(name)));

/** What the router stores on its own, in its package and its core. */
const router = createRequire(import.meta.url).resolve('@tanstack/react-router');
const underRouter = createRequire(router).resolve('@tanstack/router-core');
const storedByRouter = [router, underRouter].flatMap((entry) =>
  globSync('**/*.cjs', { cwd: dirname(entry) }).flatMap((path) => {
    const source = readFileSync(join(dirname(entry), path), 'utf8');
    return [...source.matchAll(/storageKey = ["'`]([\w-]+)/g)].map(([, name]) => String(name));
  }),
);

const stored = [
  ...storedByRouter,
  ...names(/'(ecritoire[:-][\w-]+)'/g),
  ...names(/cookieName = '([^']+)'/g),
  ...names(/openDB<\w+>\('([^']+)'/g),
];

// SITE-27
it.each(['fr', 'en'] as const)('the privacy page lists storage, in %s', async (language) => {
  const { parts } = await loadSiteText('privacy', language);
  const page = parts.map(({ html }) => html).join('');
  const isDocumented = (key: string) =>
    key in documented && page.includes(documented[key]?.[language] ?? '');
  expect(stored).toEqual(expect.arrayContaining(Object.keys(documented)));
  expect(stored.filter((key) => !isDocumented(key))).toEqual([]);
});
