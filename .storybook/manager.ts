import { PRELOAD_ENTRIES, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { followSystem, themeIn, type Globals } from './themes.ts';

let mode: unknown = 'system';

function paint() {
  addons.setConfig({ theme: themeIn(mode) });
}

paint();
followSystem(paint);

const collapsedRoots = [
  'states',
  'flows',
  'screens',
  'layouts',
  'actions',
  'dialogs',
  'forms',
  'overlays',
  'status',
  'data',
  'navigation',
  'content',
  'writing',
  'editor',
];

addons.setConfig({
  // The rows of open roots took a second of the time in which Storybook opens.
  sidebar: { collapsedRoots },
  // A review page has no controls, plays or accessibility results of its own.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('review') ? false : isShown),
  },
});

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
    const send = () => emit(event, ...details);
    if (event !== preloads) send();
    else if (isDrawn) requestIdleCallback(send);
    else channel.once(STORY_RENDERED, () => requestIdleCallback(send));
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
