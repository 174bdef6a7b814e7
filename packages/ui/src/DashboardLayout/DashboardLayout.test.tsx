import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideNav } from '../SideNav/SideNav.tsx';
import { inFrench } from '../story-support/bilingual.ts';
import { StudioSession } from '../story-support/Studio.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

const session = <section aria-label="Séance">12:04</section>;

function Studio({ sessionBar = session }) {
  return (
    <DashboardLayout
      skipLabel="Aller au texte"
      head={<header>Écritoire</header>}
      nav={<SideNav label="Principale" items={[{ href: '/', icon: 'home', label: 'Accueil' }]} />}
      sessionBar={sessionBar}
    >
      <div style={{ blockSize: '300vh' }}>Le texte.</div>
    </DashboardLayout>
  );
}

const message = (
  <ToastRegion
    label="Messages"
    closeLabel="Fermer"
    typeLabels={{ success: '', info: '', warning: '', error: '' }}
    toasts={[{ id: 'a', type: 'success', title: 'Enregistré', state: 'open' }]}
    onClose={() => {}}
    onSwipe={() => {}}
    onPause={() => {}}
    onResume={() => {}}
  />
);

test('the skip link is first, reaching main', async () => {
  const screen = await render(<Studio />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Aller au texte' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test.each([320, 1280])(
  'at %i px the session is visible, without sideways scroll',
  async (width) => {
    await page.viewport(width, 640);
    const screen = await render(
      <>
        <Studio />
        {message}
      </>,
    );
    const bar = screen.getByRole('region', { name: 'Séance' }).element().getBoundingClientRect();
    expect(bar.bottom).toBeLessThanOrEqual(640);
    expect(bar.height).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const toasts = screen
      .getByRole('region', { name: 'Messages' })
      .element()
      .getBoundingClientRect();
    expect(toasts.bottom).toBeLessThanOrEqual(bar.top);
  },
);

// PAGE-24
test.each([
  ['100%', 320],
  ['200%', 320],
  ['200%', 390],
  ['100%', 1280],
])('text %s, %i px: the session covers no focus target', async (fontSize, width) => {
  document.documentElement.style.fontSize = fontSize;
  await page.viewport(width, 640);
  const gap = () => {
    const taken = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
    );
    const bar = document.querySelector('[role="timer"]')?.closest('section');
    return (bar?.getBoundingClientRect().top ?? 0) - (innerHeight - taken);
  };
  const bars = [
    <StudioSession key="few" t={inFrench} />,
    <StudioSession key="many" t={inFrench} words="148 394 mots" clock="1:12:04" />,
    <StudioSession key="unsaved" t={inFrench} unsaved="Hors ligne, gardé sur cet appareil" />,
  ];
  const screen = await render(<Studio />);
  for (const bar of bars) {
    await screen.rerender(<Studio sessionBar={bar} />);
    const space = Number.parseFloat(fontSize) * 0.16;
    await expect.poll(gap).toBeCloseTo(space, 0);
  }
});

// PAGE-24
test('in low windows the session leaves room', async () => {
  await page.viewport(320, 240);
  const screen = await render(<Studio />);
  const bar = screen.getByRole('region', { name: 'Séance' }).element();
  expect(bar.getBoundingClientRect().top).toBeGreaterThan(240);
  const nav = screen.getByRole('navigation').element().getBoundingClientRect();
  const taken = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
  expect(nav.top - (240 - taken)).toBe(16);
});

// PAGE-139
test.each([320, 1280])('at %i px keyboard focus in what floats scrolls nothing', async (width) => {
  await page.viewport(width, 640);
  const screen = await render(<Studio sessionBar={<button type="button">Pause</button>} />);
  window.scrollTo(0, 500);
  await expect.poll(() => scrollY).toBe(500);
  for (const stop of [
    screen.getByRole('button', { name: 'Pause' }),
    screen.getByRole('link', { name: 'Accueil' }),
  ]) {
    const element = stop.element();
    if (element instanceof HTMLElement) element.focus();
    await expect.element(stop).toHaveFocus();
    expect(scrollY).toBe(500);
  }
});
