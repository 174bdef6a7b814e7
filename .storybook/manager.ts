import { addons } from 'storybook/manager-api';
import { followSystem, themeIn, type Globals } from './themes.ts';

let mode: unknown = 'system';

function paint() {
  addons.setConfig({ theme: themeIn(mode) });
}

paint();
followSystem(paint);

/** Storybook has no setting for the name that it writes into the browser's tab. */
new MutationObserver(() => {
  const title = document.title.replace(/Storybook$/, 'Écritoire');
  if (title !== document.title) document.title = title;
}).observe(document.head, { characterData: true, childList: true, subtree: true });

/** The frame has the colours of what is looked at in it. */
addons.register('ecritoire/frame', () => {
  const follow = ({ globals }: Globals) => {
    const chosen = globals?.['colourMode'];
    if (chosen === mode) return;
    mode = chosen;
    paint();
  };
  const channel = addons.getChannel();
  channel.on('setGlobals', follow);
  channel.on('globalsUpdated', follow);
});
