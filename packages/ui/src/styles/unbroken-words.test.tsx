import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { List, ListRow } from '../List/List.tsx';
import { Select } from '../Select/Select.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import './global.css.ts';

const word = 'Constantinopolitaine'.repeat(4).slice(0, 75);

/** What WCAG 1.4.12 lets a reader ask for. */
const textSpacing = { letterSpacing: '.12em', lineHeight: 1.5, wordSpacing: '.16em' };

const { innerWidth, innerHeight } = window;
beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(innerWidth, innerHeight));

// WEEK-6
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
        <ListRow title={word} href="/" facts={[word, <Badge key="badge">{word}</Badge>]} />
      </List>
    </main>,
  ],
  [
    'a filter that folds',
    <Inline key="filter" align="end" collapse="small" grow="first">
      <TextField label="Recherche" value={word} onChange={() => {}} />
      <Select
        label="Projet"
        placeholder="Choisir"
        value="a"
        onChange={() => {}}
        options={[{ value: 'a', label: word }]}
      />
    </Inline>,
  ],
  [
    'a greeting beside a button',
    <Inline key="greeting" as="header" justify="between" align="end">
      <Stack gap={2}>
        <Heading level={1}>{`Bonjour, ${word}`}</Heading>
        <Text tone="muted">{`Dans « ${word} ».`}</Text>
      </Stack>
      <Button>Nouveau</Button>
    </Inline>,
  ],
  [
    'an empty list',
    <EmptyState
      key="empty"
      icon="search"
      title={`Rien ne correspond à « ${word} »`}
      actions={<Button>Tout afficher</Button>}
    >
      {`Aucun texte n’est appelé « ${word} ».`}
    </EmptyState>,
  ],
  [
    'a card',
    <Card key="card" title={`Mots de « ${word} »`} actions={<Button>Copier</Button>}>
      <Text>{word}</Text>
    </Card>,
  ],
  [
    'a notice',
    <Banner key="notice" tone="info" actions={<Button>Lire</Button>}>
      {`Un texte de ${word}, 12 mots.`}
    </Banner>,
  ],
  ['a badge', <Badge key="badge">{word}</Badge>],
])('%s with a 75-letter word, 320 px, never scrolls sideways', async (_, shown) => {
  const { container, rerender } = await render(shown);
  expect(container.textContent).toContain(word);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await rerender(<div style={textSpacing}>{shown}</div>);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
