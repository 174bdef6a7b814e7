import { languageTags, loadLocaleAsync, locales } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { UiProvider } from '@ecritoire/ui';
import { breakpoints } from '@ecritoire/ui/breakpoints';
import '@ecritoire/ui/styles';
import { configure } from 'storybook/test';
import { onlyWhatFollows } from './controls.ts';
import { createMediaEmulation } from './emulated-media.ts';
import { isState } from '../stories/states/coverage.ts';
import { usesPseudoTexts } from './pseudo-locale.ts';
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite';
import type { ArgTypesEnhancer, Globals } from 'storybook/internal/types';

configure({
  // Plays wait as long as the other tests in a browser, in the built Storybook too.
  asyncUtilTimeout: 10_000,
  // Shows the visible text: the default is the markup, most of it Storybook's own.
  getElementError: (message) =>
    new Error(`${message ?? ''}\n\nThe page shows: ${document.body.innerText}`),
});

// A language that is not loaded renders empty.
const loadTexts: Loader = () => Promise.all(locales.map(loadLocaleAsync));

const withColourMode: Decorator = (Story, { globals }) => {
  const mode = globals['colourMode'];
  const page = document.documentElement;
  if (mode === 'light' || mode === 'dark') page.setAttribute('data-colour-mode', mode);
  else page.removeAttribute('data-colour-mode');
  return <Story />;
};

/** What Storybook's own page does, and the test run does not: room around what is no whole page. */
const withRoom: Decorator = (Story, { parameters }) =>
  import.meta.env['STORY_SCREEN'] && parameters['layout'] === 'padded' ? (
    <div style={{ padding: '1rem' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

const emulate = createMediaEmulation(document);

const withPreferences: Decorator = (Story, { globals }) => {
  emulate({
    hasForcedColours: globals['colourMode'] === 'forced',
    hasReducedMotion: globals['motion'] === 'reduced',
  });
  return <Story />;
};

const withTextSize: Decorator = (Story, { globals }) => {
  document.documentElement.style.fontSize = `${globals['textSize'] ?? 100}%`;
  return <Story />;
};

/** The toolbar's, but for the language that a test changes to once the story has played. */
function useGlobals(given: Globals): Globals {
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    const change = (event: Event) => {
      if (event instanceof CustomEvent) setLanguage(event.detail);
    };
    document.addEventListener('story-language', change);
    return () => document.removeEventListener('story-language', change);
  }, []);
  return language === undefined ? given : { ...given, language };
}

/**
 * A page of documentation shows many stories, one of them from right to left, in words of its own:
 * there each story has its language and its direction to itself.
 */
const WithLanguage: Decorator = (Story, { globals: given, viewMode }) => {
  const globals = useGlobals(given);
  const language = globals['language'] === 'en' ? 'en' : 'fr';
  const isPseudo = globals['language'] === 'pseudo';
  usesPseudoTexts(isPseudo);
  const isMirrored = globals['direction'] === 'rtl';
  const isInDocs = viewMode === 'docs';
  // As the app sets it: to another language it would set its direction, too.
  const attributes = { lang: languageTags[language], dir: isMirrored ? 'rtl' : 'ltr' };
  Object.assign(document.documentElement, isInDocs ? { lang: 'en', dir: 'ltr' } : attributes);
  // The product has no such language; numbers, dates and arrow keys behave as for one.
  const locale = isMirrored ? 'ar-EG' : languageTags[language];
  return (
    <I18nProvider key={`${isPseudo}`} locale={language}>
      <UiProvider locale={locale} navigate={() => {}} imageService={(source) => source}>
        {isInDocs ? (
          <div {...attributes}>
            <Story />
          </div>
        ) : (
          <Story globals={globals} />
        )}
      </UiProvider>
    </I18nProvider>
  );
};

/** Of two names for one width, the first alone. */
const widths = Object.entries(breakpoints).filter(
  ([, width], index, all) => all.findIndex((other) => other[1] === width) === index,
);

const viewports = Object.fromEntries(
  widths.map(([name, width]) => [
    name,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: '800px' } },
  ]),
);

/** The library quotes its defaults once more than ours are. */
const quotedOnce: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { defaultValue } = type.table ?? {};
      const summary = defaultValue?.summary?.replace(/^"?'(.*)'"?$/, '"$1"');
      return summary === undefined
        ? [name, type]
        : [name, { ...type, table: { ...type.table, defaultValue: { ...defaultValue, summary } } }];
    }),
  );

const LazyDocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** A story needs nothing of what draws documentation, which is a third of the code of Storybook's page. */
const DocsPage = (props: ComponentProps<typeof LazyDocsPage>) => (
  <Suspense>
    <LazyDocsPage {...props} />
  </Suspense>
);

/** Half the time of a look at a screen, whose colours are those of its components. */
const withoutContrast = { rules: { 'color-contrast': { enabled: false } } };

/** What checks the tags knows every machine and text: a page that is only looked at needs none of it. */
async function checkStates(context: StoryContext): Promise<void> {
  if (!context.tags.some(isState)) return;
  const { showsItsStates } = await import('./states.ts');
  await showsItsStates(context);
}

const preview: Preview = {
  beforeEach: ({ parameters, title }) => {
    if (
      !import.meta.env['STORY_CONTRAST_OF_COMPONENTS'] ||
      !/^(?:Screens|States|Flows)\//u.test(title)
    )
      return;
    const a11y: { options: object } = parameters['a11y'];
    a11y.options = { ...a11y.options, ...withoutContrast };
  },
  afterEach: checkStates,
  tags: ['autodocs'],
  argTypesEnhancers: [quotedOnce, onlyWhatFollows],
  loaders: [loadTexts],
  decorators: [withRoom, WithLanguage, withColourMode, withPreferences, withTextSize],
  parameters: {
    layout: 'padded',
    // What passed is not gathered: that took a tenth of the time of the run.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'] },
      // An announcement of the library may outlive the closed dialog that labels it.
      context: { exclude: ['[data-live-announcer]'] },
    },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colours', 'Type', 'Space'],
          'Review',
          'States',
          'Flows',
          'Screens',
          'Layouts',
          'Actions',
          'Forms',
          'Overlays',
          'Status',
          'Data',
          'Navigation',
          'Content',
          'Writing',
          'Editor',
        ],
      },
    },
  },
  // The test run shows every story a second time: other colours, other language, a small screen.
  initialGlobals: {
    ...(import.meta.env['STORY_SCREEN']
      ? { viewport: { value: import.meta.env['STORY_SCREEN'] } }
      : {}),
    colourMode: import.meta.env['STORY_COLOURS'] ?? 'system',
    language: import.meta.env['STORY_LANGUAGE'] ?? 'fr',
    direction: import.meta.env['STORY_DIRECTION'] ?? 'ltr',
    motion: 'system',
    textSize: '100',
  },
  globalTypes: {
    colourMode: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System colours' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value}%` })),
      },
    },
  },
};

export default preview;
