import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bottomInset } from '../DashboardLayout/DashboardLayout.css.ts';
import { ComboBox } from './ComboBox.tsx';
import { fold } from '../story-support/fold.ts';

function Format() {
  const [value, setValue] = useState<'novel' | 'poetry' | null>(null);
  return (
    <>
      <ComboBox
        fold={fold}
        label="Format"
        emptyMessage="Aucun"
        value={value}
        onChange={setValue}
        options={[
          { value: 'novel', label: 'Roman' },
          { value: 'poetry', label: 'Poésie' },
        ]}
      />
      <output>{value ?? 'rien'}</output>
    </>
  );
}

test('typing filters regardless of accents, Enter takes the first', async () => {
  const screen = await render(<Format />);
  await screen.getByRole('combobox', { name: 'Format' }).click();
  await userEvent.keyboard('poe');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Poésie');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Poésie');
  await expect.element(screen.getByRole('status')).toHaveTextContent('poetry');
});

test('no match is announced, blur restores the last choice', async () => {
  const screen = await render(<Format />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('Aucun')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

// WEEK-5
test('Alt+ArrowDown opens the list with any text', async () => {
  const screen = await render(<Format />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

function Zone() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      fold={fold}
      label="Fuseau"
      emptyMessage="Aucun"
      value={value}
      onChange={setValue}
      options={['Antarctica/Vostok', 'Asia/Tokyo'].map((zone) => ({ value: zone, label: zone }))}
    />
  );
}

// WEEK-5
test('prefix matches come before inner matches', async () => {
  const screen = await render(<Zone />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('tok');
  await expect.element(screen.getByRole('option').first()).toHaveTextContent('Asia/Tokyo');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Asia/Tokyo');
});

// WEEK-5
test('aliases match too', async () => {
  const screen = await render(
    <ComboBox
      fold={fold}
      label="Fuseau"
      emptyMessage="Aucun"
      value={null}
      onChange={() => {}}
      options={[
        { value: 'rome', label: 'Rome', otherNames: 'Europe/Rome' },
        { value: 'ny', label: 'Boston', otherNames: 'America/New_York' },
      ]}
    />,
  );
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('america/new_y');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Boston');
});

const hundreds = Array.from({ length: 420 }, (_, at) => ({ value: `${at}`, label: `Zone ${at}` }));

// WEEK-10
test.each([
  ['an arrow key', () => userEvent.keyboard('{ArrowDown}')],
  ['a press', () => userEvent.click(page.getByRole('button').first())],
])('a long list opened by %s stays while scrolled', async (_, open) => {
  const screen = await render(
    <div style={{ blockSize: '300vh', paddingBlockStart: '50vh' }}>
      <ComboBox
        fold={fold}
        label="Fuseau"
        emptyMessage="Aucun"
        value="300"
        onChange={() => {}}
        options={hundreds}
      />
    </div>,
  );
  // Like a bar at the foot of the page that must not cover the active option.
  document.documentElement.style.setProperty(bottomInset.slice('var('.length, -1), '40vh');
  await screen.getByRole('combobox').click();
  await open();
  const option = (name: string) => screen.getByRole('option', { name, exact: true });
  await expect.element(option('Zone 300')).toBeInViewport();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(option('Zone 303')).toHaveAttribute('data-focused');
  await expect.element(option('Zone 303')).toBeInViewport();
  document.documentElement.removeAttribute('style');
});
