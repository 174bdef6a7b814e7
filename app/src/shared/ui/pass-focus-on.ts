/** The dialog, the part of the page and the page that an element stands in, the nearest first. */
function placesOf(element: Element): Element[] {
  const place = element.closest('[role="dialog"], section, main');
  return place?.parentElement ? [place, ...placesOf(place.parentElement)] : [];
}

/**
 * As `ref` of what goes once it has done its work: when the focus goes with it, it comes to the
 * heading of the nearest place that stays.
 */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const places = placesOf(element);
    // What comes in its place may take the focus itself.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const place = places.find(({ isConnected }) => isConnected);
        const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    });
  };
}
