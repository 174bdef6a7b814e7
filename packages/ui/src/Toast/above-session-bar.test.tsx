import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { SessionBar } from '../SessionBar/SessionBar.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { ToastRegion, type ToastItem } from './ToastRegion.tsx';

const toasts: ToastItem[] = ['a', 'b', 'c'].map((id) => ({
  id,
  type: 'error',
  title: 'Votre session a expiré.',
  state: 'open',
}));

test.each([320, 1280])('a bar that asks for something stays in hand, %d px wide', async (width) => {
  await page.viewport(width, 640);
  const nothing = () => {};
  const onAction = vi.fn<() => void>();
  const screen = await render(
    <>
      <DashboardLayout
        skipLabel="Aller au contenu"
        head="Écritoire"
        nav={<SideNav label="Pièces" items={[{ href: '/', label: 'Accueil', icon: 'home' }]} />}
        sessionBar={
          <SessionBar
            label="Séance"
            status="active"
            statusLabel="En cours"
            clock="12:04"
            clockLabel="Temps écrit"
            words="318 mots"
            pauseLabel="Pause"
            resumeLabel="Reprendre"
            stopLabel="Terminer"
            pendingLabel="Un instant"
            onPause={nothing}
            onResume={nothing}
            onStop={nothing}
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
      <ToastRegion
        label="Messages"
        closeLabel="Fermer"
        toasts={toasts}
        onClose={nothing}
        onSwipe={nothing}
        onPause={nothing}
        onResume={nothing}
      />
    </>,
  );
  const bar = screen.getByRole('region', { name: 'Séance' }).element().getBoundingClientRect();
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('list').element();
  expect(messages.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  await screen.getByRole('button', { name: 'Se reconnecter' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});
