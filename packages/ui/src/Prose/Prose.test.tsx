import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Prose } from './Prose.tsx';

test('text has a book’s measure, serif, and its language', async () => {
  const screen = await render(
    <Prose lang="fr">
      <p>{'Il était cinq heures. '.repeat(40)}</p>
    </Prose>,
  );
  const text = screen.getByText(/^Il était cinq heures/).element();
  const { fontFamily } = getComputedStyle(text);
  expect(fontFamily).toContain('Literata');
  expect(text.getBoundingClientRect().width).toBe(42 * 16);
  expect(text.closest('[lang="fr"]')).not.toBeNull();
});
