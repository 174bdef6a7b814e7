/** A press that is going on, written where the app finds it. */
const going = 'pressed';
const released = 'released';

/** Milliseconds from lifting a finger to the click that comes of it. */
const clickDelay = 50;

/** Writes down whether something is pressed, until the app is there. */
export function followPresses(page: Document, signal: AbortSignal): void {
  const { dataset } = page.documentElement;
  const end = () =>
    setTimeout(() => {
      delete dataset[going];
      page.dispatchEvent(new Event(released));
    }, clickDelay);
  const options = { capture: true, signal };
  page.addEventListener('pointerdown', () => (dataset[going] = ''), options);
  page.addEventListener('pointerup', end, options);
  page.addEventListener('pointercancel', end, options);
}

/**
 * Waits for the end of a press: one that begins on the built page and ends on the living one would
 * be lost to both.
 */
export async function pressIsOver(page: Document): Promise<void> {
  if (page.documentElement.dataset[going] === undefined) return;
  await new Promise((resolve) => page.addEventListener(released, resolve, { once: true }));
}
