/**
 * `pnpm visual`: draws every story, light and dark, 1280 and 320 px wide, and compares with what was
 * approved last. `--update` approves; `--only button,foundations` looks at a part, by name
 * or by path; `--built` takes the Storybook that the last run built, if there is one.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { ensureChromium } from '../../scripts/chromium.ts';
import {
  readBaselines,
  readSheet,
  removeBaseline,
  writeBaselines,
  writeSheet,
} from './baselines.ts';
import { digest, openBrowser, openPage, takePictures, views, type Pictures } from './pictures.ts';
import { writeReport, type Change } from './report.ts';
import { compareSheets, makeSheet } from './sheets.ts';
import { buildStorybook, isBuilt, listStories, serveStorybook, type Story } from './storybook.ts';

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const only = options.only.flatMap((words) => words.split(','));
const workers = 2;

const baselines = readBaselines();
const approvedBy = baselines.browser;
let isAnotherBrowser = false;
const changes: Change[] = [];
let same = 0;

const digestsOf = (pictures: Pictures) =>
  Object.fromEntries(views.map(({ key }) => [key, digest(pictures[key] ?? Buffer.of())]));

/** Looks at one story; what is not as it was goes to the report or, when approving, to the baselines. */
async function visit(page: Page, desk: Page, origin: string, story: Story) {
  try {
    const approved = baselines.digests[story.id];
    const pictures = await takePictures(page, origin, story, approved);
    const digests = digestsOf(pictures);
    const changed = views.map(({ key }) => key).filter((key) => approved?.[key] !== digests[key]);
    const before = readSheet(story.id);
    if (changed.length === 0 && before !== null) {
      same += 1;
      return;
    }
    const after = await makeSheet(desk, pictures);
    const drawnBy = isAnotherBrowser ? 'anotherBrowser' : 'sameBrowser';
    const compared = before === null ? null : await compareSheets(desk, before, after, drawnBy);
    if (compared?.isSame === true && approved && !(options.update && isAnotherBrowser)) {
      same += 1;
      return;
    }
    if (options.update) {
      baselines.digests[story.id] = digests;
      writeSheet(story.id, after);
    }
    const what = approved ? `changed: ${changed.join(', ')}` : 'new: nothing was approved yet';
    changes.push({ story, what, before, after, difference: compared?.difference ?? null });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    changes.push({ story, what: `failed: ${reason}`, before: null, after: null, difference: null });
  }
}

/** What was approved and is no more. */
function findGone(stories: readonly Story[]) {
  if (only.length > 0) return;
  const ids = new Set(stories.map(({ id }) => id));
  for (const id of Object.keys(baselines.digests)) {
    if (ids.has(id)) continue;
    const story = { id, title: id, name: '', importPath: '' };
    changes.push({ story, what: 'gone', before: readSheet(id), after: null, difference: null });
    if (options.update) removeBaseline(baselines, id);
  }
}

const started = performance.now();
process.env['CHROMIUM_PATH'] = ensureChromium();
if (!options.built || !isBuilt()) buildStorybook();
const stories = listStories(only);
const { origin, close } = await serveStorybook();
const browser = await openBrowser();
isAnotherBrowser = approvedBy !== '' && approvedBy !== browser.version();
if (isAnotherBrowser) {
  console.log(
    `Approved with Chromium ${approvedBy}, this is ${browser.version()}: compared roughly.`,
  );
}

const waiting = [...stories];
const work = async () => {
  const [page, desk] = [await openPage(browser), await openPage(browser)];
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    await visit(page, desk, origin, story);
  }
};
await Promise.all(Array.from({ length: workers }, work));
findGone(stories);
if (options.update) writeBaselines({ ...baselines, browser: browser.version() });
await browser.close();
close();

changes.sort((one, other) => one.story.id.localeCompare(other.story.id));
for (const { story, what } of changes) console.log(`${story.id}: ${what}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `\n${stories.length} stories in ${seconds} s: ${same} as approved, ${changes.length} not.`,
);
if (changes.length > 0) console.log(`Look at ${writeReport(changes)}`);
const failed = changes.filter(({ what }) => what.startsWith('failed'));
if (options.update ? failed.length > 0 : changes.length > 0) process.exitCode = 1;
