import type { EditorLabels } from '@ecritoire/editor';
import { loadLocaleAsync } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { useEditorLabels } from './use-editor-labels.ts';

beforeAll(async () => {
  await loadLocaleAsync('fr');
  await loadLocaleAsync('en');
});

test('is stable until the language changes', () => {
  const seen: EditorLabels[] = [];
  function Probe() {
    seen.push(useEditorLabels());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (locale: 'fr' | 'en') =>
    flushSync(() =>
      root.render(
        <I18nProvider locale={locale}>
          <Probe />
        </I18nProvider>,
      ),
    );
  show('fr');
  show('fr');
  show('en');
  const [first, again, english] = seen;
  expect(again).toBe(first);
  expect(english?.tools?.strong.name).not.toBe(first?.tools?.strong.name);
  root.unmount();
});
