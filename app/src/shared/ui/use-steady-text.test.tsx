import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSteadyText } from './use-steady-text.ts';

function Page({ notices, height }: { notices: number; height: number }) {
  const text = useRef<HTMLDivElement>(null);
  useSteadyText(text);
  return (
    // As the studio: at least as high as the window.
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', minBlockSize: '100dvh' }}>
      <div style={{ blockSize: notices === 2 ? 120 : 60 }} />
      <main>
        <div>
          {notices > 0 ? <div style={{ blockSize: 98 }} /> : null}
          <div ref={text}>
            <textarea style={{ blockSize: height, display: 'block' }} />
          </div>
        </div>
      </main>
    </div>
  );
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  document.body.style.margin = '0';
  root = createRoot(place);
});
afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

const field = () => document.querySelector('textarea') ?? document.body;
const topInWindow = () => Math.round(field().getBoundingClientRect().top);

/** The frame in which what has changed is drawn is over. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

async function show(notices: number, height: number) {
  flushSync(() => root.render(<Page notices={notices} height={height} />));
  // Measuring forces a layout, and the browser's scroll anchoring, before the next frame.
  topInWindow();
  await drawn();
}

// SAVE-17
test.each([
  ['a short text', 100, 0],
  ['a long text at its top', 5000, 0],
  ['a long text that was scrolled', 5000, 700],
])('notices never move %s under the caret', async (_text, height, scrolled) => {
  await show(0, height);
  window.scrollTo(0, scrolled);
  field().focus({ preventScroll: true });
  await drawn();
  const top = topInWindow();
  for (const notices of [1, 2, 1, 0]) {
    await show(notices, height);
    expect(topInWindow()).toBe(top);
  }
});

test('a text nobody writes in gives way to a notice', async () => {
  await show(0, 100);
  const top = topInWindow();
  await show(1, 100);
  expect(topInWindow()).toBe(top + 98);
});
