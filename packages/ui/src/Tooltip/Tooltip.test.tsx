import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const tips = () => [...document.querySelectorAll('[role="tooltip"]')].map((tip) => tip.textContent);

function renderTwo() {
  return render(
    <>
      <Tooltip text="Le premier">
        <IconButton icon="pencil" label="Un" />
      </Tooltip>
      <Tooltip text="Le second">
        <IconButton icon="trash" label="Deux" />
      </Tooltip>
    </>,
  );
}

/** The keyboard may have been used last, and then the pointer counts for nothing. */
function takeMouse() {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function pointer(type: 'pointerover' | 'pointerout', label: string) {
  const button = document.querySelector(`[aria-label="${label}"]`);
  const other = type === 'pointerout' ? document.body : null;
  button?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: other }),
  );
}

const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

describe('a tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });

  afterEach(async () => {
    // The library remembers over all tooltips that one was open.
    pointer('pointerout', 'Un');
    await wait(2000);
    vi.useRealTimers();
  });

  test('opens at once under the focus, describes its button, and closes on Escape', async () => {
    const screen = await renderTwo();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Un' });
    await expect.element(button).toHaveAccessibleDescription('Le premier');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  test('opens 700 ms after the pointer came, not before', async () => {
    takeMouse();
    await renderTwo();
    pointer('pointerover', 'Un');
    await wait(699);
    expect(tips()).toEqual([]);
    await wait(1);
    expect(tips()).toEqual(['Le premier']);
  });

  test('within 300 ms of another tooltip there is no wait; after that there is', async () => {
    takeMouse();
    await renderTwo();
    pointer('pointerover', 'Un');
    await wait(700);
    pointer('pointerout', 'Un');
    await wait(299);
    pointer('pointerover', 'Deux');
    await wait(0);
    expect(tips()).toEqual(['Le second']);
    pointer('pointerout', 'Deux');
    await wait(301);
    pointer('pointerover', 'Un');
    await wait(699);
    expect(tips()).toEqual([]);
    await wait(1);
    expect(tips()).toEqual(['Le premier']);
  });

  test('leaving before the time is over opens nothing', async () => {
    takeMouse();
    await renderTwo();
    pointer('pointerover', 'Un');
    await wait(500);
    pointer('pointerout', 'Un');
    await wait(1000);
    expect(tips()).toEqual([]);
  });
});
