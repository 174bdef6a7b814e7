/// <reference types="vite/client" />
import './no-owner-stacks.ts';
import { afterEach, beforeEach, inject } from 'vitest';
import { watchBareTexts } from './bare-text.ts';
import { clippedWords } from './clipped-words.ts';
import { showInEnglishToo } from './english-too.ts';
import { watchResponses } from './contract-run.ts';
import { putUnbrokenWords, spaceText, widest } from './text-spacing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File and name of each story that `pnpm test` leaves out. */
    skipped: string[];
  }
}

const skipped = new Set(inject('skipped'));

// One file for both: each setup file is fetched again for every file of stories.

// Before the others, so that it looks last: it leaves the story in English.
if (import.meta.env['STORY_ENGLISH_TOO']) showInEnglishToo();

beforeEach(({ skip, task }) => {
  skip(skipped.has(`${task.file.filepath} ${task.name}`));
  // A playground shows nothing that no other story shows.
  skip(task.name === 'Playground');
  // Neither a direction nor a long list is another thing in another language.
  const isOnce = task.name === 'Right To Left' || task.name.startsWith('Very many ');
  skip(isOnce && import.meta.env['STORY_LANGUAGE'] === 'en');
});

// What was read out of the story before is nothing of this one.
beforeEach(() => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role=log] > *')) {
    said.remove();
  }
});

// A failure says what axe found; its whole report, 50 kB a story, is not sent to Vitest.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});

// A text beside other nodes stays as it was, or takes the page away, once the browser has translated it.
let bareTexts = (): string[] => [];
beforeEach(() => {
  bareTexts = watchBareTexts();
});
afterEach(({ task }) => {
  const [bare] = bareTexts();
  if (bare === undefined || task.result?.state === 'fail') return;
  throw new Error(`Each text is alone in its element, but not ${bare}.`);
});

// A story's data are what the contract lets a server answer.
let breaches = (): string[] => [];
beforeEach(() => {
  breaches = watchResponses();
});
afterEach(({ task }) => {
  const [breach] = breaches();
  if (breach === undefined || task.result?.state === 'fail') return;
  throw new Error(`The contract refuses what the story answers. ${breach}`);
});

// Text of twice the size must stay readable in full, and on a phone scroll down the page, never
// sideways.
afterEach(({ task }) => {
  // Translated words are marked, and so longer than any that have to fit.
  if (task.result?.state === 'fail' || import.meta.env['STORY_TRANSLATED']) return;
  const page = document.documentElement;
  // Storybook stops every transition where a story ends: what was closed just before never goes.
  for (const closed of page.querySelectorAll<HTMLElement>('[data-exiting]')) {
    closed.style.display = 'none';
  }
  try {
    for (const size of ['100%', '200%']) {
      page.style.fontSize = size;
      if (import.meta.env['STORY_SCREEN'] === 'xs' && page.scrollWidth > window.innerWidth) {
        throw new Error(
          `With text of ${size} the page is ${page.scrollWidth} px wide: ${widest()}`,
        );
      }
      const [clipped] = clippedWords();
      if (clipped !== undefined)
        throw new Error(`With text of ${size} words are cut off: ${clipped}`);
    }
  } finally {
    page.style.fontSize = '';
  }
});

// A story of a whole page sets the direction of its own language, unless the page has that language.
afterEach(({ task }) => {
  const direction = import.meta.env['STORY_DIRECTION'];
  if (task.result?.state === 'fail' || !direction) return;
  const { dir } = document.documentElement;
  if (dir !== direction) throw new Error(`The page runs ${dir}, and not ${direction}.`);
});

// Nothing of it scrolls sideways on a phone: not with the text spacing of WCAG 1.4.12, nor with names
// of one word as long as a name may be.
afterEach(({ task }) => {
  if (task.result?.state === 'fail' || !import.meta.env['STORY_TEXT_SPACING']) return;
  const looksWrong = () => {
    if (document.documentElement.scrollWidth > window.innerWidth) {
      return `wider than the window: ${widest()}`;
    }
    const [clipped] = clippedWords();
    return clipped === undefined ? undefined : `cut off: ${clipped}`;
  };
  const stopSpacing = spaceText();
  const spaced = looksWrong();
  const putBack = putUnbrokenWords(document.body);
  const both = looksWrong();
  stopSpacing();
  const unbroken = looksWrong();
  putBack();
  if (spaced !== undefined) throw new Error(`Spaced words are ${spaced}`);
  if (both !== undefined) throw new Error(`Spaced and unbroken words are ${both}`);
  if (unbroken !== undefined) throw new Error(`Unbroken words are ${unbroken}`);
});

// What they register holds for one file of stories; a module that is loaded already registers nothing.
if (import.meta.env['STORY_TRANSLATED']) {
  const { translateEach } = await import('./translated-run.ts');
  translateEach();
}
if (import.meta.env['STORY_LANGUAGE'] === 'pseudo') {
  const { findHardCodedTexts } = await import('./pseudo-run.ts');
  findHardCodedTexts();
}
