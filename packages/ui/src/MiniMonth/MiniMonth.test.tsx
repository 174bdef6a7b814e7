import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MiniMonth } from './MiniMonth.tsx';

test('draws its own days, silently', async () => {
  const screen = await render(
    <MiniMonth
      today="2026-11-01"
      weeks={[
        [
          { date: '2026-10-31', shade: null },
          { date: '2026-11-01', shade: 0 },
          { date: '2026-11-02', shade: 4 },
        ],
      ]}
    />,
  );
  const [first, second] = screen.container.querySelectorAll('rect');
  expect(screen.container.querySelectorAll('rect')).toHaveLength(2);
  expect(getComputedStyle(first ?? document.body).fill).not.toBe(
    getComputedStyle(second ?? document.body).fill,
  );
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

// WEEK-31
test('a day with content has a mark', async () => {
  const screen = await render(
    <MiniMonth
      today="2026-11-01"
      weeks={[
        [
          { date: '2026-11-01', shade: 0 },
          { date: '2026-11-02', shade: 0, isMarked: true },
        ],
      ]}
    />,
  );
  const [marked] = screen.container.querySelectorAll('circle');
  const [, day] = screen.container.querySelectorAll('rect');
  expect(screen.container.querySelectorAll('circle')).toHaveLength(1);
  const at = (element: Element | undefined) => element?.getBoundingClientRect().x ?? 0;
  expect(at(marked)).toBeGreaterThan(at(day));
});

// WEEK-31
test('pressing a day reports it; hover shows its content', async () => {
  const onDayPress = vi.fn<(date: string) => void>();
  const screen = await render(
    <MiniMonth
      today="2026-11-01"
      onDayPress={onDayPress}
      weeks={[
        [
          { date: '2026-11-01', shade: 0 },
          { date: '2026-11-02', shade: 2, isMarked: true, label: '2 novembre : 340 mots' },
        ],
      ]}
    />,
  );
  const mark = screen.container.querySelector('circle');
  await userEvent.click(mark ?? document.body);
  expect(onDayPress).toHaveBeenCalledExactlyOnceWith('2026-11-02');
  expect(mark?.closest('g')?.querySelector('title')?.textContent).toBe('2 novembre : 340 mots');
});
