import { afterEach, expect, test } from 'vitest';
import { createNavigationFocus, focusPageHeading } from './navigation-focus.ts';

const navigationFocus = createNavigationFocus();

afterEach(() => {
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
});

function showLongPage(heading: string): void {
  document.body.innerHTML = `<main>${heading}<div style="height: 5000px"></div></main>`;
  window.scrollTo(0, 1200);
}

// PAGE-7
test('returning to a page keeps scroll and focuses its heading', () => {
  showLongPage('<h1 tabindex="-1">CGU</h1>');
  navigationFocus.navigate();
  expect(document.activeElement?.textContent).toBe('CGU');
  expect(window.scrollY).toBe(1200);
});

// PAGE-7
test('so does a page that renders after its route', () => {
  showLongPage('');
  navigationFocus.navigate();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<h1 tabindex="-1">Un</h1>');
  window.scrollTo(0, 1200);
  navigationFocus.complete(focusPageHeading);
  expect(document.activeElement?.textContent).toBe('Un');
  expect(window.scrollY).toBe(1200);
});

const threeFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
const heading = '<h1 tabindex="-1">Un</h1>';

// PAGE-7
test('focus lost while loading reaches the heading', async () => {
  showLongPage('');
  navigationFocus.restore();
  await threeFrames();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', heading);
  navigationFocus.complete(focusPageHeading);
  expect(document.activeElement?.textContent).toBe('Un');
});

// PAGE-7
test('it stays with whatever has taken it by then', async () => {
  showLongPage('<button>Deux</button>');
  navigationFocus.restore();
  await threeFrames();
  document.querySelector('button')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', heading);
  navigationFocus.complete(focusPageHeading);
  expect(document.activeElement?.textContent).toBe('Deux');
});
