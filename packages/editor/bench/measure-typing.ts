import { chromium, type LaunchOptions, type Locator, type Page } from 'playwright';

/** One thing to type into: it opens itself in a fresh page and says where one writes. */
export type Candidate = {
  name: string;
  /** Opens a document of about `words` words and returns the editable element, ready for keys. */
  open: (page: Page, words: number) => Promise<Locator>;
};

export type TypingOptions = {
  /** The first is what the others are compared with. */
  candidates: readonly [Candidate, ...Candidate[]];
  /** Sizes of the document, in words. */
  sizes: readonly number[];
  launch: LaunchOptions;
  rounds?: number;
  keysPerRound?: number;
  report?: (line: string) => void;
};

/** Median main-thread CPU per key in milliseconds, and how many times the first candidate's. */
export type TypingResult = { name: string; words: number; perKey: number; ratio: number };

const WARM_UP_KEYS = 25;
const KEY_INTERVAL = 45;
const SETTLE = 600;
const viewport = { width: 1280, height: 800 };
const SENTENCE = 'la mer était calme et nous avancions sans bruit vers la rive ';

async function placeCaretInTheMiddle(editable: Locator): Promise<void> {
  await editable.evaluate((element: HTMLElement) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.length > 40) texts.push(node);
    }
    const text = texts[Math.floor(texts.length / 2)];
    if (!text) throw new Error('There is no text to type into.');
    element.focus();
    text.parentElement?.scrollIntoView({ block: 'center' });
    const after = text.data.indexOf(' ', 20);
    document.getSelection()?.collapse(text, after < 0 ? 20 : after + 1);
  });
}

async function type(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.type(SENTENCE.charAt(index % SENTENCE.length));
    await page.waitForTimeout(KEY_INTERVAL);
  }
}

/** Main-thread CPU per key in milliseconds: thread time, so that a busy machine does not count. */
async function cpuPerKey(page: Page, editable: Locator, keys: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const found = metrics.find(({ name }) => name === 'TaskDuration');
    if (!found) throw new Error('The browser reports no TaskDuration.');
    return found.value;
  };
  await page.waitForTimeout(SETTLE);
  await placeCaretInTheMiddle(editable);
  // A click leaves the pointer over the text: the browser hit-tests below it again at each key.
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  await type(page, WARM_UP_KEYS);
  await page.waitForTimeout(SETTLE);

  const lengthBefore = await editable.evaluate((element) => element.textContent.length);
  const before = await taskSeconds();
  await type(page, keys);
  // What waits for a pause (counting, saving) belongs to the keys that caused it.
  await page.waitForTimeout(SETTLE);
  const after = await taskSeconds();
  const lengthAfter = await editable.evaluate((element) => element.textContent.length);
  if (lengthAfter - lengthBefore !== keys) {
    throw new Error(`${keys} keys made the text ${lengthAfter - lengthBefore} longer.`);
  }
  return ((after - before) * 1_000) / keys;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Types into every candidate in interleaved rounds, each in a fresh page of one browser, and
 * compares the medians of main-thread CPU per key.
 */
export async function measureTyping({
  candidates,
  sizes,
  launch,
  rounds = 3,
  keysPerRound = 100,
  report = console.log,
}: TypingOptions): Promise<TypingResult[]> {
  const browser = await chromium.launch(launch);
  try {
    const results: TypingResult[] = [];
    for (const words of sizes) {
      const samples = candidates.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, candidate] of candidates.entries()) {
          const context = await browser.newContext({ viewport });
          const page = await context.newPage();
          const editable = await candidate.open(page, words);
          samples[index]?.push(await cpuPerKey(page, editable, keysPerRound));
          await context.close();
        }
      }
      const medians = samples.map(median);
      for (const [index, { name }] of candidates.entries()) {
        const perKey = medians[index] ?? Number.NaN;
        const ratio = perKey / (medians[0] ?? Number.NaN);
        results.push({ name, words, perKey, ratio });
        report(
          `${String(words).padStart(7)} words  ${name.padEnd(28)} ${perKey.toFixed(2).padStart(6)} ms  × ${ratio.toFixed(2)}   (${samples[index]?.map((value) => value.toFixed(2)).join(' ')})`,
        );
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}
