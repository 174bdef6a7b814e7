import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Showcase } from './Showcase.tsx';

test('what is shown is a figure, which its caption names', async () => {
  const screen = await render(<Showcase caption="Un exemple.">Une phrase.</Showcase>);
  const figure = screen.getByRole('figure');
  await expect.element(figure.getByText('Une phrase.')).toBeVisible();
  await expect.element(figure.getByText('Un exemple.')).toBeVisible();
});
