import type { LeftRow } from './left-rows.ts';

/** A list whose rows are returned to; its value is how many there are. */
const listAttribute = 'data-rows';
/** Milliseconds for which a list may still come once nothing is loading, or change once it is there. */
const patience = 10_000;
/** Milliseconds for which it has to stay in its place, once it is there. */
const settling = 2000;
/** Milliseconds after it was put there in which a scroll is the router's or the browser's, not the reader's. */
const restoring = 1000;
/** What a reader does: the page is theirs from then on. */
const ownMoves = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

const rowAround = (element: Element) => element.closest('[role="listitem"], [role="row"], article');
/** A long list, or a short one of links, as a page shows beside others. */
const anyList = `:is([${listAttribute}], [role="list"])`;
const listOf = (element: Element) =>
  element.closest(`main [${listAttribute}]`) ?? element.closest(`main ${anyList}`);

/**
 * The row that is left: the one with the focus, or the first one in sight.
 *
 * @param pressed what was pressed last: not every browser gives it the focus.
 */
export function rowInHand(page: Document, pressed: Element | null = null): LeftRow | null {
  const activeElement = page.activeElement === page.body ? pressed : page.activeElement;
  const list =
    (activeElement && listOf(activeElement)) ?? page.querySelector(`main [${listAttribute}]`);
  if (!list) return null;
  const focused = activeElement && list.contains(activeElement) ? rowAround(activeElement) : null;
  const row = focused ?? firstInSight(list);
  const href = row?.querySelector('a')?.getAttribute('href');
  if (!row || href === null || href === undefined) return null;
  return {
    href,
    top: row.getBoundingClientRect().top,
    hasFocus: focused !== null,
    rows: Number(list.getAttribute(listAttribute) ?? 0),
  };
}

/** A row far from the window would be laid out if its place were read. */
const firstInSight = (list: Element) =>
  [...list.querySelectorAll('a[href]')]
    .map((link) => rowAround(link))
    .find(
      (row) =>
        row !== null &&
        row.checkVisibility({ contentVisibilityAuto: true }) &&
        row.getBoundingClientRect().top >= 0,
    );

type ReturnOptions = {
  /** Whether something is being loaded, among which the row may be. */
  isLoading: () => boolean;
};

/**
 * Brings a row to where it was in the window, with the focus, as soon as it is there, however long
 * its list is loading; and holds it there while the rows around it come and take their heights, until
 * the reader does something.
 *
 * @returns what stops it
 */
export function returnToRow(
  page: Document,
  { href, top, hasFocus }: LeftRow,
  { isLoading }: ReturnOptions,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const stop = () => life.abort();
  for (const name of ownMoves) page.addEventListener(name, stop, { signal, capture: true });
  const selector = `main ${anyList} a[href="${CSS.escape(href)}"]`;
  let until = performance.now() + patience;
  let focused: HTMLElement | null = null;
  let place: Place | null = null;
  let placedAt = Infinity;
  const hold = () => {
    const now = performance.now();
    if (place === null && isLoading()) until = now + patience;
    if (signal.aborted || now > until) return;
    const { activeElement, body } = page;
    // The focus has gone on, as from a screen reader, which presses no key.
    if (focused !== null && activeElement !== focused && activeElement !== body) return;
    const link = page.querySelector<HTMLElement>(selector);
    const row = link && rowAround(link);
    if (link && row) {
      const here = row.getBoundingClientRect().top;
      const mayBeReader = now > placedAt + restoring;
      if (place !== null && mayBeReader && isScrolledAway(place, here)) return;
      if (hasFocus) focused ??= focusIn(row, link);
      const isInPlace = Math.abs(here - top) <= 0.5;
      // Rows around it may come and take their heights long after it.
      if (!isInPlace) scrollBy({ top: here - top, behavior: 'instant' });
      if (place === null) placedAt = now;
      if (!isInPlace || place === null) until = Math.min(placedAt + patience, now + settling);
      place = { down: row.getBoundingClientRect().top + scrollY, scrolled: scrollY };
    }
    requestAnimationFrame(hold);
  };
  // By the second frame the browser knows which rows are far: measured before, all would be laid out.
  requestAnimationFrame(() => requestAnimationFrame(hold));
  return stop;
}

/** Where the row was put: how far down the page, and how far that was scrolled. */
type Place = { down: number; scrolled: number };

/**
 * Whether the reader has scrolled by the bar, of which the page hears no press: the row is where it
 * was, and the window moved. At its end, it also moves when what is below the row gets shorter.
 */
function isScrolledAway({ down, scrolled }: Place, top: number): boolean {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY + innerHeight >= scrollHeight - 1;
  return !isAtEnd && scrollY !== scrolled && Math.abs(top + scrollY - down) < 1;
}

/** Of a grid the row takes the focus, of a list its link. */
function focusIn(row: Element, link: HTMLElement): HTMLElement {
  const taker = row instanceof HTMLElement && row.role === 'row' ? row : link;
  taker.focus({ preventScroll: true });
  return taker;
}
