import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReplay } from './replay.ts';

const noWord = () => {};

let place: HTMLElement;
let heard: string[];

beforeEach(() => {
  heard = [];
  place = document.createElement('form');
  const field = (name: string, element: HTMLElement) =>
    place.append(Object.assign(element, { name, ariaLabel: name }));
  field('words', document.createElement('input'));
  field('poetry', Object.assign(document.createElement('input'), { type: 'checkbox' }));
  field('first', Object.assign(document.createElement('button'), { type: 'button' }));
  field('last', Object.assign(document.createElement('button'), { type: 'button' }));
  document.body.append(place);
});
afterEach(() => place.remove());

const named = (name: string) => {
  const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
};
const box = () => named('poetry');
const type = (text: string) => {
  named('words').value = text;
  named('words').dispatchEvent(new Event('input', { bubbles: true }));
};

/** The app listens, as it does once it is there. */
function comeToLife() {
  for (const event of ['input', 'click'] as const) {
    place.addEventListener(event, ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const name = target.getAttribute('name') ?? '';
      const state = target instanceof HTMLInputElement && target.type === 'checkbox';
      heard.push(`${event} ${name} ${state ? String(box().checked) : named(name).value}`.trim());
    });
  }
  document.dispatchEvent(new Event('hydrated'));
}
const afterTask = () => new Promise((resolve) => setTimeout(resolve));

test('the app receives earlier input, then the last press', async () => {
  const replay = createReplay(document, noWord);
  type('Dit tout');
  replay.start();
  type('Dit tout haut');
  box().click();
  named('first').click();
  named('last').click();
  comeToLife();
  expect(heard).toEqual([
    'input words',
    'input words Dit tout haut',
    'click poetry true',
    'input poetry true',
  ]);
  heard = [];
  await afterTask();
  expect(heard).toEqual(['click last']);
  expect(box().checked).toBe(true);
});

test('checkboxes work before the app, buttons wait', () => {
  const replay = createReplay(document, noWord);
  let presses = 0;
  named('first').addEventListener('click', () => (presses += 1));
  replay.start();
  box().click();
  named('first').click();
  expect([box().checked, presses]).toEqual([true, 0]);
  replay.stop();
  named('first').click();
  expect(presses).toBe(1);
});

test('nothing is done again once the app did not come', async () => {
  const replay = createReplay(document, noWord);
  replay.start();
  type('Dit tout haut');
  named('last').click();
  replay.stop();
  comeToLife();
  await afterTask();
  expect(heard).toEqual([]);
  expect(named('words').value).toBe('Dit tout haut');
});
