import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const browser = 'chromium' as const;

export const inChromium = (contextOptions: BrowserContextOptions = {}) =>
  playwright({ launchOptions: chromiumLaunchOptions(), contextOptions });

/** The page as assistive technology has it: roles, names, states, texts. */
export const accessibleTree: BrowserCommand = async (context) =>
  (await context.frame()).locator('body').ariaSnapshot();

const frenchDarkSmall = { STORY_LANGUAGE: 'fr', STORY_COLOURS: 'dark', STORY_SCREEN: 'xs' };
const englishLightWide = { STORY_LANGUAGE: 'en', STORY_COLOURS: 'light' };

/** What `pnpm test` looks at: the look with more to go wrong. */
export const oneLook = [
  {
    browser,
    name: 'French, dark, small',
    env: { ...frenchDarkSmall, STORY_CONTRAST_OF_COMPONENTS: 'yes', STORY_ENGLISH_TOO: 'yes' },
  },
];

/**
 * Every story in both languages, in one set of colours and on one width of screen each: the longer
 * language where there is little room. The runs share one Vite server.
 */
export const looks = [
  {
    browser,
    name: 'French, dark, small',
    env: { ...frenchDarkSmall, STORY_TEXT_SPACING: 'yes' },
  },
  { browser, name: 'English, light, wide', env: englishLightWide },
  {
    browser,
    name: 'translated by the browser',
    env: { ...englishLightWide, STORY_TRANSLATED: 'yes' },
  },
];

const include = ['app/src/states/**/*.stories.tsx'];

/** The modes of the toolbar that no look above has, for the stories of the states (`pnpm states --all`). */
export const modes = [
  {
    browser,
    include,
    name: 'pseudo-locale, light, medium',
    env: { STORY_LANGUAGE: 'pseudo', STORY_COLOURS: 'light', STORY_SCREEN: 'md' },
  },
  {
    browser,
    include,
    name: 'forced colours, reduced motion',
    env: { STORY_LANGUAGE: 'en', STORY_COLOURS: 'system' },
    provider: inChromium({ forcedColors: 'active', reducedMotion: 'reduce' }),
  },
  {
    browser,
    include,
    name: 'right to left, dark, small',
    env: { ...frenchDarkSmall, STORY_DIRECTION: 'rtl' },
  },
  {
    browser,
    include: ['stories/truth/*.truth.tsx'],
    name: 'along the shortest path',
    env: { STORY_LANGUAGE: 'en', STORY_COLOURS: 'light' },
  },
];
