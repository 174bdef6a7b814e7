import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LeftRow } from './left-rows.ts';
import { returnToRow, rowInHand } from './return-to-row.ts';

const rowHeight = 60;

/** Has the page show these rows; those that are there stay. */
function show(from: number, to: number): void {
  const list = document.querySelector('main div') ?? document.createElement('div');
  if (!list.isConnected) {
    const main = document.createElement('main');
    main.append(list);
    document.body.append(main);
  }
  list.setAttribute('data-rows', String(to));
  const known = new Map([...list.children].map((row) => [row.id, row]));
  const rows = Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const row = known.get(`row-${number}`) ?? document.createElement('div');
    if (row.id !== '') return row;
    row.setAttribute('role', 'listitem');
    row.id = `row-${number}`;
    row.setAttribute('style', `block-size: ${rowHeight}px`);
    const link = document.createElement('a');
    link.href = `/app/documents/${number}`;
    link.textContent = `Document ${number}`;
    row.append(link);
    return row;
  });
  for (const row of rows) if (!row.isConnected) list.append(row);
}

const linkTo = (number: number) => {
  const link = document.querySelector<HTMLElement>(`#row-${number} a`);
  if (link === null) throw new Error('There is no such row.');
  return link;
};

const topOf = (number: number) =>
  linkTo(number).closest('[role="listitem"]')?.getBoundingClientRect().top;

let isLoading = false;
/** Returns to a row, as does the page. */
const comeBack = (row: LeftRow) => returnToRow(document, row, { isLoading: () => isLoading });

const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Passes time, and the frame that notices it. */
async function pass(milliseconds: number): Promise<void> {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await drawn();
}

let stop = () => {};
afterEach(() => {
  stop();
  isLoading = false;
  vi.restoreAllMocks();
  document.querySelector('main')?.remove();
  window.scrollTo({ top: 0 });
});

/** A list that was left at its 600th row, which had the focus, 200 px below the top of the window. */
const left = { href: '/app/documents/600', top: 200, hasFocus: true, rows: 620 };

// PAGE-144
test('the focused row is the left one', () => {
  show(1, 700);
  linkTo(600).focus();
  expect(rowInHand(document)).toEqual({ ...left, top: topOf(600), rows: 700 });
});

// PAGE-144
test('returns to a row that comes later, and holds it', async () => {
  show(550, 590);
  stop = comeBack(left);
  show(550, 700);
  await expect.poll(() => document.activeElement).toBe(linkTo(600));
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
  // Rows above it come.
  linkTo(560).closest('[role="listitem"]')?.setAttribute('style', 'block-size: 300px');
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
});

// PAGE-144
test('a reader who moves is not brought back', async () => {
  show(550, 590);
  stop = comeBack(left);
  await userEvent.keyboard('{PageDown}');
  show(550, 700);
  await drawn();
  expect(document.activeElement).toBe(document.body);
});

// PAGE-144
test('waits as long as its list is loading', async () => {
  isLoading = true;
  stop = comeBack(left);
  await drawn();
  for (let page = 1; page < 7; page += 1) {
    show(1, page * 100 - 1);
    await pass(9000);
  }
  isLoading = false;
  show(1, 700);
  await expect.poll(() => document.activeElement).toBe(linkTo(600));
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
});

// PAGE-144
test('gives up a row that does not come', async () => {
  stop = comeBack(left);
  await drawn();
  await pass(10_500);
  show(1, 700);
  await drawn();
  expect(document.activeElement).toBe(document.body);
});

// PAGE-144
test('corrects a scroll that the browser restores late', async () => {
  show(1, 700);
  stop = comeBack(left);
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
  window.scrollBy({ top: 570 });
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
});

// PAGE-144
test('a reader who scrolls by the bar is not brought back', async () => {
  show(1, 700);
  stop = comeBack(left);
  await expect.poll(() => topOf(600)).toBeCloseTo(200, 0);
  await pass(1500);
  window.scrollBy({ top: -300 });
  await drawn();
  linkTo(560).closest('[role="listitem"]')?.setAttribute('style', 'block-size: 300px');
  await drawn();
  expect(topOf(600)).not.toBeCloseTo(200, 0);
});

// PAGE-144
test('returns to a row of a short list beside others', async () => {
  show(1, 100);
  const list = document.querySelector('main div');
  list?.removeAttribute('data-rows');
  list?.setAttribute('role', 'list');
  linkTo(30).focus();
  const here = { href: '/app/documents/30', top: 200, hasFocus: true, rows: 0 };
  expect(rowInHand(document)).toEqual({ ...here, top: topOf(30) });
  linkTo(30).blur();
  stop = comeBack(here);
  await expect.poll(() => document.activeElement).toBe(linkTo(30));
  await expect.poll(() => topOf(30)).toBeCloseTo(200, 0);
});

// PAGE-144
test('leaving a list reads no place of far rows', () => {
  show(1, 10);
  const far = document.createElement('div');
  far.setAttribute('style', 'content-visibility: hidden');
  const rows = [1, 2, 3].map((number) => linkTo(number).closest('[role="listitem"]'));
  far.append(...rows.filter((row) => row !== null));
  document.querySelector('main [data-rows]')?.prepend(far);
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  expect(rowInHand(document)?.href).toBe('/app/documents/4');
  expect(read.mock.contexts.filter((row) => row instanceof Node && far.contains(row))).toEqual([]);
});
