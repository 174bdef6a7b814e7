/**
 * `pnpm bench:typing`: main-thread CPU per key on the real document page, with its session bar,
 * counts, local queue and auto-save, beside a bare contenteditable with the same text.
 * Then how long a document of 50,000 words takes to open in a browser that has nothing of it yet.
 * Ends with 1 when the page costs more than 1.5 times the bare element at 10,000 or 50,000 words, or
 * opens after more than 0.7 seconds.
 * Usage: node app/bench/typing.ts [sizes, such as 1000,10000,50000] [rounds]
 */
import { measureTyping, type Candidate } from '../../packages/editor/bench/measure-typing.ts';
import { proseOf } from '../../packages/editor/bench/text.ts';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { RunningStudio } from '../e2e/studio.ts';
import { measureOpening } from './opening.ts';
import { writtenDocument } from './written-document.ts';

const limit = 1.5;
const limitedFrom = 10_000;
const longDocument = 50_000;
/** Milliseconds. */
const openingLimit = 700;
const [sizes = '1000,10000,50000', rounds = '3'] = process.argv.slice(2);

const bare: Candidate = {
  name: 'bare contenteditable',
  open: async (page, words) => {
    const paragraphs = proseOf(words).map((text) => `<p>${text}</p>`);
    await page.setContent(
      `<div role="textbox" contenteditable="true">${paragraphs.join('')}</div>`,
    );
    return page.getByRole('textbox');
  },
};

const written = new Map<number, ReturnType<typeof writtenDocument>>();

function documentOf(studio: RunningStudio, words: number) {
  const document = written.get(words) ?? writtenDocument(studio.origin, proseOf(words));
  written.set(words, document);
  return document;
}

function documentPage(studio: RunningStudio): Candidate {
  return {
    name: 'document page',
    open: async (page, words) => {
      const { address, cookies } = await documentOf(studio, words);
      await page.context().addCookies(cookies);
      await page.goto(address);
      const editor = page.locator('[contenteditable="true"]');
      await editor.waitFor();
      return editor;
    },
  };
}

const studio = await RunningStudio.start();
try {
  const results = await measureTyping({
    candidates: [bare, documentPage(studio)],
    sizes: sizes.split(',').map(Number),
    rounds: Number(rounds),
    launch: chromiumLaunchOptions(),
  });
  const slow = results.filter(({ words, ratio }) => words >= limitedFrom && ratio > limit);
  console.log(slow.length === 0 ? `ok: at most × ${limit}` : `too slow: over × ${limit}`);
  const long = await documentOf(studio, longDocument);
  const opening = await measureOpening(long, proseOf(longDocument));
  const ratio = (opening.document / opening.bare).toFixed(2);
  console.log(
    `${longDocument} words open after ${opening.document.toFixed(0)} ms, × ${ratio} of the bare text`,
  );
  const isLate = opening.document > openingLimit;
  console.log(isLate ? `too slow: over ${openingLimit} ms` : `ok: at most ${openingLimit} ms`);
  process.exitCode = slow.length > 0 || isLate ? 1 : 0;
} finally {
  await studio.close();
}
