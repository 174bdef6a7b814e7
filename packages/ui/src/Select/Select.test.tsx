import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './Select.tsx';

type Language = 'fr' | 'en';

function LanguageSelect() {
  const [value, setValue] = useState<Language | null>(null);
  return (
    <Select<Language>
      label="Langue"
      placeholder="Choisir"
      value={value}
      onChange={setValue}
      options={[
        { value: 'fr', label: 'Français' },
        { value: 'en', label: 'English', description: 'With British spelling' },
      ]}
    />
  );
}

test('works by keyboard and restores focus', async () => {
  const screen = await render(<LanguageSelect />);
  const button = screen.getByRole('button', { name: /Langue/ });
  await expect.element(button).toHaveTextContent('Choisir');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(button).toHaveTextContent('English');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('announces its approach by pointer and by keyboard', async () => {
  const onApproach = vi.fn<() => void>();
  const screen = await render(
    <Select
      label="Projet"
      placeholder="Choisir"
      value={null}
      onChange={() => {}}
      onApproach={onApproach}
      options={[]}
    />,
  );
  expect(onApproach).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: /Projet/ }));
  expect(onApproach).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(onApproach).toHaveBeenCalledTimes(2);
});

// PAGE-16
test('what a person wrote is left by a page translator', async () => {
  const name = 'La Maison';
  const options = [
    { value: 'all', label: 'Tous' },
    { value: 'p1', label: name, isWritten: true },
  ];
  const screen = await render(
    <Select
      label="Projet"
      placeholder="Choisir"
      value="p1"
      onChange={() => {}}
      options={options}
    />,
  );
  const isLeft = (element: Element) =>
    element.querySelector(':scope [translate="no"]')?.textContent === name;
  const button = screen.getByRole('button', { name: /Projet/ });
  expect(isLeft(button.element())).toBe(true);
  await userEvent.click(button);
  const [ours, written] = screen.getByRole('option').elements();
  expect([ours, written].map((option) => option && isLeft(option))).toEqual([false, true]);
});
