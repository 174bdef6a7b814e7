import { loadLocaleAsync } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSessionWords } from '../../shared/runtime/session-words.ts';
import { useStopWait } from './use-stop-wait.ts';

const sync = { titleOf: () => ({ title: 'Les marées', journalEntry: null }) };
const services = { words: createSessionWords(), documentSync: () => sync };
vi.mock('../../shared/services/services.ts', () => ({ useServices: () => services }));

afterEach(() => {
  vi.useRealTimers();
});

// SESSION-14
test('a long stop names the text it waits for', async () => {
  vi.useFakeTimers();
  await loadLocaleAsync('fr');
  const unsent = { sent: 1000, pending: 37_210 };
  const source = { key: () => null, words: () => unsent, isLeft: () => true };
  services.words.follow('d1', source);
  let wait: ReturnType<typeof useStopWait>;
  function Probe({ isStopping }: { isStopping: boolean }) {
    wait = useStopWait(isStopping);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (isStopping: boolean, milliseconds: number) => {
    flushSync(() =>
      root.render(
        <I18nProvider locale="fr">
          <Probe isStopping={isStopping} />
        </I18nProvider>,
      ),
    );
    flushSync(() => void vi.advanceTimersByTime(milliseconds));
    return wait && Object.values(wait).join(' ').replaceAll(/\s/gu, ' ');
  };
  expect(show(false, 5000)).toBeNull();
  expect(show(true, 999)).toBeNull();
  expect(show(true, 1)).toBe('« Les marées » s’enregistre d’abord. Encore 38 210 mots.');
  Object.assign(unsent, { sent: 0, pending: 1 });
  flushSync(() => services.words.notify());
  expect(show(true, 0)).toMatch(/Encore 1 mot\.$/u);
  unsent.pending = 0;
  flushSync(() => services.words.notify());
  expect(show(true, 0)).toBeNull();
  unsent.pending = 5;
  expect(show(false, 0)).toBeNull();
  expect(show(true, 0)).toBeNull();
});
