import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { List, ListRow } from './List.tsx';

test('a press anywhere on a row follows its link, save on its own buttons', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={(path) => navigate(path)}>
      <List label="Documents">
        <ListRow
          title="Chapitre premier"
          href="/app/documents/1"
          facts={['3 204 mots', 'hier']}
          actions={<Button onPress={() => onPress()}>Renommer</Button>}
        />
      </List>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('list', { name: 'Documents' })).toBeVisible();
  await screen.getByRole('button').click();
  expect(navigate).not.toHaveBeenCalled();
  await screen.getByRole('listitem').click({ position: { x: 400, y: 12 } });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/app/documents/1');
  expect(onPress).toHaveBeenCalledOnce();
});
