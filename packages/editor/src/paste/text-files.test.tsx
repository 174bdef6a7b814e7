import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changes, open, paragraphsWith, putCaret, saved } from '../testing/test-page.tsx';

type Box = Awaited<ReturnType<typeof open>>['box'];

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** @returns whether the browser was prevented from opening them in place of the page */
function drop(box: Box, paragraph: number, ...files: File[]): boolean {
  const place = box.element().children[paragraph]?.getBoundingClientRect();
  const event = new DragEvent('drop', {
    dataTransfer: transferOf(files),
    clientX: (place?.right ?? 0) - 1,
    clientY: (place?.top ?? 0) + 5,
    bubbles: true,
    cancelable: true,
  });
  box.element().dispatchEvent(event);
  return event.defaultPrevented;
}

const plain = (text: string | Uint8Array<ArrayBuffer>, name = 'nuit.txt') =>
  new File([text], name, { type: 'text/plain' });

// PAGE-103
test('a dropped text file is inserted where dropped', async () => {
  const initial = paragraphsWith('avant', 'après');
  const { box, texts, paragraphs } = await open(initial);
  await userEvent.click(box);
  expect(drop(box, 0, plain('Nuit\nd’hiver\n\nAube'))).toBe(true);
  await vi.waitFor(() => expect(texts()).toEqual(['avantNuit\nd’hiver', 'Aube', 'après']));
  expect(saved(initial)).toEqual(paragraphs());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(texts()).toEqual(['avant', 'après']);
});

// PAGE-103
test('each copied text file is pasted as a paragraph', async () => {
  const { box, texts } = await open(paragraphsWith('un', 'quatre'));
  await userEvent.click(box);
  await putCaret(box, 0, 2);
  const clipboardData = transferOf([plain(' et\ndeux'), new File(['trois'], 'trois.MD')]);
  box
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(texts()).toEqual(['un et', 'deux', 'trois', 'quatre']));
});

// PAGE-103
test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x74, 0xc3, 0xa9]],
  ['Windows', [0xe9, 0x74, 0xe9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0, 0x74, 0, 0xe9, 0]],
  ['UTF-16 the other way round', [0xfe, 0xff, 0, 0xe9, 0, 0x74, 0, 0xe9]],
])('the letters of a file of %s are read', async (_name, bytes) => {
  const { box, texts } = await open([]);
  drop(box, 0, plain(new Uint8Array(bytes)));
  await vi.waitFor(() => expect(texts()).toEqual(['été']));
});

// PAGE-103
test('an HTML file keeps its headings and marks', async () => {
  const { box, paragraphs } = await open([]);
  drop(box, 0, new File(['<h1>Nuit</h1><p>d’<b>hiver</b></p>'], 'n.html', { type: 'text/html' }));
  await vi.waitFor(() =>
    expect(paragraphs().map(({ type, content }) => [type, content.at(-1)])).toEqual([
      ['heading', { text: 'Nuit', marks: [] }],
      ['paragraph', { text: 'hiver', marks: ['strong'] }],
    ]),
  );
});

// PAGE-103
test('other files, and any in a read-only text, are ignored', async () => {
  const picture = new File(['x'], 'mer.png', { type: 'image/png' });
  const { box, texts, setEditable } = await open(paragraphsWith('un'));
  expect(drop(box, 0, picture)).toBe(false);
  await setEditable(false);
  expect(drop(box, 0, plain('deux'))).toBe(false);
  expect(texts()).toEqual(['un']);
  expect(changes).toEqual([]);
});
