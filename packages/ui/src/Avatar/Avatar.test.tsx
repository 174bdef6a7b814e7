import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { noPicture } from '../story-support/pictures.ts';
import { Avatar } from './Avatar.tsx';

test.each([
  ['émile zola', 'ÉZ'],
  ['Colette', 'C'],
  ['Anne  de la Tour', 'AT'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['👩‍👧 Colette 🇫🇷', '👩‍👧🇫🇷'],
])('%s is shown as %s, with the full name announced', async (name, letters) => {
  const screen = await render(<Avatar name={name} />);
  await expect.element(screen.getByRole('img', { name })).toHaveTextContent(letters);
});

test('a broken picture falls back to initials', async () => {
  const screen = await render(<Avatar name="George Sand" src={noPicture} />);
  await expect.element(screen.getByRole('img', { name: 'George Sand' })).toHaveTextContent('GS');
});

test('who has no name is no picture without one', async () => {
  const screen = await render(<Avatar name=" " />);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
