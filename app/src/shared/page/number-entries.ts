/**
 * The router distinguishes Back from Forward by the numbers that it gives to history entries.
 * Entries that the browser makes itself, for a fragment, have none: they get theirs here, on the
 * browser's event. Called before the router exists.
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
