import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Kbd } from './Kbd.tsx';

test('a key is a kbd element', async () => {
  const screen = await render(<Kbd>F8</Kbd>);
  const key = screen.getByText('F8').element();
  expect(key.tagName).toBe('KBD');
  expect(getComputedStyle(key).borderBlockEndStyle).toBe('solid');
});
