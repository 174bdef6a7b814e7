import { afterEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { failed, handlers, itemWith, Region, saved, notice } from '../story-support/toasts.tsx';
import { lightRoles } from '../tokens/index.ts';

function inHex(rgb: string): string {
  const parts = [...rgb.matchAll(/\d+/g)].map(([part]) => Number(part));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function drag(item: HTMLElement, by: number, pointerType: string, down = 0) {
  const { left, top } = item.getBoundingClientRect();
  const at = (clientX: number, share = 0) => ({
    bubbles: true,
    button: 0,
    buttons: 1,
    clientX,
    clientY: top + 10 + down * share,
    isPrimary: true,
    pointerId: 1,
    pointerType,
  });
  item.setPointerCapture = () => {};
  item.dispatchEvent(new PointerEvent('pointerdown', at(left + 10)));
  item.dispatchEvent(new PointerEvent('pointermove', at(left + 10 + by / 2, 0.5)));
  item.dispatchEvent(new PointerEvent('pointermove', at(left + 10 + by, 1)));
  item.dispatchEvent(new PointerEvent('pointerup', at(left + 10 + by, 1)));
}

describe('a toast', () => {
  afterEach(() => commands.emulateForcedColours('none'));

  // PAGE-79
  test('following its link closes it', async () => {
    const link = { label: 'Voir la page', href: '#la-page' };
    const screen = await render(<Region toasts={[{ ...saved, link }, failed]} />);
    expect(screen.container.querySelector('[aria-live]')?.textContent).toContain('Voir la page');
    await userEvent.keyboard('{F8}');
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Voir la page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#la-page');
    expect(handlers.onClose).toHaveBeenCalledExactlyOnceWith('a');
    history.replaceState(null, '', ' ');
  });

  test('is announced politely from an existing region', async () => {
    const screen = await render(<Region toasts={[]} />);
    const live = screen.container.querySelector('[aria-live="polite"]');
    await screen.rerender(<Region toasts={[saved]} />);
    expect(live?.textContent).toContain('Enregistré');
  });

  // PAGE-78
  test('shows a check, its own icon, or a cross', async () => {
    await render(<Region toasts={[saved, failed, notice]} />);
    expect(itemWith('Enregistré').querySelector('.lucide-circle-check')).not.toBeNull();
    expect(itemWith('Échec').querySelector('.lucide-circle-x')).not.toBeNull();
    expect(itemWith('À savoir').querySelector('.lucide-info')).not.toBeNull();
  });

  // PAGE-80
  test('starts with its kind, spoken and in forced colours', async () => {
    await render(<Region toasts={[failed]} />);
    const item = itemWith('Échec');
    expect(item.querySelector('p')?.textContent).toBe('Erreur : Échec');
    const word = item.querySelector('p > span');
    expect(word?.clientWidth).toBeLessThan(2);
    await commands.emulateForcedColours('active');
    expect(word?.getBoundingClientRect().width).toBeGreaterThan(20);
  });

  test('of a type without a word says its message alone', async () => {
    await render(<Region toasts={[{ ...saved, type: 'neutral' }]} />);
    expect(itemWith('Enregistré').querySelector('p')?.textContent).toBe('Enregistré');
  });

  // PAGE-78
  test.each(['success', 'info', 'warning', 'error', 'neutral'] as const)(
    'of type %s has its colour',
    async (type) => {
      await render(<Region toasts={[{ ...saved, type }]} />);
      const { backgroundColor, color } = getComputedStyle(itemWith('Enregistré'));
      expect(inHex(backgroundColor)).toBe(lightRoles[type].soft);
      expect(inHex(color)).toBe(lightRoles[type].onSoft);
    },
  );

  // PAGE-82
  test('asks to be closed by its button', async () => {
    const screen = await render(<Region toasts={[saved]} />);
    await screen.getByRole('button', { name: 'Fermer' }).click();
    expect(handlers.onClose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('stands still under the pointer and under the focus', async () => {
    await render(<Region toasts={[saved]} />);
    await userEvent.hover(itemWith('Enregistré'));
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    expect(handlers.onResume).toHaveBeenCalledOnce();
    handlers.onPause.mockClear();
    await userEvent.tab();
    expect(handlers.onPause).toHaveBeenCalledOnce();
  });

  test('that goes under the pointer lets the others go on', async () => {
    const screen = await render(<Region toasts={[saved, failed]} />);
    await userEvent.hover(itemWith('Enregistré'));
    expect(handlers.onResume).not.toHaveBeenCalled();
    await screen.rerender(<Region toasts={[]} />);
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  test('pauses while focused, wherever the pointer is', async () => {
    await render(<Region toasts={[saved]} />);
    await userEvent.tab();
    await userEvent.hover(itemWith('Enregistré'));
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    expect(handlers.onPause).toHaveBeenCalledOnce();
    expect(handlers.onResume).not.toHaveBeenCalled();
  });

  // PAGE-82
  test.each(['touch', 'mouse'])('closes when dragged 50 px with %s', async (kind) => {
    await render(<Region toasts={[saved]} />);
    drag(itemWith('Enregistré'), 51, kind);
    expect(handlers.onSwipe).toHaveBeenCalledExactlyOnceWith('a');
    drag(itemWith('Enregistré'), -51, kind);
    expect(handlers.onSwipe).toHaveBeenCalledTimes(2);
  });

  test('stays when dragged vertically', async () => {
    await render(<Region toasts={[saved]} />);
    const item = itemWith('Enregistré');
    expect(getComputedStyle(item).touchAction).toBe('pan-y');
    drag(item, 0, 'touch', 80);
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  // PAGE-82
  test('springs back when dragged by 50 px or less', async () => {
    await render(<Region toasts={[saved]} />);
    const item = itemWith('Enregistré');
    drag(item, 50, 'touch');
    expect(handlers.onSwipe).not.toHaveBeenCalled();
    expect(item.style.transform).toBe('');
  });

  // PAGE-82
  test('stops dragging wherever the button is released', async () => {
    await render(<Region toasts={[saved]} />);
    const item = itemWith('Enregistré');
    const { left, top } = item.getBoundingClientRect();
    const at = (by: number, buttons: number) => ({
      bubbles: true,
      buttons,
      clientX: left + 10 + by,
      clientY: top + 10,
      pointerId: 1,
    });
    item.setPointerCapture = () => {};
    item.dispatchEvent(new PointerEvent('pointerdown', at(0, 1)));
    document.body.dispatchEvent(new PointerEvent('pointerup', at(0, 0)));
    item.dispatchEvent(new PointerEvent('pointermove', at(60, 0)));
    expect(item.style.transform).toBe('');
    expect(item.hasAttribute('data-swiping')).toBe(false);
    item.dispatchEvent(new PointerEvent('pointerup', at(60, 0)));
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  test('fades within 200 ms when closed', async () => {
    await render(<Region toasts={[{ ...saved, state: 'closed' }]} />);
    const style = getComputedStyle(itemWith('Enregistré'));
    expect(style.transitionProperty).toContain('opacity');
    expect(style.transitionDuration.split(', ')[0]).toBe('0.2s');
  });
});
