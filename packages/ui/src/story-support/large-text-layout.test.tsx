import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import {
  asOnAPage,
  broken,
  nothing,
  outside,
  unbroken,
  wordsInSight,
  withLargeText,
} from './large-text.test-support.tsx';

withLargeText();

test('icons beside choices leave a dialog its width', async () => {
  await render(
    <Dialog isOpen onClose={nothing} title="Bilan" closeLabel="Fermer">
      <RadioGroup
        label="Visible par"
        look="chips"
        value="private"
        onChange={nothing}
        options={[
          { value: 'private', label: 'Vous uniquement', icon: 'lock' },
          { value: 'public', label: 'Tout le monde', icon: 'globe' },
          { value: 'team', label: 'Les personnes abonnées', icon: 'users' },
        ]}
      />
    </Dialog>,
  );
  expect(broken()).toEqual([]);
  const content = page.getByRole('dialog').element();
  const sideways = [content, ...content.querySelectorAll('*')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(sideways).toEqual([]);
});

// PAGE-69
test('a bar’s figure stays whole beside a long name', async () => {
  await asOnAPage(<ProgressBar label={unbroken} value={20} />);
  expect(broken()).toEqual([unbroken]);
});

// PAGE-69
test('a bar’s label stays whole', async () => {
  await asOnAPage(
    <ProgressBar label="Documents relus" value={3} maximum={12} valueLabel="3 documents sur 12" />,
  );
  expect(broken()).toEqual([]);
});

// PAGE-70
test('a toggle’s icon and words stay inside', async () => {
  const screen = await asOnAPage(<ToggleButton icon="eye" label="Mode concentration" />);
  const button = screen.getByRole('button').element();
  const { left, right } = button.getBoundingClientRect();
  const words = wordsInSight().flatMap(({ lines }) => lines);
  const drawing = button.querySelector('svg')?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
  for (const part of [...words, ...(drawing?.width ? [drawing] : [])]) {
    expect(part.left - left).toBeGreaterThanOrEqual(padding);
    expect(right - part.right).toBeGreaterThanOrEqual(padding);
  }
});

test('very long rows stay distinguishable', async () => {
  const items = Array.from({ length: 5000 }, (_entry, index) => ({
    id: String(index),
    icon: 'notebook' as const,
    title: `Entrée du journal nº ${index}`,
  }));
  const screen = await asOnAPage(
    <GridList label="Entrées" emptyMessage="" onAction={nothing} items={items} />,
  );
  await expect.element(screen.getByText('Entrée du journal nº 1', { exact: true })).toBeVisible();
  const [first, second] = screen.getByRole('row').elements();
  const words = screen.getByText('Entrée du journal nº 0').element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  const foot = first?.getBoundingClientRect().bottom ?? 0;
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(foot - 1);
});

// PAGE-49
test('a month’s figures stay whole', async () => {
  const day = (number: number) => ({
    date: `2026-11-${number}`,
    label: `${number} novembre`,
    share: 0.5,
    amount: { figure: '1148', unit: 'mots' },
  });
  await asOnAPage(
    <MonthGrid
      label="Novembre 2026"
      weekdays={['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'].map((short) => ({
        short,
        long: `le ${short}`,
      }))}
      weeks={[[16, 17, 18, 19, 20, 21, 22].map(day)]}
      month="2026-11"
      today="2026-11-21"
      focused="2026-11-21"
      selected={null}
      onFocusChange={nothing}
      onSelect={nothing}
    />,
  );
  expect(broken()).toEqual([]);
  expect(outside()).toEqual([]);
  const figures = wordsInSight().filter(({ word }) => word === '1148');
  const places = figures.flatMap(({ lines }) => lines);
  expect(places.length).toBeGreaterThan(1);
  for (const [at, { right, width }] of places.entries()) {
    const gap = (places[at + 1]?.left ?? Number.POSITIVE_INFINITY) - right;
    // More than half of a figure.
    expect(gap).toBeGreaterThan(width / 8);
  }
});

test('an open calendar’s days are reachable without sideways scroll', async () => {
  const screen = await asOnAPage(<DatePicker label="Jour" value="2026-11-20" onChange={nothing} />);
  await screen.getByRole('button').click();
  const grid = screen.getByRole('grid').element();
  for (let box: Element | null = grid; box; box = box.parentElement)
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(broken()).toEqual([]);
  expect(outside()).toEqual([]);
});
