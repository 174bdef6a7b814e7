import { siteTexts } from '../packages/content/generated/site-texts.ts';
import { afterEach, beforeEach } from 'vitest';
import { examples } from '../contracts/generated/index.ts';
import { hardCodedTexts } from './hard-coded-text.ts';

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** Each month, and each day of the week. */
const inFrench = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('fr', options).format(new Date(2026, 0, 1 + 31 * month)),
  );

const ago = new Intl.RelativeTimeFormat('fr');

/** What the browser and react-aria say in French. */
const ofLibraries = [
  ...inFrench({ month: 'long', weekday: 'long' }),
  ...inFrench({ month: 'short', weekday: 'short' }),
  ago.format(-2, 'minute'),
  '1er min',
  'Afficher les suggestions Rejeter Calendrier Date sélectionnée',
];

/** What the stories type as an address. */
const typed = 'ana@exemple.fr';

/** The long texts of the site, which are in no catalogue. */
const longTexts = async () =>
  JSON.stringify(await Promise.all(Object.values(siteTexts.fr).map((load) => load())));

/** The stories that show one of them, or a part. */
const showsLongText = /(?:PublicPages|Visitors)\.stories/u;

/** Each story shows the texts of the catalogue alone, which are those of the pseudo-locale. */
export function findHardCodedTexts(): void {
  const { fetch } = globalThis;
  let known = new Set<string>();
  const learn = (text: string) => {
    for (const word of wordsOf(text.toLowerCase())) known.add(word);
  };

  beforeEach(() => {
    known = new Set();
    for (const text of [JSON.stringify(examples), typed, ...ofLibraries]) learn(text);
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request);
      learn(await response.clone().text());
      return response;
    };
  });

  afterEach(async ({ task }) => {
    globalThis.fetch = fetch;
    if (task.result?.state === 'fail') return;
    const site = showsLongText.test(task.file.filepath) ? await longTexts() : '';
    const found = hardCodedTexts(
      document.body,
      (text) => site.includes(text) || wordsOf(text).every((word) => known.has(word.toLowerCase())),
    );
    if (found.length > 0) throw new Error(`Not in the catalogue: ${found.join('; ')}`);
  });
}
