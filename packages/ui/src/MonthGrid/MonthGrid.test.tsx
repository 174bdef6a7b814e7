import { useDeferredValue, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { daysInWeeks } from '../Heatmap/weeks.ts';
import { MonthGrid, type MonthGridDay } from './MonthGrid.tsx';

const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'].map((short) => ({
  short,
  long: `le ${short}`,
}));

/** Whole weeks from Monday to Sunday around a month. */
function weeksAround(month: string): MonthGridDay[][] {
  const first = new Date(`${month}-01`);
  const monday = new Date(first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000);
  const last = new Date(monday.getTime() + 41 * 86_400_000);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  const weeks: MonthGridDay[][] = [];
  for (const { date, week } of daysInWeeks(iso(monday), iso(last), 1))
    (weeks[week] ??= []).push({
      date,
      label: `jour ${date}`,
      share: Number(date.slice(8)) / 31,
      amount: { figure: date.slice(8), unit: 'mots' },
    });
  return weeks;
}

function Month({
  locale = 'fr-FR',
  start = '2026-11-18',
  onSelect,
}: {
  locale?: string;
  start?: string;
  onSelect: (date: string) => void;
}) {
  const [focused, setFocused] = useState(start);
  // A month may come later than the wish for one of its days.
  const month = useDeferredValue(focused.slice(0, 7));
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <MonthGrid
        label={month}
        weekdays={weekdays}
        weeks={weeksAround(month)}
        month={month}
        today="2026-11-21"
        focused={focused.startsWith(month) ? focused : `${month}-01`}
        selected="2026-11-03"
        onFocusChange={setFocused}
        onSelect={(date) => {
          setFocused(date);
          onSelect(date);
        }}
      />
      {/* From the last place of a page, Tab goes to the browser and does not come back alone. */}
      <button type="button">After</button>
    </UiProvider>
  );
}

afterEach(() => commands.emulateForcedColours('none'));

function barOf(cell: Element): Element {
  const bar = cell.lastElementChild?.firstElementChild;
  if (!bar) throw new Error('A day with something in it has a bar.');
  return bar;
}

const focusedDay = () => document.activeElement?.firstElementChild?.textContent;

test('is one tab stop, marking today and the selection', async () => {
  const screen = await render(<Month onSelect={() => {}} />);
  await userEvent.tab();
  expect(focusedDay()).toBe('jour 2026-11-18');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'jour 2026-11-21' }))
    .toHaveAttribute('aria-current', 'date');
  await expect
    .element(screen.getByRole('gridcell', { name: 'jour 2026-11-03' }))
    .toHaveAttribute('aria-selected', 'true');
});

// WEEK-32
test.each([
  ['{ArrowRight}', '2026-11-19'],
  ['{ArrowLeft}', '2026-11-17'],
  ['{ArrowUp}', '2026-11-11'],
  ['{ArrowDown}', '2026-11-25'],
  ['{Home}', '2026-11-16'],
  ['{End}', '2026-11-22'],
  ['{PageUp}', '2026-10-18'],
  ['{PageDown}', '2026-12-18'],
  ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
  ['{ArrowDown}{ArrowDown}', '2026-12-02'],
])('%s goes to %s, and the focus with it', async (keys, expected) => {
  await render(<Month onSelect={() => {}} />);
  await userEvent.tab();
  await expect.poll(focusedDay).toBe('jour 2026-11-18');
  await userEvent.keyboard(keys);
  await expect.poll(focusedDay).toBe(`jour ${expected}`);
});

// WEEK-32
test('a month later clamps the day', async () => {
  await render(<Month start="2026-10-31" onSelect={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focusedDay).toBe('jour 2026-11-30');
});

test('in right-to-left the left arrow goes forward', async () => {
  await render(<Month locale="ar-EG" onSelect={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focusedDay).toBe('jour 2026-11-19');
});

test('Enter and a press show the day', async () => {
  const onSelect = vi.fn<(date: string) => void>();
  const screen = await render(<Month onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('2026-11-18');
  await screen.getByRole('button', { name: 'jour 2026-11-05' }).click();
  expect(onSelect).toHaveBeenLastCalledWith('2026-11-05');
  expect(focusedDay()).toBe('jour 2026-11-05');
});

// PAGE-59
test('in forced colours the amount contrasts with its day', async () => {
  await commands.emulateForcedColours('active');
  const screen = await render(<Month onSelect={() => {}} />);
  for (const day of ['2026-11-03', '2026-11-18']) {
    const cell = screen.getByRole('button', { name: `jour ${day}` }).element();
    expect(getComputedStyle(barOf(cell)).backgroundColor).toBe(getComputedStyle(cell).color);
  }
});

// WEEK-25
test('a day’s bar fits its share within the corners', async () => {
  const screen = await render(<Month onSelect={() => {}} />);
  const barAt = (date: string) => {
    const cell = screen.getByRole('button', { name: `jour ${date}` }).element();
    const [whole, own] = [cell.getBoundingClientRect(), barOf(cell).getBoundingClientRect()];
    expect(own.left).toBeGreaterThan(whole.left);
    expect(own.right).toBeLessThan(whole.right);
    expect(own.bottom).toBeLessThan(whole.bottom);
    return own.width;
  };
  expect(barAt('2026-11-20') / barAt('2026-11-10')).toBeCloseTo(2, 1);
  expect(barAt('2026-11-30') / barAt('2026-11-10')).toBeCloseTo(3, 1);
});

// WEEK-25
test('amounts show units where there is room', async () => {
  const screen = await render(<Month onSelect={() => {}} />);
  const unit = screen.getByText(/^\s*mots$/).first();
  await page.viewport(1280, 800);
  await expect.element(unit).toBeVisible();
  await page.viewport(320, 640);
  await expect.element(unit).not.toBeVisible();
});
