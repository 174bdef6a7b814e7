import { languageTags, loadLocaleAsync, locales } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { UiProvider } from '@ecritoire/ui';
import { breakpoints } from '@ecritoire/ui/breakpoints';
import '@ecritoire/ui/styles';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';

// A language that is not loaded renders empty.
const loadTexts: Loader = () => Promise.all(locales.map(loadLocaleAsync));

const withColourMode: Decorator = (Story, { globals }) => {
  const mode = globals['colourMode'];
  const page = document.documentElement;
  if (mode === 'light' || mode === 'dark') page.setAttribute('data-colour-mode', mode);
  else page.removeAttribute('data-colour-mode');
  return <Story />;
};

const withLanguage: Decorator = (Story, { globals }) => {
  const language = globals['language'] === 'en' ? 'en' : 'fr';
  document.documentElement.lang = language;
  return (
    <I18nProvider locale={language}>
      <UiProvider locale={languageTags[language]} navigate={() => {}}>
        <Story />
      </UiProvider>
    </I18nProvider>
  );
};

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: '800px' } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadTexts],
  decorators: [withLanguage, withColourMode],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Screens', 'Layouts', 'Actions', 'Forms', 'Overlays', 'Status'],
      },
    },
  },
  // The test run shows every story a second time in the other colours and language.
  initialGlobals: {
    colourMode: import.meta.env['STORY_COLOURS'] ?? 'light',
    language: import.meta.env['STORY_LANGUAGE'] ?? 'fr',
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
        ],
      },
    },
  },
};

export default preview;
