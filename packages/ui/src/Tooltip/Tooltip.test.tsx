import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
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
      <TextField label="Texte" />
    </>,
  );
}

/** The keyboard may have been used last, and then the pointer counts for nothing. */
function takeMouse() {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function pointer(type: 'pointerover' | 'pointerout' | 'pointerdown', label: string) {
  const button = document.querySelector(`[aria-label="${label}"]`);
  const other = type === 'pointerout' ? document.body : null;
  button?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: other }),
  );
}

const focusField = () => document.querySelector('input')?.focus();

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

  test('opens at once on focus and closes on Escape', async () => {
    const screen = await renderTwo();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Un' });
    await expect.element(button).toHaveAccessibleDescription('Le premier');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  // PAGE-51
  test('opens 700 ms after the pointer came, not before', async () => {
    takeMouse();
    await renderTwo();
    pointer('pointerover', 'Un');
    await wait(699);
    expect(tips()).toEqual([]);
    await wait(1);
    expect(tips()).toEqual(['Le premier']);
  });

  // PAGE-51
  test('opens at once soon after another', async () => {
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

  /** Too late to open without a wait, too soon for the library to make it wait. */
  const betweenTheTwo = 400;

  async function openAndLeaveFirst() {
    takeMouse();
    const screen = await renderTwo();
    pointer('pointerover', 'Un');
    await wait(700);
    expect(tips()).toEqual(['Le premier']);
    pointer('pointerout', 'Un');
    await wait(betweenTheTwo);
    return screen;
  }

  // PAGE-51
  test('waits as long with the caret in a field', async () => {
    const screen = await openAndLeaveFirst();
    focusField();
    expect(screen.getByRole('textbox').element().matches(':focus-visible')).toBe(true);
    pointer('pointerover', 'Deux');
    await wait(699);
    expect(tips()).toEqual([]);
    await wait(1);
    expect(tips()).toEqual(['Le second']);
  });

  // PAGE-51
  test('one never shown speeds up nothing', async () => {
    await openAndLeaveFirst();
    pointer('pointerover', 'Deux');
    await wait(betweenTheTwo);
    pointer('pointerout', 'Deux');
    await wait(100);
    pointer('pointerover', 'Un');
    await wait(699);
    expect(tips()).toEqual([]);
    await wait(1);
    expect(tips()).toEqual(['Le premier']);
  });

  // PAGE-51
  test('pressing the button cancels the wait', async () => {
    await openAndLeaveFirst();
    pointer('pointerover', 'Deux');
    await wait(300);
    pointer('pointerdown', 'Deux');
    await wait(1000);
    expect(tips()).toEqual([]);
  });

  // PAGE-51
  test('Escape on the button cancels the wait', async () => {
    const screen = await openAndLeaveFirst();
    pointer('pointerover', 'Deux');
    await wait(300);
    const button = screen.getByRole('button', { name: 'Deux' }).element();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await wait(1000);
    expect(tips()).toEqual([]);
  });

  // PAGE-51
  test('focus during the wait opens it', async () => {
    await openAndLeaveFirst();
    pointer('pointerover', 'Deux');
    await wait(300);
    focusField();
    await userEvent.tab({ shift: true });
    await wait(0);
    expect(tips()).toEqual(['Le second']);
    await userEvent.keyboard('{Escape}');
  });

  test('leaving early opens nothing', async () => {
    takeMouse();
    await renderTwo();
    pointer('pointerover', 'Un');
    await wait(500);
    pointer('pointerout', 'Un');
    await wait(1000);
    expect(tips()).toEqual([]);
  });
});
