import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { failed, handlers, itemWith, Region, saved } from '../story-support/toasts.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { ToastItem } from './ToastRegion.tsx';

describe('the toast region', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });

  // PAGE-78
  test('fills a small screen, except its margins', async () => {
    await page.viewport(320, 640);
    const screen = await render(<Region toasts={[saved, failed]} />);
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect([box.left, box.right, box.bottom]).toEqual([16, 304, 624]);
    expect(itemWith('Échec').getBoundingClientRect().width).toBe(288);
  });

  test('sits at the other end in right-to-left', async () => {
    const screen = await render(
      <div dir="rtl">
        <Region toasts={[saved]} />
      </div>,
    );
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect(box.left).toBe(16);
  });

  // PAGE-78
  test('is 24rem wide, toasts 16 px apart', async () => {
    const screen = await render(<Region toasts={[saved, failed]} />);
    const box = screen.getByRole('list').element().getBoundingClientRect();
    expect(box.width).toBe(24 * 16);
    expect(window.innerWidth - box.right).toBe(16);
    expect(window.innerHeight - box.bottom).toBe(16);
    const first = itemWith('Enregistré').getBoundingClientRect();
    expect(itemWith('Échec').getBoundingClientRect().top - first.bottom).toBeCloseTo(16, 1);
  });

  test('closes when its link is followed', async () => {
    const published = { ...saved, link: { label: 'Voir la page', href: '/read/1' } };
    const next = createRef<HTMLHeadingElement>();
    const screen = await render(
      <UiProvider locale="fr-FR" navigate={() => next.current?.focus()}>
        <h1 ref={next} tabIndex={-1}>
          Une courte page
        </h1>
        <Region toasts={[published]} />
      </UiProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter>}');
    await expect.element(screen.getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{/Enter}');
    expect(handlers.onClose.mock.calls).toEqual([['a']]);
  });

  test('closes when its action is pressed', async () => {
    const onPress = vi.fn<() => void>();
    const restored = { ...saved, action: { label: 'Annuler', onPress } };
    const screen = await render(<Region toasts={[restored]} />);
    await screen.getByRole('button', { name: 'Annuler' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(handlers.onClose.mock.calls).toEqual([['a']]);
  });

  // PAGE-81
  test('five toasts of doubled text are reachable', async () => {
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

  // PAGE-94
  test('F8 focuses it and restores focus', async () => {
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

  test('pauses while focused by F8', async () => {
    const screen = await render(<Page toasts={[saved]} />);
    await screen.getByRole('button', { name: 'Écrire' }).click();
    await userEvent.keyboard('{F8}');
    expect(handlers.onPause).toHaveBeenCalledOnce();
    await userEvent.keyboard('{F8}');
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  test('restores focus when emptied and skips F8 empty', async () => {
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

  test('does not wait after a pointer close', async () => {
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

  test('passes focus on when its toast goes', async () => {
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
