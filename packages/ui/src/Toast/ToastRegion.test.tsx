import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FootPrompt } from '../FootPrompt/FootPrompt.tsx';
import { lightRoles } from '../tokens/index.ts';
import { ToastRegion, type ToastItem } from './ToastRegion.tsx';

const handlers = {
  onClose: vi.fn<(id: string) => void>(),
  onSwipe: vi.fn<(id: string) => void>(),
  onPause: vi.fn<() => void>(),
  onResume: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

const saved: ToastItem = { id: 'a', type: 'success', title: 'Enregistré', state: 'open' };
const failed: ToastItem = {
  id: 'b',
  type: 'error',
  title: 'Échec',
  description: 'Réessayez.',
  state: 'open',
};

function Region({ toasts }: { toasts: readonly ToastItem[] }) {
  return <ToastRegion label="Messages" closeLabel="Fermer" toasts={toasts} {...handlers} />;
}

function inHex(rgb: string): string {
  const parts = [...rgb.matchAll(/\d+/g)].map(([part]) => Number(part));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function itemWith(text: string): HTMLElement {
  const item = [...document.querySelectorAll('li')].find((one) => one.textContent.includes(text));
  if (!item) throw new Error(`No toast says ${text}.`);
  return item;
}

function drag(item: HTMLElement, by: number, pointerType: string, down = 0) {
  const { left, top } = item.getBoundingClientRect();
  const at = (clientX: number, share = 0) => ({
    bubbles: true,
    button: 0,
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
  test('that comes is read out politely, from a region that was there before', async () => {
    const screen = await render(<Region toasts={[]} />);
    const live = screen.container.querySelector('[aria-live="polite"]');
    await screen.rerender(<Region toasts={[saved]} />);
    expect(live?.textContent).toContain('Enregistré');
  });

  test('shows a check for success and a cross for anything else', async () => {
    await render(<Region toasts={[saved, failed]} />);
    expect(itemWith('Enregistré').querySelector('.lucide-circle-check')).not.toBeNull();
    expect(itemWith('Échec').querySelector('.lucide-circle-x')).not.toBeNull();
  });

  test.each(['success', 'info', 'warning', 'error', 'neutral'] as const)(
    'of type %s has its colour',
    async (type) => {
      await render(<Region toasts={[{ ...saved, type }]} />);
      const { backgroundColor, color } = getComputedStyle(itemWith('Enregistré'));
      expect(inHex(backgroundColor)).toBe(lightRoles[type].soft);
      expect(inHex(color)).toBe(lightRoles[type].onSoft);
    },
  );

  test('asks to be closed by its button', async () => {
    const screen = await render(<Region toasts={[saved]} />);
    await screen.getByRole('button', { name: 'Fermer' }).click();
    expect(handlers.onClose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('stands still under the pointer and under the focus', async () => {
    const screen = await render(<Region toasts={[saved]} />);
    await userEvent.hover(screen.getByText('Enregistré'));
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    expect(handlers.onResume).toHaveBeenCalledOnce();
    handlers.onPause.mockClear();
    await userEvent.tab();
    expect(handlers.onPause).toHaveBeenCalledOnce();
  });

  test('that goes under the pointer lets the others go on', async () => {
    const screen = await render(<Region toasts={[saved, failed]} />);
    await userEvent.hover(screen.getByText('Enregistré'));
    expect(handlers.onResume).not.toHaveBeenCalled();
    await screen.rerender(<Region toasts={[]} />);
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  test('that has the focus stands still, though the pointer comes and goes', async () => {
    const screen = await render(<Region toasts={[saved]} />);
    await userEvent.tab();
    await userEvent.hover(screen.getByText('Enregistré'));
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    expect(handlers.onPause).toHaveBeenCalledOnce();
    expect(handlers.onResume).not.toHaveBeenCalled();
  });

  test.each(['touch', 'mouse'])(
    'goes when dragged sideways by more than 50 px with %s',
    async (kind) => {
      await render(<Region toasts={[saved]} />);
      drag(itemWith('Enregistré'), 51, kind);
      expect(handlers.onSwipe).toHaveBeenCalledExactlyOnceWith('a');
      drag(itemWith('Enregistré'), -51, kind);
      expect(handlers.onSwipe).toHaveBeenCalledTimes(2);
    },
  );

  test('stays when dragged up or down: that is the page being scrolled', async () => {
    await render(<Region toasts={[saved]} />);
    const item = itemWith('Enregistré');
    expect(getComputedStyle(item).touchAction).toBe('pan-y');
    drag(item, 0, 'touch', 80);
    expect(handlers.onSwipe).not.toHaveBeenCalled();
  });

  test('springs back when dragged by 50 px or less', async () => {
    await render(<Region toasts={[saved]} />);
    const item = itemWith('Enregistré');
    drag(item, 50, 'touch');
    expect(handlers.onSwipe).not.toHaveBeenCalled();
    expect(item.style.transform).toBe('');
  });

  test('fades within 200 ms once it is closed', async () => {
    await render(<Region toasts={[{ ...saved, state: 'closed' }]} />);
    const style = getComputedStyle(itemWith('Enregistré'));
    expect(style.transitionProperty).toContain('opacity');
    expect(style.transitionDuration.split(', ')[0]).toBe('0.2s');
  });
});

describe('the toast region', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });

  test('is as wide as a small screen, but for its margins', async () => {
    await page.viewport(320, 640);
    const screen = await render(<Region toasts={[saved, failed]} />);
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect([box.left, box.right, box.bottom]).toEqual([16, 304, 624]);
    expect(itemWith('Échec').getBoundingClientRect().width).toBe(288);
  });

  test('stands at the other end where one reads from right to left', async () => {
    const screen = await render(
      <div dir="rtl">
        <Region toasts={[saved]} />
      </div>,
    );
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect(box.left).toBe(16);
  });

  test('is 24 rem wide at the bottom end, its toasts 16 px apart', async () => {
    const screen = await render(<Region toasts={[saved, failed]} />);
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect(box.width).toBe(24 * 16);
    expect(window.innerWidth - box.right).toBe(16);
    expect(window.innerHeight - box.bottom).toBe(16);
    const first = itemWith('Enregistré').getBoundingClientRect();
    expect(itemWith('Échec').getBoundingClientRect().top - first.bottom).toBeCloseTo(16, 1);
  });

  test('of five toasts in letters of twice the size, each can be reached and closed', async () => {
    await page.viewport(320, 480);
    document.documentElement.style.fontSize = '200%';
    const five = ['1', '2', '3', '4', '5'].map((id): ToastItem => ({
      id,
      type: 'success',
      title: `Chapitre ${id}`,
      state: 'open',
    }));
    const screen = await render(<Region toasts={five} />);
    const isInView = (title: string) => {
      const { top, bottom } = itemWith(title).getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    expect(isInView('Chapitre 5')).toBe(true);
    expect(isInView('Chapitre 1')).toBe(false);
    await userEvent.tab();
    expect(isInView('Chapitre 1')).toBe(true);
    const crosses = screen.getByRole('button', { name: 'Fermer' });
    for (const at of five.keys()) await crosses.nth(at).click();
    expect(handlers.onClose.mock.calls.flat()).toEqual(['1', '2', '3', '4', '5']);
  });

  function Page({ toasts }: { toasts: readonly ToastItem[] }) {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <Button onPress={() => setPresses(presses + 1)}>Écrire</Button>
        <Region toasts={toasts} />
      </>
    );
  }

  test('takes the focus on F8 and gives it back on F8 and on Escape', async () => {
    const screen = await render(<Page toasts={[saved]} />);
    const button = screen.getByRole('button', { name: 'Écrire' });
    await button.click();
    for (const wayBack of ['{F8}', '{Escape}']) {
      await userEvent.keyboard('{F8}');
      await expect.element(screen.getByRole('region')).toHaveFocus();
      await userEvent.keyboard(wayBack);
      await expect.element(button).toHaveFocus();
    }
  });

  test('stands still once F8 has led there, and goes on when F8 leads away', async () => {
    const screen = await render(<Page toasts={[saved]} />);
    await screen.getByRole('button', { name: 'Écrire' }).click();
    await userEvent.keyboard('{F8}');
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await userEvent.keyboard('{F8}');
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  test('gives the focus back when it empties under it, and is not led to while empty', async () => {
    const screen = await render(<Page toasts={[saved]} />);
    const button = screen.getByRole('button', { name: 'Écrire' });
    await button.click();
    await userEvent.keyboard('{F8}');
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await screen.rerender(<Page toasts={[]} />);
    await expect.element(button).toHaveFocus();
    expect(handlers.onResume).toHaveBeenCalledOnce();
    await userEvent.keyboard('{F8}');
    await expect.element(button).toHaveFocus();
  });

  test('does not wait for who closed a toast with the pointer', async () => {
    const screen = await render(<Page toasts={[saved, failed]} />);
    const button = screen.getByRole('button', { name: 'Écrire' });
    await button.click();
    await screen.getByRole('button', { name: 'Fermer' }).first().click();
    await screen.rerender(<Page toasts={[failed]} />);
    await expect.element(button).toHaveFocus();
    await userEvent.hover(button);
    await expect
      .poll(() => handlers.onResume.mock.calls.length)
      .toBe(handlers.onPause.mock.calls.length);
  });

  test('hands the focus on when the toast that held it is gone', async () => {
    const screen = await render(<Page toasts={[saved, failed]} />);
    const button = screen.getByRole('button', { name: 'Écrire' });
    await button.click();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await screen.rerender(<Page toasts={[failed]} />);
    await expect.element(screen.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await screen.rerender(<Page toasts={[]} />);
    await expect.element(button).toHaveFocus();
  });
});

test.each([1280, 320])('leaves the start of a session in hand, %d px wide', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <>
      <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      <FootPrompt actionLabel="Commencer une séance" onAction={() => {}}>
        Cette page est en lecture seule. Commencez une séance pour écrire.
      </FootPrompt>
      <Region toasts={[saved, failed]} />
    </>,
  );
  const { top } = screen
    .getByText('Commencer une séance', { exact: true })
    .element()
    .getBoundingClientRect();
  expect(itemWith('Échec').getBoundingClientRect().bottom).toBeLessThan(top);
});

describe('while a dialog is open, toasts', () => {
  afterEach(() => page.viewport(1280, 800));

  function Choosing({ toasts, isOpen }: { toasts: readonly ToastItem[]; isOpen: boolean }) {
    return (
      <>
        <Dialog
          isOpen={isOpen}
          onClose={() => {}}
          title="Bilan"
          closeLabel="Plus tard"
          size="large"
        >
          <div style={{ blockSize: '100vh' }}>Humeurs</div>
        </Dialog>
        <Region toasts={toasts} />
      </>
    );
  }

  test.each([320, 768, 1280])('lie over none of it, %d px wide', async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<Choosing isOpen={false} toasts={[saved]} />);
    const seenWidth = () => itemWith('Enregistré').clientWidth;
    expect(seenWidth()).toBeGreaterThan(200);
    await screen.rerender(<Choosing isOpen toasts={[saved]} />);
    await expect.poll(seenWidth).toBe(1);
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await screen.rerender(<Choosing isOpen={false} toasts={[saved]} />);
    await expect.poll(seenWidth).toBeGreaterThan(200);
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  test('are shown and left again by F8, and what comes of the dialog is seen and read out', async () => {
    const screen = await render(<Choosing isOpen={false} toasts={[saved]} />);
    await screen.rerender(<Choosing isOpen toasts={[saved]} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const live = document.querySelector('[aria-live="polite"]');
    await screen.rerender(<Choosing isOpen toasts={[saved, failed]} />);
    expect(live?.textContent).toContain('Échec');
    expect(itemWith('Échec').clientWidth).toBeGreaterThan(200);
    expect(live?.closest('[inert], [aria-hidden]')).toBeNull();
    const before = document.activeElement;
    await userEvent.keyboard('{F8}');
    await expect.poll(() => itemWith('Enregistré').clientWidth).toBeGreaterThan(200);
    await userEvent.keyboard('{F8}');
    await expect.poll(() => document.activeElement).toBe(before);
    await expect.poll(() => itemWith('Enregistré').clientWidth).toBe(1);
  });
});

test('the line that one types stands clear of them', async () => {
  await page.viewport(1280, 800);
  const padding = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
  const screen = await render(<Region toasts={[]} />);
  const without = padding();
  await screen.rerender(<Region toasts={[saved]} />);
  expect(padding()).toBeGreaterThan(without || 0);
  expect(innerHeight - padding()).toBeLessThan(itemWith('Enregistré').getBoundingClientRect().top);
});
