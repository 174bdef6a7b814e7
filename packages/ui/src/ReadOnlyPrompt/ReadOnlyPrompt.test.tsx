import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadOnlyPrompt } from './ReadOnlyPrompt.tsx';

test('one press on the prompt asks for a session, from wherever one reads', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await render(
    <>
      <p style={{ blockSize: '300vh' }}>Un long texte.</p>
      <ReadOnlyPrompt actionLabel="Commencer une séance" onAction={() => onAction()}>
        Lecture seule.
      </ReadOnlyPrompt>
    </>,
  );
  expect(scrollY).toBe(0);
  const { bottom } = screen.getByText('Lecture seule.').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(innerHeight);
  await screen.getByRole('button').click();
  expect(onAction).toHaveBeenCalledOnce();
});
