/**
 * Brings all but the font of reading once something of the page is seen, so that they take nothing
 * of a slow line from what is read (decision 0022). Who comes from another page has them already.
 */
export function loadFontsOnceSeen(page: Document, isInside: boolean): void {
  const fonts = page.querySelector<HTMLStyleElement>('#later-fonts');
  if (fonts === null) return;
  const load = () => {
    fonts.media = 'all';
  };
  if (isInside) {
    load();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}
