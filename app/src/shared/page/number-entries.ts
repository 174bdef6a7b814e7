/**
 * The router tells Back from Forward by the numbers that it gives to entries of the history. Those
 * that the browser makes itself, of a part of the page that was gone to, have none: they get theirs
 * here, where the browser says it. Called before the router is there.
 */
export function numberEntries(): void {
  // The router takes what is said to its own for a page to show.
  const replaceState = history.replaceState.bind(history);
  const number = () => {
    const entry = 'navigation' in window ? navigation.currentEntry : null;
    if (entry === null || history.state !== null) return;
    const { key, index } = entry;
    replaceState({ __TSR_key: key, __TSR_index: index }, '');
  };
  number();
  addEventListener('popstate', number);
}
