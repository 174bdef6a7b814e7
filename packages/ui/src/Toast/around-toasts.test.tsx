import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FootPrompt } from '../FootPrompt/FootPrompt.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { inFrench } from '../story-support/bilingual.ts';
import { StudioSession } from '../story-support/Studio.tsx';
import { failed, handlers, itemWith, Region, saved } from '../story-support/toasts.tsx';
import type { ToastItem } from './ToastRegion.tsx';

const toasts: ToastItem[] = ['a', 'b', 'c'].map((id) => ({
  id,
  type: 'error',
  title: 'Votre session a expiré.',
  state: 'open',
}));

// WEEK-8
test.each([320, 1280])('leaves an asking bar reachable, %dpx', async (width) => {
  await page.viewport(width, 640);
  const onAction = vi.fn<() => void>();
  const screen = await render(
    <>
      <DashboardLayout
        skipLabel="Aller au contenu"
        head="Écritoire"
        nav={<SideNav label="Pièces" items={[{ href: '/', label: 'Accueil', icon: 'home' }]} />}
        sessionBar={
          <StudioSession
            t={inFrench}
            blocked={{
              message:
                'Votre connexion a expiré. Vos mots restent sur cet appareil jusqu’à ce que vous vous reconnectiez.',
              actionLabel: 'Se reconnecter',
              onAction,
            }}
          />
        }
      >
        <p style={{ blockSize: '200vh' }}>Un long texte.</p>
      </DashboardLayout>
      <Region toasts={toasts} />
    </>,
  );
  const bar = screen
    .getByRole('region', { name: 'Séance en cours' })
    .element()
    .getBoundingClientRect();
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('list').element();
  expect(messages.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  await screen.getByRole('button', { name: 'Se reconnecter' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

// PAGE-92
test.each([1280, 320])('leaves session start reachable, %d px wide', async (width) => {
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

  // PAGE-93
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

  // PAGE-93
  test('are reachable by F8 and still announced', async () => {
    const screen = await render(<Choosing isOpen={false} toasts={[saved]} />);
    await screen.rerender(<Choosing isOpen toasts={[saved]} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const live = document.querySelector('ol[aria-live="polite"]');
    await screen.rerender(<Choosing isOpen toasts={[saved, failed]} />);
    expect(live?.textContent).toContain('Échec');
    expect(itemWith('Échec').clientWidth).toBeGreaterThan(200);
    expect(live?.closest('[inert], [aria-hidden]')).toBeNull();
    // A long dialog hands the focus on to its body once it is measured.
    const body = screen.getByRole('group', { name: 'Bilan' });
    await expect.element(body).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect.poll(() => itemWith('Enregistré').clientWidth).toBeGreaterThan(200);
    await userEvent.keyboard('{F8}');
    await expect.element(body).toHaveFocus();
    await expect.poll(() => itemWith('Enregistré').clientWidth).toBe(1);
  });
});

const padding = (element = document.documentElement) =>
  Number.parseFloat(getComputedStyle(element).scrollPaddingBlockEnd);

// PAGE-92
test('the line that one types stands clear of them', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Region toasts={[]} />);
  const without = padding();
  await screen.rerender(<Region toasts={[saved]} />);
  expect(padding()).toBeGreaterThan(without || 0);
  // The editor reads it of the body, which has it while the focus is in what floats, too.
  expect(padding(document.body)).toBe(padding());
  expect(innerHeight - padding()).toBeLessThan(itemWith('Enregistré').getBoundingClientRect().top);
});

// PAGE-92
test('floating parts leave that line visible in small windows', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await render(
    <>
      <DashboardLayout
        skipLabel="Aller au texte"
        head="Écritoire"
        nav={<SideNav label="Pièces" items={[{ href: '/', label: 'Accueil', icon: 'home' }]} />}
        sessionBar={<StudioSession t={inFrench} unsaved="Hors ligne : gardé sur cet appareil" />}
      >
        <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      </DashboardLayout>
      <Region toasts={[saved]} />
    </>,
  );
  const line = 3 * 32;
  await expect.poll(() => padding()).toBe(640 - line);
  document.documentElement.style.fontSize = '';
});
