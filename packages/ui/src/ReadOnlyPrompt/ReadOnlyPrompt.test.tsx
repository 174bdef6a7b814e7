import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadOnlyPrompt } from './ReadOnlyPrompt.tsx';

test('one press on the prompt asks for a session, and only once while it starts', async () => {
  const onAction = vi.fn<() => void>();
  const prompt = (isPending: boolean) => (
    <ReadOnlyPrompt
      actionLabel="Commencer une séance"
      pendingLabel="La séance commence"
      isPending={isPending}
      onAction={() => onAction()}
    >
      Lecture seule.
    </ReadOnlyPrompt>
  );
  const screen = await render(prompt(false));
  const button = screen.getByRole('button');
  await button.click();
  await screen.rerender(prompt(true));
  await button.click({ force: true });
  expect(onAction).toHaveBeenCalledOnce();
});
