import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { followSystem, themeIn, type Globals } from './themes.ts';
import './docs.css';

/** The page around the stories, in the colours that they are in. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [mode, setMode] = useState(() => {
    const [event]: Globals[] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return event?.globals?.['colourMode'];
  });
  useEffect(() => {
    const follow = ({ globals }: Globals) => setMode(globals?.['colourMode']);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  const theme = useSyncExternalStore(followSystem, () => themeIn(mode));
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
