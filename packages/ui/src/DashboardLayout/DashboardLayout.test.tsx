import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideNav } from '../SideNav/SideNav.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

afterEach(() => page.viewport(1280, 800));

function Studio() {
  return (
    <>
      <DashboardLayout
        skipLabel="Aller au texte"
        head={<header>Écritoire</header>}
        nav={<SideNav label="Principale" items={[{ href: '/', icon: 'home', label: 'Accueil' }]} />}
        sessionBar={<section aria-label="Séance">12:04</section>}
      >
        <div style={{ blockSize: '300vh' }}>Le texte.</div>
      </DashboardLayout>
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
    </>
  );
}

test('the skip link is the first stop and leads to the main content', async () => {
  const screen = await render(<Studio />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Aller au texte' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test.each([320, 1280])(
  'at %i px the session stays in sight and nothing scrolls sideways',
  async (width) => {
    await page.viewport(width, 640);
    const screen = await render(<Studio />);
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
