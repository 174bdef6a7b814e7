import { beforeEach, vi } from 'vitest';
import { ToastRegion, type ToastItem } from '../Toast/ToastRegion.tsx';

export const handlers = {
  onClose: vi.fn<(id: string) => void>(),
  onSwipe: vi.fn<(id: string) => void>(),
  onPause: vi.fn<() => void>(),
  onResume: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

export const saved: ToastItem = { id: 'a', type: 'success', title: 'Enregistré', state: 'open' };
export const failed: ToastItem = {
  id: 'b',
  type: 'error',
  title: 'Échec',
  description: 'Réessayez.',
  state: 'open',
};

export const notice: ToastItem = {
  id: 'c',
  type: 'info',
  icon: 'info',
  title: 'À savoir',
  state: 'open',
};

const typeLabels = {
  error: 'Erreur :',
  info: 'À savoir :',
  success: 'Réussi :',
  warning: 'Gare :',
};

/** A region of which every handler is watched. */
export function Region({ toasts }: { toasts: readonly ToastItem[] }) {
  return (
    <ToastRegion
      label="Messages"
      closeLabel="Fermer"
      typeLabels={typeLabels}
      toasts={toasts}
      {...handlers}
    />
  );
}

export function itemWith(text: string): HTMLElement {
  const item = [...document.querySelectorAll('li')].find((one) => one.textContent.includes(text));
  if (!item) throw new Error(`No toast says ${text}.`);
  return item;
}
