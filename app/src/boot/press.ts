/** A press that is going on, written where the app finds it. */
const going = 'pressed';
const released = 'released';

/** Milliseconds from lifting a finger to the click that comes of it. */
const clickDelay = 50;

/** Where the system opens a menu or another window, it keeps the end of the press to itself. */
const ends = ['pointerup', 'pointercancel', 'contextmenu', 'blur'] as const;

/** Writes down whether something is pressed, until the app is there. */
export function followPresses(page: Document, signal: AbortSignal): void {
  const { dataset } = page.documentElement;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ button }: PointerEvent) => {
    // The others open menus and tabs: the page does nothing about them.
    if (button !== 0) return;
    clearTimeout(ending);
    dataset[going] = '';
  };
  page.addEventListener('pointerdown', begin, { signal });
  const end = () => {
    clearTimeout(ending);
    ending = setTimeout(() => {
      delete dataset[going];
      page.dispatchEvent(new Event(released));
    }, clickDelay);
  };
  for (const name of ends) page.defaultView?.addEventListener(name, end, { signal });
}

/**
 * Waits for the end of a press: one that begins on the built page and ends on the living one would
 * be lost to both.
 */
export async function pressIsOver(page: Document): Promise<void> {
  if (page.documentElement.dataset[going] === undefined) return;
  await new Promise((resolve) => page.addEventListener(released, resolve, { once: true }));
}
