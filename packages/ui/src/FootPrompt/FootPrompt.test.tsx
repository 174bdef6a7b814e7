import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FootPrompt } from './FootPrompt.tsx';

test('one press asks for a session, wherever one reads', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await render(
    <>
      <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      <FootPrompt actionLabel="Commencer une séance" onAction={() => onAction()}>
        Lecture seule.
      </FootPrompt>
    </>,
  );
  expect(scrollY).toBe(0);
  const { bottom } = screen.getByText('Lecture seule.').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(innerHeight);
  await screen.getByRole('button').click();
  expect(onAction).toHaveBeenCalledOnce();
});

// DOC-4
test('follows the text in low windows', async () => {
  await page.viewport(640, 400);
  const screen = await render(
    <>
      <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      <FootPrompt actionLabel="Commencer une séance" onAction={() => {}}>
        Lecture seule.
      </FootPrompt>
    </>,
  );
  const { top } = screen.getByText('Lecture seule.').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(innerHeight);
  await page.viewport(1280, 800);
});

// SESSION-32
test('a failed action is its own alert', async () => {
  const screen = await render(
    <FootPrompt
      role="alert"
      actionLabel="Commencer une séance"
      errorMessage="La séance n’a pas pu commencer."
      onAction={() => {}}
    >
      Séance terminée ailleurs.
    </FootPrompt>,
  );
  const alerts = screen.getByRole('alert').elements();
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Séance terminée ailleurs.',
    'La séance n’a pas pu commencer.',
  ]);
});

// SAVE-18
test.each([1280, 640, 320])('never covers the focused element, %dpx', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <>
      <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      <button type="button">La suite</button>
      <p style={{ blockSize: '100vh' }}>Un autre texte.</p>
      <FootPrompt tone="warning" actionLabel="Comparer les deux versions" onAction={() => {}}>
        Ce texte a été modifié ailleurs
      </FootPrompt>
    </>,
  );
  const next = screen.getByRole('button', { name: 'La suite' }).element();
  next.scrollIntoView({ block: 'nearest' });
  const prompt = screen.getByText('Ce texte a été modifié ailleurs').element();
  expect(next.getBoundingClientRect().bottom).toBeLessThan(prompt.getBoundingClientRect().top);
});
