import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('takes no space but is named', async () => {
  const screen = await render(
    <button type="button">
      ★<VisuallyHidden> un sur cinq</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: '★ un sur cinq' })).toBeVisible();
  expect(screen.getByText('un sur cinq').element().getBoundingClientRect().width).toBe(1);
});

// SESSION-8
test('what comes into sight keeps the focus', async () => {
  const field = (isOver: boolean) => (
    <VisuallyHidden isOver={isOver}>
      <input aria-label="Mots" />
    </VisuallyHidden>
  );
  const screen = await render(field(false));
  const input = screen.getByRole('textbox').element();
  if (input instanceof HTMLElement) input.focus();
  await screen.rerender(field(true));
  expect(document.activeElement).toBe(input);
  expect(input.getBoundingClientRect().width).toBeGreaterThan(1);
  expect(input.parentElement?.getBoundingClientRect().width).toBeGreaterThan(1);
});
