import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatePage } from '../testing/translate-page.ts';
import { followTranslations } from './translated-text.ts';

let stop: (() => void)[] = [];
beforeEach(() => {
  stop = [followTranslations(document), translatePage(document.body)];
});
afterEach(() => {
  for (const end of stop) end();
  document.body.replaceChildren();
});

function open(element: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(element);
  return { container, rerender, unmount: () => flushSync(() => root.unmount()) };
}

/** Each kind of text that React changes beside other nodes. */
function Words() {
  const [count, setCount] = useState(1);
  const isOdd = count % 2 === 1;
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
      <p data-testid="in-place">
        <i /> for {count} readers
      </p>
      <p data-testid="coming-and-going">
        {isOdd ? 'odd' : null}
        <b>fixed</b>
        {isOdd ? null : 'even'}
      </p>
      <p data-testid="before-text">
        {isOdd ? <b>new </b> : null}
        {'always '}
        <i />
      </p>
      <p data-testid="alone">{isOdd ? 'one' : 'two'}</p>
      {isOdd ? 'leaving' : <em>arriving</em>}
    </main>
  );
}

/** The words of the page without their translator's marks. */
const shown = (page: Element) => page.textContent?.replaceAll('*', '') ?? '';

// PAGE-16
test('a translated page shows each change of its texts', async () => {
  const { container } = open(<Words />);
  await expect.poll(() => container.querySelectorAll('font').length).toBeGreaterThan(5);
  const expected = (count: number) =>
    count % 2 === 1
      ? `Next for ${count} readersoddfixednew always oneleaving`
      : `Next for ${count} readersfixedevenalways twoarriving`;
  for (const count of [2, 3, 4, 5]) {
    container.querySelector('button')?.click();
    await expect.poll(() => shown(container)).toBe(expected(count));
    // And it is translated again.
    await expect
      .poll(() => container.querySelector('[data-testid=in-place]')?.textContent)
      .toContain('*');
  }
});

test('a translated page can be left', async () => {
  const { container, unmount } = open(<Words />);
  await expect.poll(() => container.querySelectorAll('font').length).toBeGreaterThan(5);
  unmount();
  expect(container.textContent).toBe('');
});

// PAGE-16
test('elements moved into translations are removable', async () => {
  const { container, rerender } = open(
    <p>
      Il <b key="b">pleut</b> fort
    </p>,
  );
  const bold = container.querySelector('b');
  const font = document.createElement('font');
  bold?.before(font);
  if (bold) font.append(bold);
  rerender(
    <p>
      Il <i key="i">neige</i> fort
    </p>,
  );
  expect(shown(container)).toBe('Il neige fort');
});
