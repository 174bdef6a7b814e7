import { Fragment } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { IfRoom, List, ListRow } from './List.tsx';

// SITE-36
test('a heading title looks like a link', async () => {
  const screen = await render(
    <List label="Articles">
      <ListRow title="La première page" href="/articles/1" headingLevel={2} />
    </List>,
  );
  const { textDecorationLine } = getComputedStyle(screen.getByRole('link').element());
  expect(textDecorationLine).toBe('underline');
});

// SESSION-47
test('what a narrow row hides, a wide one shows', async () => {
  const rowOf = (inlineSize: string) => (
    <div style={{ inlineSize }}>
      <List label="Séances">
        <ListRow title="Un soir" facts={[<IfRoom key="more">2 paragraphes</IfRoom>]} />
      </List>
    </div>
  );
  const screen = await render(rowOf('60rem'));
  const fact = screen.getByText('2 paragraphes');
  await expect.element(fact).toBeVisible();
  await screen.rerender(rowOf('20rem'));
  await expect.element(fact).not.toBeVisible();
});

test('dots separate the visible elements of one fact', async () => {
  const rowOf = (inlineSize: string) => (
    <div style={{ inlineSize }}>
      <List label="Séances">
        <ListRow
          title="Un soir"
          facts={[
            <Fragment key="figures">
              <span>3 mars</span>
              <IfRoom>7 h 30</IfRoom>
              <span>921 mots</span>
            </Fragment>,
            'publique',
          ]}
        />
      </List>
    </div>
  );
  const screen = await render(rowOf('60rem'));
  const dotted = () =>
    ['3 mars', '7 h 30', '921 mots', 'publique'].filter((text) => {
      const element = screen.getByText(text).element();
      const { content } = getComputedStyle(element, '::before');
      return element.checkVisibility() && content === '" · "';
    });
  expect(dotted()).toEqual(['7 h 30', '921 mots']);
  await screen.rerender(rowOf('20rem'));
  expect(dotted()).toEqual(['921 mots']);
});

test('a title is a heading when asked', async () => {
  const screen = await render(
    <List label="Articles">
      <ListRow title="La première page" href="/articles/1" headingLevel={2} />
    </List>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'La première page' });
  await expect.element(heading.getByRole('link')).toBeVisible();
});

// SITE-37
test('pressing a row follows its link', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={(path) => navigate(path)}>
      <List label="Documents">
        <ListRow
          title="Chapitre premier"
          href="/app/documents/1"
          facts={[
            '3 204 mots',
            <Link key="tag" href="/tags/1">
              brouillon
            </Link>,
          ]}
          actions={<Button onPress={() => onPress()}>Renommer</Button>}
        />
      </List>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('list', { name: 'Documents' })).toBeVisible();
  await screen.getByRole('button').click();
  expect(navigate).not.toHaveBeenCalled();
  await screen.getByRole('link', { name: 'brouillon' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tags/1');
  navigate.mockClear();
  await screen.getByRole('listitem').click({ position: { x: 400, y: 12 } });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/app/documents/1');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a click with a modifier key is left to the browser', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={(path) => navigate(path)}>
      <List label="Documents">
        <ListRow title="Chapitre premier" href="/app/documents/1" />
      </List>
    </UiProvider>,
  );
  const wasLeft = vi.fn<(isLeft: boolean) => void>();
  const listen = (event: MouseEvent) => {
    wasLeft(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  await screen.getByRole('link').click({ modifiers: ['Control'] });
  expect(wasLeft).toHaveBeenCalledExactlyOnceWith(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a line separates rows, also of two chunks', async () => {
  const titles = Array.from({ length: 21 }, (_, index) => `Chapitre ${index + 1}`);
  const screen = await render(
    <List label="Documents">
      {titles.map((title) => (
        <ListRow key={title} title={title} />
      ))}
    </List>,
  );
  const lines = screen
    .getByRole('listitem')
    .elements()
    .map((row) => getComputedStyle(row, '::before').content !== 'none');
  expect(lines).toEqual(titles.map((title) => title !== 'Chapitre 21'));
});
