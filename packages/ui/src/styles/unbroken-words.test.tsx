import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../Link/Link.tsx';
import { List, ListRow } from '../List/List.tsx';
import { Select } from '../Select/Select.tsx';
import { Inline } from '../Stack/Stack.tsx';
import './global.css.ts';

const word = 'Constantinopolitaine'.repeat(4).slice(0, 75);

const { innerWidth, innerHeight } = window;
beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(innerWidth, innerHeight));

test.each([
  [
    'a way up',
    <Breadcrumbs
      key="way"
      label="Vous êtes ici"
      steps={[
        { href: '/1', label: word },
        { href: '/2', label: word },
      ]}
    />,
  ],
  [
    'a link in a row',
    <Inline key="link">
      <Link href="/" dir="auto">
        {word}
      </Link>
    </Inline>,
  ],
  [
    'a row of a list',
    <main key="list" style={{ paddingInline: 16 }}>
      <List label="Textes">
        <ListRow title={word} href="/" facts={[word, word]} />
      </List>
    </main>,
  ],
  [
    'what is chosen',
    <Select
      key="select"
      label="Projet"
      placeholder="Choisir"
      value="a"
      onChange={() => {}}
      options={[{ value: 'a', label: word }]}
    />,
  ],
])('%s with a word of 75 letters, 320 px wide, scrolls nothing sideways', async (_, shown) => {
  const { container } = await render(shown);
  expect(container.textContent).toContain(word);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
