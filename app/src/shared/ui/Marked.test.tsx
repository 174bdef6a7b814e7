import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { Marked } from './Marked.tsx';

// DOC-17
test.each([
  ['what was written together', 'Une nuit d’été', 'nuit d été', ['nuit d’été']],
  ['each word, in any order', 'Une nuit d’été à Brest', 'brest nuit', ['nuit', 'Brest']],
  ['words that overlap once', 'Lanterne', 'terne lanter', ['Lanterne']],
  ['nothing of a title without all words', 'Une nuit d’été', 'nuit brest', []],
])('marks %s', (_what, text, search, marked) => {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(<Marked text={text} search={search} />));
  expect(container.textContent).toBe(text);
  const marks = [...container.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(marked);
  root.unmount();
});
