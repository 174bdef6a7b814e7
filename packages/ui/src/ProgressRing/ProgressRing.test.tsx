import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgressRing } from './ProgressRing.tsx';

const words = { label: 'Mots', valueLabel: '6 200', detail: 'sur 10 000' };

afterEach(() => commands.emulateForcedColours('none'));

test('states the objective and draws its share', async () => {
  const screen = await render(<ProgressRing {...words} value={6200} target={10_000} />);
  const ring = screen.getByRole('progressbar', { name: 'Mots' });
  await expect.element(ring).toHaveAttribute('aria-valuetext', '6 200 sur 10 000');
  const arc = ring.element().querySelectorAll('circle')[1];
  const [whole, left] = ['stroke-dasharray', 'stroke-dashoffset'].map((name) =>
    Number(arc?.getAttribute(name)),
  );
  expect((left ?? 0) / (whole ?? 1)).toBeCloseTo(0.38);
});

test('past the objective the ring is full and ticked', async () => {
  const screen = await render(<ProgressRing {...words} value={12_400} target={10_000} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  expect(screen.container.querySelector('.lucide-check')).not.toBeNull();
});

test('the ring is visible at zero, in forced colours too', async () => {
  await commands.emulateForcedColours('active');
  const screen = await render(<ProgressRing {...words} value={0} target={10_000} />);
  const track = screen.container.querySelector('circle');
  if (!track) throw new Error('There is no ring.');
  expect(getComputedStyle(track).stroke).not.toBe(
    getComputedStyle(document.documentElement).backgroundColor,
  );
});

// PAGE-59
test('in forced colours the remainder is a thin line', async () => {
  await commands.emulateForcedColours('active');
  const screen = await render(<ProgressRing {...words} value={6200} target={10_000} />);
  const [track, arc] = [...screen.container.querySelectorAll('circle')].map((circle) =>
    Number.parseFloat(getComputedStyle(circle).strokeWidth),
  );
  expect(track).toBeLessThan((arc ?? 0) / 4);
});
