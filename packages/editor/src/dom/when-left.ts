/**
 * Calls back as the page is hidden or left: what a browser does not ask about may be its end.
 * @returns what stops that.
 */
export function whenLeft(callback: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  window.addEventListener('pagehide', callback, { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => following.abort();
}
