import { addons } from 'storybook/manager-api';
import { followSystem, themeIn, type Globals } from './themes.ts';

let mode: unknown = 'system';

function paint() {
  addons.setConfig({ theme: themeIn(mode) });
}

paint();
followSystem(paint);

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
