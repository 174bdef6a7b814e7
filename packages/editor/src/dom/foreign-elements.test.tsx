import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  changes,
  nextFrame,
  open,
  paragraphsWith,
  putCaret,
  words,
} from '../testing/test-page.tsx';

const foreign: Record<string, () => HTMLElement> = {
  'that cannot be edited': () => {
    const element = document.createElement('div');
    element.contentEditable = 'false';
    return element;
  },
  'that is a button': () => document.createElement('button'),
  'of a custom name': () => document.createElement('grammar-hint'),
  'with a shadow root': () => {
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    return element;
  },
};

const hint = 'pleuvoir : verbe du 3e groupe';
const text = 'Il pleuvait sur la ville.';

function made(name: string): HTMLElement {
  const element = foreign[name]?.();
  if (element === undefined) throw new Error(`There is no element ${name}.`);
  element.append(hint);
  return element;
}

type Box = Awaited<ReturnType<typeof open>>['box'];

const places: Record<string, (box: Box, element: HTMLElement) => void> = {
  'after the text': (box, element) => box.element().append(element),
  'in a paragraph': (box, element) => box.element().firstElementChild?.append(element),
  'in mid-word': (box, element) => {
    const words = box.element().querySelector('p')?.firstChild;
    if (words instanceof Text) words.splitText(7).before(element);
  },
};

const cases = [
  ...Object.keys(foreign).map((name) => [name, 'in mid-word'] as const),
  ['of a custom name', 'after the text'],
  ['of a custom name', 'in a paragraph'],
] as const;

// PAGE-102
test.each(cases)('an element %s, %s, is ignored', async (name, place) => {
  const { box, texts } = await open(paragraphsWith(text));
  await userEvent.click(box);
  await putCaret(box, 0, 11);
  places[place]?.(box, made(name));
  await nextFrame();
  expect(changes).toEqual([]);
  await userEvent.keyboard('ent');
  expect(texts()).toEqual(['Il pleuvaitent sur la ville.']);
  await vi.waitFor(() => expect(words.at(-1)).toBe(5));
});

// PAGE-102
test.each(cases)('an element %s inserted %s while paused is ignored', async (name, place) => {
  const { box, texts, setEditable } = await open(paragraphsWith(text), { editable: false });
  places[place]?.(box, made(name));
  await userEvent.click(box);
  expect(box.element().textContent).toBe(text);
  await setEditable(true);
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control} Et');
  expect(texts()).toEqual([`${text} Et`]);
  expect(box.element().textContent).toBe(`${text} Et`);
});

// PAGE-102
test('words wrapped by an extension stay', async () => {
  const { box, texts } = await open(paragraphsWith(text, 'Deux'));
  await userEvent.click(box);
  const around = (start: number, end: number) => {
    const range = document.createRange();
    const written = box.element().querySelector('p')?.firstChild ?? document.body;
    range.setStart(written, start);
    range.setEnd(written, end);
    range.surroundContents(document.createElement('grammar-mark'));
  };
  around(3, 11);
  await nextFrame();
  await putCaret(box, 0, 25);
  await userEvent.keyboard('..');
  expect(texts()).toEqual([`${text}..`, 'Deux']);
});

// PAGE-102
test('words highlighted while paused stay', async () => {
  const { box, texts, setEditable } = await open(paragraphsWith(text), { editable: false });
  const range = document.createRange();
  range.selectNodeContents(box.element().querySelector('p') ?? document.body);
  range.surroundContents(document.createElement('grammar-mark'));
  await setEditable(true);
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control}..');
  expect(texts()).toEqual([`${text}..`]);
});

// PAGE-102
test('a spelling correction nearby is read', async () => {
  const { box, texts } = await open(paragraphsWith('Il plevait sur la ville.'));
  await userEvent.click(box);
  const written = box.element().querySelector('p')?.firstChild;
  if (!(written instanceof Text)) throw new Error('There is no text.');
  const element = made('of a custom name');
  written.parentElement?.append(element);
  document.getSelection()?.setBaseAndExtent(written, 3, written, 10);
  box
    .element()
    .dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertReplacementText', bubbles: true }),
    );
  written.replaceData(3, 7, 'pleuvait');
  await vi.waitFor(() => expect(texts()).toEqual([text]));
});
