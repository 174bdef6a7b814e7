import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, buttonTones } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { contrast } from '../tokens/contrast.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

beforeEach(() => commands.emulateForcedColours('active'));
afterEach(async () => {
  await commands.emulateForcedColours('none');
  await commands.emulateColourScheme('light');
});

const inHex = (rgb: readonly number[]) =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colour behind an element's words: its own, or that of what it stands on. */
function groundOf(element: Element): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const around = element.parentElement;
  return alpha === 0 && around ? groundOf(around) : inHex([red, green, blue]);
}

/** The contrast between the lightest and the darkest point within the middle of an element. */
async function seenContrast(element: Element): Promise<number> {
  const { width, height } = element.getBoundingClientRect();
  const base64 = await page.screenshot({ element, base64: true, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!canvas) throw new Error('There is no canvas to read the picture from.');
  canvas.drawImage(picture, 0, 0);
  // Lines, rounded corners and the edge of a plate behind words are no words.
  const inset = Math.floor(Math.min(width, height) / 3);
  const { data } = canvas.getImageData(
    inset,
    inset,
    Math.ceil(width) - 2 * inset,
    Math.ceil(height) - 2 * inset,
  );
  const points = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    points.add(inHex(Array.from(data.subarray(at, at + 3))));
  const light = [...points].map((point) => contrast(point, '#000000'));
  return Math.max(...light) / Math.min(...light);
}

/** Only the element with the words: its wrappers say nothing about them. */
function wordsOf(element: Element): Element {
  return element.querySelector('span') ?? element;
}

describe.each(['light', 'dark'] as const)('where colours are forced, %s', (scheme) => {
  beforeEach(() => commands.emulateColourScheme(scheme));

  test.each(buttonTones)('a %s button’s words are legible', async (tone) => {
    const screen = await render(<Button tone={tone}>Commencer une séance</Button>);
    const button = screen.getByRole('button').element();
    expect(await seenContrast(wordsOf(button))).toBeGreaterThan(4.5);
  });

  // PAGE-59
  test('a primary button differs from the others', async () => {
    const screen = await render(
      <>
        <Button tone="primary">Publier</Button>
        <Button>Garder</Button>
      </>,
    );
    const [primary = '', neutral = ''] = screen.getByRole('button').elements().map(groundOf);
    expect(contrast(primary, neutral)).toBeGreaterThan(3);
  });

  // PAGE-59
  test('a calendar’s selected day differs', async () => {
    const day = (date: string) => ({ date, label: date, share: 0 });
    const screen = await render(
      <MonthGrid
        label="Mars"
        month="2026-03"
        weekdays={[]}
        weeks={[[day('2026-03-02'), day('2026-03-03')]]}
        today="2026-03-01"
        focused="2026-03-02"
        selected="2026-03-02"
        onFocusChange={() => {}}
        onSelect={() => {}}
      />,
    );
    const [chosen = '', other = ''] = screen.getByRole('button').elements().map(groundOf);
    expect(contrast(chosen, other)).toBeGreaterThan(3);
  });

  test('the sign of a primary button can be seen', async () => {
    const screen = await render(<IconButton tone="primary" icon="play" label="Écrire" />);
    expect(await seenContrast(screen.getByRole('button').element())).toBeGreaterThan(3);
  });

  test('the selected day and the active segment are legible', async () => {
    const screen = await render(<DatePicker label="Jour" value="2026-11-20" onChange={() => {}} />);
    await screen.getByRole('spinbutton').first().click();
    expect(await seenContrast(screen.getByRole('spinbutton').first().element())).toBeGreaterThan(
      4.5,
    );
    await userEvent.click(screen.getByRole('button').last());
    await expect.poll(() => document.querySelector('td [data-selected]')).toBeVisible();
    const chosen = document.querySelector('td [data-selected]');
    if (!chosen) throw new Error('No day is chosen.');
    expect(await seenContrast(chosen)).toBeGreaterThan(4.5);
    const other = document.querySelector('td > div:not([data-selected])');
    if (!other) throw new Error('There is no other day.');
    expect(contrast(groundOf(chosen), groundOf(other))).toBeGreaterThan(3);
  });

  test('a tip can be read', async () => {
    const screen = await render(
      <Tooltip text="Recommencer">
        <Button>Écrire</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    const tip = screen.getByRole('tooltip');
    await expect.element(tip).toBeVisible();
    await expect.element(tip).not.toHaveAttribute('data-entering');
    expect(await seenContrast(tip.element())).toBeGreaterThan(4.5);
  });
});
