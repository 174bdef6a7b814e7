import { UiProvider } from '@ecritoire/ui';
import { breakpoints } from '@ecritoire/ui/tokens';
import '@ecritoire/ui/styles';
import type { Decorator, Preview } from '@storybook/react-vite';

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
    <UiProvider locale={language === 'en' ? 'en-GB' : 'fr-FR'} navigate={() => {}}>
      <Story />
    </UiProvider>
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
  decorators: [withLanguage, withColourMode],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Layouts', 'Actions', 'Forms', 'Overlays', 'Status'] },
    },
  },
  initialGlobals: { colourMode: 'light', language: 'fr' },
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
