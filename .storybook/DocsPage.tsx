import { darkRoles, lightRoles, measures } from '@ecritoire/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

function themeOf(base: 'light' | 'dark') {
  const { background, border, primary, text } = base === 'dark' ? darkRoles : lightRoles;
  return create({
    base,
    appBg: background.page,
    appContentBg: background.page,
    appPreviewBg: background.page,
    appBorderColor: border.subtle,
    barBg: background.surface,
    colorSecondary: primary.text,
    fontBase: measures.font.interface,
    inputBg: background.surface,
    textColor: text.default,
    textMutedColor: text.muted,
  });
}

const themes = { light: themeOf('light'), dark: themeOf('dark') };
const darkSystem = '(prefers-color-scheme: dark)';

function followSystem(onChange: () => void) {
  const system = matchMedia(darkSystem);
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

type Globals = { globals?: Record<string, unknown> };

/** The page around the stories, in the colours that they are in. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [mode, setMode] = useState(() => {
    const [told]: Globals[] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return told?.globals?.['colourMode'];
  });
  useEffect(() => {
    const follow = ({ globals }: Globals) => setMode(globals?.['colourMode']);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  const isSystemDark = useSyncExternalStore(followSystem, () => matchMedia(darkSystem).matches);
  const isDark = mode === 'dark' || (mode === 'system' && isSystemDark);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
