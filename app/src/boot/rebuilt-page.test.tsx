import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createReplay } from './replay.ts';

const sent: string[] = [];

const built =
  '<main><details><summary>Plus</summary>' +
  '<textarea aria-label="Message" name="text"></textarea></details>' +
  '<button type="button">Envoyer</button></main>';

/** A form as a visitor's: React knows what is in its field. */
function Page() {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => document.dispatchEvent(new Event('hydrated')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <details>
        <summary>Plus</summary>
        <textarea
          aria-label="Message"
          name="text"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </details>
      <button type="button" onClick={() => sent.push(text)}>
        Envoyer
      </button>
    </main>
  );
}

// SITE-13
test('a rebuilt page keeps words, caret, open details and presses', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = built;
  document.body.append(root);
  const field = () => root.querySelector('textarea') ?? document.createElement('textarea');
  createReplay(document, () => {}).start();
  await userEvent.click(root.querySelector('summary') ?? root);
  await userEvent.click(field());
  await userEvent.keyboard('un trois');
  field().setSelectionRange(3, 3);
  const button = root.querySelector('button');
  button?.click();
  const before = field();
  before.after(document.createElement('i'));
  const isFound = vi.fn<() => void>();
  const react = hydrateRoot(root, <Page />, { onRecoverableError: isFound });
  await vi.waitFor(() => expect(isFound).toHaveBeenCalled());
  expect(field()).not.toBe(before);
  expect(document.activeElement).toBe(field());
  await vi.waitFor(() => expect(sent).toEqual(['un trois']));
  await userEvent.keyboard('deux ');
  expect(field().value).toBe('un deux trois');
  expect(root.querySelector('details')?.open).toBe(true);
  react.unmount();
  root.remove();
});
