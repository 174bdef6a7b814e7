import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, open, paragraphsWith, paste, putCaret } from '../testing/test-page.tsx';

const long = () => paragraphsWith(...Array.from({ length: 60 }, (_, line) => `Vague ${line}.`));

async function openAt(paragraph: number, offset: number) {
  const editor = await open(paragraphsWith('Un deux', 'trois'));
  await userEvent.click(editor.box);
  await putCaret(editor.box, paragraph, offset);
  const away = document.createElement('input');
  document.body.append(away);
  onTestFinished(() => away.remove());
  return { ...editor, away };
}

function backTo(box: { element: () => Element }): void {
  const element = box.element();
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

// PAGE-137
test('refocusing the text restores the caret', async () => {
  const { box, away, handle } = await openAt(0, 7);
  away.focus();
  backTo(box);
  expect(getSelection()?.focusNode?.textContent).toBe('Un deux');
  expect(getSelection()?.focusOffset).toBe(7);
  expect(handle.current?.caret()).toEqual({ paragraphId: 'p0', offset: 7 });
});

// PAGE-137
test('closing the find dialog spares the caret', async () => {
  const { box, away, handle, page, texts } = await openAt(0, 7);
  away.focus();
  backTo(box);
  handle.current?.find();
  const sought = page.getByRole('searchbox', { name: 'Chercher' });
  await expect.element(sought).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('ZZ');
  expect(texts()).toEqual(['Un deuxZZ', 'trois']);
});

// PAGE-137
test.each([true, false])('a selection returns at once, editable: %s', async (editable) => {
  const { box, away, setEditable } = await openAt(0, 3);
  getSelection()?.extend(getSelection()?.focusNode ?? document.body, 7);
  await nextFrame();
  await setEditable(editable);
  away.focus();
  backTo(box);
  expect(getSelection()?.toString()).toBe('deux');
});

// PAGE-137
test('a caret moved before blur is restored', async () => {
  const { box, away, handle } = await openAt(0, 2);
  getSelection()?.collapse(box.element().children[1]?.firstChild ?? null, 3);
  away.focus();
  backTo(box);
  expect(handle.current?.caret()).toEqual({ paragraphId: 'p1', offset: 3 });
});

// PAGE-137
test('a script’s caret before focus stays', async () => {
  const { box, away, handle } = await openAt(0, 2);
  away.focus();
  getSelection()?.collapse(box.element().children[1]?.firstChild ?? null, 3);
  backTo(box);
  await nextFrame();
  expect(handle.current?.caret()).toEqual({ paragraphId: 'p1', offset: 3 });
});

// PAGE-138
test('a script’s paste goes where the caret was just put', async () => {
  const { box, texts } = await openAt(0, 2);
  getSelection()?.collapse(box.element().children[1]?.firstChild ?? null, 5);
  paste(box, '', ' quatre');
  expect(texts()).toEqual(['Un deux', 'trois quatre']);
});

// PAGE-138
test('a script’s paste replaces the selection', async () => {
  const { box, texts } = await openAt(1, 2);
  const words = box.element().children[0]?.firstChild ?? document.body;
  getSelection()?.setBaseAndExtent(words, 3, words, 7);
  paste(box, '', 'dix');
  expect(texts()).toEqual(['Un dix', 'trois']);
});

// PAGE-139
test('F2 and Tab do not scroll', async () => {
  const { box, page } = await open(long());
  await userEvent.click(box);
  await putCaret(box, 40, 2);
  const line = box.element().children[30];
  line?.scrollIntoView();
  await nextFrame();
  const placeOfLine = () => Math.round(line?.getBoundingClientRect().top ?? 0);
  const before = placeOfLine();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('searchbox', { name: 'Chercher' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(placeOfLine()).toBe(before);
  // The first one puts away the tip of a button.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(box).toHaveFocus();
  await nextFrame();
  expect(placeOfLine()).toBe(before);
});

// PAGE-139
test('closing the find bar does not scroll to the caret', async () => {
  const { box, page } = await open(long());
  await userEvent.click(box);
  await putCaret(box, 59, 2);
  window.scrollTo(0, 300);
  const before = scrollY;
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('searchbox', { name: 'Chercher' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveFocus();
  await nextFrame();
  expect(before).toBe(300);
  expect(scrollY).toBe(before);
});
