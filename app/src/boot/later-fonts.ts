/** The font of menus and buttons; of the other later ones a page has a word or two. */
const first = /url\(([^)]*\/instrument-sans-core-normal-[^)]*)\)/;

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
  // Named before it is there, a font has the page laid out twice: for its name, and for its letters.
  const loadFirst = () => {
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = first.exec(fonts.textContent)?.[1] ?? '';
    for (const name of ['load', 'error']) link.addEventListener(name, load, { once: true });
    page.head.append(link);
  };
  if (isInside) {
    load();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadFirst();
  }).observe({ type: 'paint', buffered: true });
}
