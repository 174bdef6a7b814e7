import { examples } from '../contracts/generated/index.ts';
import { en, fr } from '@ecritoire/i18n/testing';
import { afterEach } from 'vitest';
import { escapeForPattern, placeholderPattern, normaliseSpaces } from '../.storybook/says-text.ts';
import { clippedWords } from './clipped-words.ts';
import { ownTexts } from './hard-coded-text.ts';
import { textsByKey } from './states/inventory.ts';
import { widest } from './text-spacing.ts';

/** A text with placeholders; too short to be recognised with less than eight letters of its own. */
function patternOf(text: string): RegExp[] {
  const parts = normaliseSpaces(text).split(placeholderPattern);
  if (parts.join('').replaceAll(/\P{L}/gu, '').length < 8) return [];
  return [new RegExp(`^${parts.map(escapeForPattern).join('.*')}$`, 'u')];
}

/** What a writer of the examples has written: some of it is a text of the catalogue, too. */
function writtenTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(writtenTexts)
    : [];
}

/** Recognises the texts of the French catalogue that are nothing else. */
function frenchTexts(): (text: string) => boolean {
  const others = new Set([...Object.values(textsByKey(en)), ...writtenTexts(examples)]);
  const french = Object.values(textsByKey(fr)).filter((text) => !others.has(text));
  const whole = new Set(
    french.filter((text) => !placeholderPattern.test(text)).map(normaliseSpaces),
  );
  const patterns = french.filter((text) => placeholderPattern.test(text)).flatMap(patternOf);
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

const textsOn = (page: HTMLElement) => ownTexts(page).map(({ text }) => normaliseSpaces(text));

const leavesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('*')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() !== '',
  );

type Story = { tags: readonly string[]; parameters: { saysAnswer?: true } };

/** A screen in a state that its tags name; but what a refusal has said stays as it was said. */
const isWanted = ({ tags, parameters }: Story) =>
  tags.some((tag) => /^(?:state|message|text|page):/u.test(tag)) && parameters.saysAnswer !== true;

const frame = () => new Promise(requestAnimationFrame);

/** How many frames a language may take that has been loaded. */
const patience = 60;

/** Each screen changes to English in place, as it stands once it was played, and is looked at again. */
export function showInEnglishToo(): void {
  const isFrench = frenchTexts();

  afterEach(async (context) => {
    const { task } = context;
    if (task.result?.state === 'fail' || !task.file.filepath.includes('/app/src/')) return;
    if (!('story' in context)) throw new Error('Storybook gives its run no story.');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's run gives its context no type
    if (!isWanted(context.story as Story)) return;
    const page = document.body;
    const before = new Set(textsOn(page));
    const leaves = leavesOf(page);
    document.dispatchEvent(new CustomEvent('story-language', { detail: 'en' }));
    const unchanged = () => textsOn(page).find((text) => before.has(text) && isFrench(text));
    let still: string | undefined;
    for (let frames = 0; frames < patience; frames += 1) {
      await frame();
      still = document.documentElement.lang.startsWith('en') ? unchanged() : 'the page’s language';
      if (still === undefined) break;
    }
    if (still !== undefined) throw new Error(`In English, ${still} stays French.`);
    const blank = leaves.find(({ isConnected, textContent }) => isConnected && textContent === '');
    if (blank)
      throw new Error(`In English, <${blank.localName} class="${blank.className}"> is empty.`);
    if (document.documentElement.scrollWidth > window.innerWidth) {
      throw new Error(`In English the page is wider than the window: ${widest()}`);
    }
    const [clipped] = clippedWords();
    if (clipped !== undefined) throw new Error(`In English words are cut off: ${clipped}`);
  });
}
