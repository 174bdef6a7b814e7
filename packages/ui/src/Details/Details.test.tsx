import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Details } from './Details.tsx';

const items = [
  { id: 'price', title: 'Combien ?', content: 'Rien.' },
  { id: 'mine', title: 'À qui ?', content: 'À vous.' },
];

test('each answer opens and closes by keyboard', async () => {
  const screen = await render(<Details items={items} />);
  await expect.element(screen.getByText('Rien.')).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  await expect.element(screen.getByText('Rien.')).toBeVisible();
  await expect.element(screen.getByText('À vous.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('À vous.')).not.toBeVisible();
});

// SITE-8
test('an item opened by default stays closed once closed', async () => {
  const screen = await render(<Details items={items} openItems={['mine']} />);
  await expect.element(screen.getByText('À vous.')).toBeVisible();
  await expect.element(screen.getByText('Rien.')).not.toBeVisible();
  await screen.getByText('À qui ?').click();
  await screen.rerender(<Details items={items} openItems={['mine']} />);
  await expect.element(screen.getByText('À vous.')).not.toBeVisible();
});

test('questions are headings that links open', async () => {
  const screen = await render(
    <>
      <a href="#mine">Aller</a>
      <Details items={items} headingLevel={3} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'À qui ?' })).toBeVisible();
  await screen.getByRole('link', { name: 'Aller' }).click();
  await expect.element(screen.getByText('À vous.')).toBeVisible();
  await expect.element(screen.getByText('Rien.')).not.toBeVisible();
});

// SITE-31
test('labelled answers end with a link', async () => {
  const screen = await render(<Details items={items} linkLabel="Lien vers cette question" />);
  await screen.getByText('À qui ?').click();
  await expect
    .element(screen.getByRole('link', { name: 'Lien vers cette question' }))
    .toHaveAttribute('href', '#mine');
  await screen.rerender(<Details items={items} />);
  expect(screen.getByRole('link').elements()).toEqual([]);
});
