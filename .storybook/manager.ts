import { PRELOAD_ENTRIES, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
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

/** Storybook loads the neighbours of a story: once it is drawn, rather than while it is. */
function preloadAfterwards(channel: ReturnType<typeof addons.getChannel>) {
  const preloads: string = PRELOAD_ENTRIES;
  let isDrawn = false;
  channel.on(STORY_CHANGED, () => {
    isDrawn = false;
  });
  channel.on(STORY_RENDERED, () => {
    isDrawn = true;
  });
  const emit = channel.emit.bind(channel);
  channel.emit = (event, ...details: unknown[]) => {
    if (event !== preloads || isDrawn) emit(event, ...details);
    else channel.once(STORY_RENDERED, () => emit(event, ...details));
  };
}

/** The frame has the colours of what is looked at in it. */
addons.register('ecritoire/frame', () => {
  const follow = ({ globals }: Globals) => {
    const chosen = globals?.['colourMode'];
    if (chosen === mode) return;
    mode = chosen;
    paint();
  };
  const channel = addons.getChannel();
  preloadAfterwards(channel);
  channel.on('setGlobals', follow);
  channel.on('globalsUpdated', follow);
});
