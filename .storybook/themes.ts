import { create } from 'storybook/theming';
// Storybook's own frame is built without the style sheets that the index of the tokens brings.
import { measures } from '../packages/ui/src/tokens/measures.ts';
import { darkRoles, lightRoles } from '../packages/ui/src/tokens/roles.ts';
import { scales } from '../packages/ui/src/tokens/scales.ts';

function themeOf(base: 'light' | 'dark') {
  const { background, border, primary, text } = base === 'dark' ? darkRoles : lightRoles;
  return create({
    base,
    appBg: background.page,
    appContentBg: background.page,
    appPreviewBg: background.page,
    appHoverBg: background.hover,
    appBorderColor: border.subtle,
    barBg: background.surface,
    barTextColor: text.muted,
    barHoverColor: primary.text,
    barSelectedColor: primary.text,
    brandTitle: 'Écritoire',
    brandUrl: './',
    colorPrimary: primary.solid,
    // In dark the library darkens it, and sets white upon that, for the row that is open.
    colorSecondary: base === 'dark' ? scales.green[400] : primary.text,
    fontBase: measures.font.interface,
    inputBg: background.surface,
    textColor: text.default,
    textInverseColor: background.page,
    textMutedColor: text.muted,
  });
}

const themes = { light: themeOf('light'), dark: themeOf('dark') };
const system = matchMedia('(prefers-color-scheme: dark)');

export function followSystem(onChange: () => void) {
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

/** @param mode as chosen in the toolbar */
export function themeIn(mode: unknown) {
  const isDark = mode === 'dark' || (mode === 'system' && system.matches);
  return isDark ? themes.dark : themes.light;
}

export type Globals = { globals?: Record<string, unknown> };
