import { today } from '@internationalized/date';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DatePicker } from './DatePicker.tsx';

function Deadline({ locale }: { locale: string }) {
  const [value, setValue] = useState<string | null>('2026-03-14');
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <DatePicker label="Remise" value={value} onChange={setValue} maxValue="2026-04-02" />
      <span data-testid="value">{value}</span>
    </UiProvider>
  );
}

test.each([
  ['fr-FR', '14/03/2026', '2026-03-13'],
  ['en-US', '3/14/2026', '2026-02-14'],
])('date segments follow the order of %s', async (locale, shown, next) => {
  const screen = await render(<Deadline locale={locale} />);
  const group = screen.getByRole('group', { name: 'Remise' });
  expect(group.element().textContent.replaceAll(/[^\d/]/g, '')).toBe(shown);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByTestId('value')).toHaveTextContent(next);
});

// PAGE-62
test('typed segments survive a rerender', async () => {
  const screen = await render(<Deadline locale="fr-FR" />);
  const group = screen.getByRole('group', { name: 'Remise' });
  const shown = () => group.element().textContent.replaceAll(/[^\d/]/g, '');
  await userEvent.tab();
  await userEvent.keyboard('3102');
  expect(shown()).toBe('31/02/2026');
  await screen.rerender(<Deadline locale="fr-FR" />);
  await userEvent.keyboard('2024');
  expect(shown()).toBe('31/02/2024');
});

// WEEK-13
test('the marked day is the page’s today', async () => {
  const device = today('UTC');
  const current = device.subtract({ days: 2 }).toString();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}}>
      <DatePicker label="Remise" value={null} onChange={() => {}} today={current} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Remise/ }));
  const marked = screen.getByRole('dialog').element().querySelectorAll('[data-current]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual([
    String(Number(current.slice(8))),
  ]);
  expect(marked[0]).toHaveAttribute('aria-current', 'date');
  expect(document.activeElement).toBe(marked[0]);
  const names = [...document.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  expect(names.filter((name) => name.startsWith('Aujourd’hui'))).toEqual([]);
});

function Watched({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2026-03-14');
  return (
    <UiProvider locale="fr-FR" navigate={() => {}}>
      <DatePicker
        label="Remise"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        maxValue="2026-04-02"
        outOfBoundsMessage="Trop tard."
      />
    </UiProvider>
  );
}

// JOURNAL-8
test.each([
  ['with its year', '01022025', '2025-02-01'],
  ['with Enter', '0102{Enter}', '2026-02-01'],
  ['once it is left', '0102{Tab}{Tab}', '2026-02-01'],
  ['with Enter, of a day that is not', '3102{Enter}', '2026-02-28'],
  [
    'emptied, and left',
    '{Backspace}{Backspace}{Tab}{Backspace}{Tab}{Backspace}{Backspace}{Backspace}{Backspace}{Tab}',
    null,
  ],
])('a typed date is reported once, at its end: %s', async (_end, keys, reported) => {
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<Watched onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[reported]]));
});

// JOURNAL-8
test('a date past the maximum is announced, never reported', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<Watched onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('01012030{Enter}');
  await expect.element(screen.getByText('Trop tard.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('2026');
  await expect.element(screen.getByText('Trop tard.')).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([['2026-01-01']]);
});

// JOURNAL-8
test.each([
  ['a year that is none', '010226{Tab}'],
  ['a date without its day', '{Backspace}{Backspace}{Tab}{Tab}{Tab}'],
])('%s gives way to the date that was there', async (_what, keys) => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<Watched onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'Remise' });
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await vi.waitFor(() =>
    expect(group.element().textContent.replaceAll(/[^\d/]/g, '')).toBe('14/03/2026'),
  );
  expect(onChange).not.toHaveBeenCalled();
});

function FreeDeadline({ locale }: { locale: string }) {
  const [value, setValue] = useState<string | null>('2026-03-14');
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <DatePicker
        label="Remise"
        value={value}
        onChange={setValue}
        noSuchDayMessage={(typed, taken) => `Pas de ${typed}, mais ${taken}`}
      />
      <span data-testid="value">{value}</span>
      <button type="button" onClick={() => setValue(null)}>
        Effacer
      </button>
    </UiProvider>
  );
}

// PAGE-63
test.each([
  ['fr-FR', '31022024', '{Tab}', 'Pas de 31/02/2024, mais 29/02/2024', '2024-02-29'],
  ['en-US', '02312025', '{Tab}', 'Pas de 2/31/2025, mais 2/28/2025', '2025-02-28'],
  ['fr-FR', '31022024', '{Enter}', 'Pas de 31/02/2024, mais 29/02/2024', '2024-02-29'],
])('a day its month lacks is announced: %s, %s%s', async (locale, keys, end, announced, taken) => {
  const screen = await render(<FreeDeadline locale={locale} />);
  const news = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect.element(news).toBeEmptyDOMElement();
  await userEvent.keyboard(end);
  await expect.element(news).toHaveTextContent(announced);
  await expect.element(screen.getByTestId('value')).toHaveTextContent(taken);
  await userEvent.tab();
  await expect.element(news).toHaveTextContent(announced);
});

// JOURNAL-8
test('Enter leaves the keyboard in the part where it was', async () => {
  await render(<FreeDeadline locale="fr-FR" />);
  await userEvent.tab();
  await userEvent.keyboard('3102{Enter}');
  expect(document.activeElement?.getAttribute('data-type')).toBe('year');
});

// PAGE-63
test('the correction’s announcement clears on another choice', async () => {
  const screen = await render(<FreeDeadline locale="fr-FR" />);
  const news = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.keyboard('31022024');
  await userEvent.tab();
  await expect.element(news).toHaveTextContent('Pas de 31/02/2024, mais 29/02/2024');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('2028');
  await expect.element(news).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect.element(news).toBeEmptyDOMElement();
});

test('the correction’s announcement clears with its date', async () => {
  const screen = await render(<FreeDeadline locale="fr-FR" />);
  const news = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.keyboard('31022024');
  await userEvent.tab();
  await expect.element(news).not.toBeEmptyDOMElement();
  await screen.getByRole('button', { name: 'Effacer' }).click();
  await expect.element(news).toBeEmptyDOMElement();
});

test('choosing in the calendar closes it; the maximum holds', async () => {
  const screen = await render(<Deadline locale="en-GB" />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next' }).first().click();
  await expect
    .element(screen.getByRole('button', { name: /\D3 April/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: /\D2 April/ }).click();
  await expect.element(screen.getByTestId('value')).toHaveTextContent('2026-04-02');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
});

test.each([
  ['fr-FR', undefined, '≤ 02/04/2026'],
  ['en-US', undefined, '≤ 04/02/2026'],
  ['fr-FR', 'Au plus tard le 2 avril.', 'Au plus tard le 2 avril.'],
])('the maximum is announced in the page’s language: %s', async (locale, said, seen) => {
  const screen = await render(
    <UiProvider locale={locale} navigate={() => {}}>
      <Form onSubmit={() => {}}>
        <DatePicker
          label="Remise"
          value="2026-04-30"
          onChange={() => {}}
          maxValue="2026-04-02"
          {...(said ? { outOfBoundsMessage: said } : {})}
        />
      </Form>
    </UiProvider>,
  );
  await expect.element(screen.getByText(seen, { exact: true })).toBeVisible();
});
