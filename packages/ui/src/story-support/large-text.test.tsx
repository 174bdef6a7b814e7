import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { BarChart } from '../Chart/BarChart.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { KeyList } from '../Kbd/KeyList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List, ListRow } from '../List/List.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SortableList } from '../SortableList/SortableList.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { Table } from '../Table/Table.tsx';
import { Heading } from '../Text/Text.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { inFrench } from './bilingual.ts';
import { StudioSession } from './Studio.tsx';

const nothing = () => {};

beforeEach(async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '200%';
});

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

function isForTheEar(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath !== 'none') return true;
  return false;
}

/** Each word and each figure in sight, with the places of its lines. */
function wordsInSight(): { word: string; lines: DOMRect[]; parent: HTMLElement }[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ReturnType<typeof wordsInSight> = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || isForTheEar(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const match of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      found.push({ word: match[0], lines: [...range.getClientRects()], parent });
    }
  }
  return found;
}

/** Drawings by which a button without words is known. */
const lostSigns = () =>
  [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .filter((button) => wordsInSight().every(({ parent }) => !button.contains(parent)))
    .filter((button) => {
      const sign = button.querySelector('svg')?.getBoundingClientRect();
      return sign !== undefined && sign.width < 24;
    })
    .map((button) => button.textContent);

const broken = () =>
  wordsInSight()
    .filter(({ lines }) => new Set(lines.map(({ top }) => Math.round(top))).size > 1)
    .map(({ word }) => word);

/** Those that reach out of the button or the cell that they stand in. */
const outside = () =>
  wordsInSight()
    .filter(({ lines, parent }) => {
      const box = parent.closest('button, td, th')?.getBoundingClientRect();
      return box && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    })
    .map(({ word }) => word);

const asOnAPage = (shown: ReactElement) => render(<div style={{ padding: '1rem' }}>{shown}</div>);

const shown: Record<string, ReactElement> = {
  Banner: (
    <Banner tone="error" title="Quelques réponses manquent">
      Corrigez les champs, puis choisissez ci-dessous.
    </Banner>
  ),
  Dialog: (
    <Dialog isOpen onClose={nothing} title="Renommer le carnet" closeLabel="Fermer">
      Un titre.
    </Dialog>
  ),
  Drawer: (
    <Drawer isOpen onClose={nothing} title="Vos réglages" closeLabel="Fermer">
      Un réglage.
    </Drawer>
  ),
  ErrorState: (
    <ErrorState
      headingLevel={1}
      title="Page introuvable"
      actions={<Button icon="refresh">Réessayer</Button>}
    >
      Elle a peut-être été déplacée.
    </ErrorState>
  ),
  GridList: (
    <GridList
      label="Documents"
      emptyMessage=""
      onAction={nothing}
      selection={{ selectLabel: 'Choisir', selected: [], onChange: nothing }}
      items={[{ id: 'a', icon: 'file-text', title: 'Chapitre premier', fact: '3 204' }]}
    />
  ),
  'Heading, beside buttons': (
    <Inline gap={2} align="start" grow="words">
      <Heading level={1}>Conversation du soir</Heading>
      <Inline gap={2} wrap={false}>
        <IconButton icon="pencil" label="Modifier" />
        <IconButton icon="download" label="Télécharger" />
      </Inline>
    </Inline>
  ),
  KeyList: <KeyList labelledBy="keys" rows={[{ what: 'Ces raccourcis', keys: ['?', 'Ctrl+/'] }]} />,
  List: (
    <List label="Journaux">
      <ListRow
        icon="notebook"
        title="Carnet"
        actions={
          <Button size="small" icon="pencil">
            Commencer
          </Button>
        }
      />
    </List>
  ),
  SessionBar: <StudioSession t={inFrench} />,
  'SessionBar, blocked': (
    <StudioSession
      t={inFrench}
      words="1 204 mots"
      blocked={{
        message: 'Votre connexion a expiré.',
        actionLabel: 'Se reconnecter',
        onAction: nothing,
      }}
    />
  ),
  SortableList: (
    <SortableList
      label="Documents"
      items={['a', 'b'].map((id) => ({ id, title: 'Chapitre premier', href: `/${id}` }))}
      onOpen={nothing}
      onMove={nothing}
      renderActions={() => <IconButton icon="ellipsis" label="Actions" />}
    />
  ),
  Table: (
    <Table
      label="Séances"
      columns={[
        { id: 'title', label: 'Titre', isRowHeader: true },
        { id: 'words', label: 'Mots', align: 'end' },
      ]}
      rows={[{ id: 'a', cells: { title: 'Une heure du matin', words: '1 204' } }]}
      emptyMessage=""
      selection={{
        selectAllLabel: 'Toutes',
        selectLabel: 'Choisir',
        selected: [],
        onChange: nothing,
      }}
    />
  ),
  ToastRegion: (
    <ToastRegion
      label="Messages"
      closeLabel="Fermer"
      typeLabels={{ success: '', info: '', warning: '', error: '' }}
      toasts={[
        {
          id: 'a',
          type: 'error',
          title: 'Nouvelle version disponible',
          description: 'Vos modifications restent enregistrées ici.',
          state: 'open',
        },
      ]}
      onClose={nothing}
      onSwipe={nothing}
      onPause={nothing}
      onResume={nothing}
    />
  ),
};

test.each(Object.entries(shown))(
  'on a phone with text of twice the size the words of %s stay whole, and the page in its width',
  async (name, component) => {
    await (name.startsWith('SessionBar') ? render : asOnAPage)(component);
    expect(broken()).toEqual([]);
    expect(outside()).toEqual([]);
    expect(lostSigns()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

const unbroken = 'mon_manuscrit_definitif_v12_relu.docx';

const named: Record<string, ReactElement> = {
  BarChart: (
    <BarChart
      title={unbroken}
      points={[{ label: 'lun.', value: 3, valueLabel: '3' }]}
      formatValue={String}
      figuresLabel={unbroken}
      labelHeading={unbroken}
      valueHeading={unbroken}
      emptyMessage=""
    />
  ),
  LoadMore: <LoadMore shown={unbroken} label="Suite" pendingLabel="Un instant" onPress={nothing} />,
  ProgressBar: <ProgressBar label={unbroken} value={20} valueLabel={unbroken} />,
  ProgressRing: (
    <ProgressRing label={unbroken} value={1} target={2} valueLabel="1" detail={unbroken} />
  ),
  StatTile: (
    <StatTiles>
      <StatTile label={unbroken} value="1 204" detail={unbroken} />
    </StatTiles>
  ),
};

test.each(Object.entries(named))(
  'there a name without a space stays within the page, in %s',
  async (_name, component) => {
    await asOnAPage(component);
    const places = wordsInSight().flatMap(({ lines }) => lines);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(320);
    expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

test('there signs beside what can be chosen leave a dialog its width', async () => {
  await render(
    <Dialog isOpen onClose={nothing} title="Bilan" closeLabel="Fermer">
      <RadioGroup
        label="Visible par"
        look="chips"
        value="private"
        onChange={nothing}
        options={[
          { value: 'private', label: 'Vous uniquement', icon: 'lock' },
          { value: 'public', label: 'Tout le monde', icon: 'globe' },
          { value: 'team', label: 'Les personnes abonnées', icon: 'users' },
        ]}
      />
    </Dialog>,
  );
  expect(broken()).toEqual([]);
  const content = page.getByRole('dialog').element();
  const sideways = [content, ...content.querySelectorAll('*')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(sideways).toEqual([]);
});

test('there the figure of a bar stays whole beside a long name', async () => {
  await asOnAPage(<ProgressBar label={unbroken} value={20} />);
  expect(broken()).toEqual([unbroken]);
});

test('there the words of a bar stay whole beside those of how far it is', async () => {
  await asOnAPage(
    <ProgressBar label="Documents relus" value={3} maximum={12} valueLabel="3 documents sur 12" />,
  );
  expect(broken()).toEqual([]);
});

test('there what a toggle turns on stays between its sides, drawing and words', async () => {
  const screen = await asOnAPage(<ToggleButton icon="eye" label="Mode concentration" />);
  const button = screen.getByRole('button').element();
  const { left, right } = button.getBoundingClientRect();
  const words = wordsInSight().flatMap(({ lines }) => lines);
  const drawing = button.querySelector('svg')?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
  for (const part of [...words, ...(drawing?.width ? [drawing] : [])]) {
    expect(part.left - left).toBeGreaterThanOrEqual(padding);
    expect(right - part.right).toBeGreaterThanOrEqual(padding);
  }
});

test('there the rows of a very long list keep what tells them apart', async () => {
  const items = Array.from({ length: 5000 }, (_entry, index) => ({
    id: String(index),
    icon: 'notebook' as const,
    title: `Entrée du journal nº ${index}`,
  }));
  const screen = await asOnAPage(
    <GridList label="Entrées" emptyMessage="" onAction={nothing} items={items} />,
  );
  await expect.element(screen.getByText('Entrée du journal nº 1', { exact: true })).toBeVisible();
  const [first, second] = screen.getByRole('row').elements();
  const words = screen.getByText('Entrée du journal nº 0').element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  const foot = first?.getBoundingClientRect().bottom ?? 0;
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(foot - 1);
});

test('there the figures of a month are whole, and so are the names of its days', async () => {
  const day = (number: number) => ({
    date: `2026-11-${number}`,
    label: `${number} novembre`,
    share: 0.5,
    amount: { figure: '1148', unit: 'mots' },
  });
  await asOnAPage(
    <MonthGrid
      label="Novembre 2026"
      weekdays={['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'].map((short) => ({
        short,
        long: `le ${short}`,
      }))}
      weeks={[[16, 17, 18, 19, 20, 21, 22].map(day)]}
      month="2026-11"
      today="2026-11-21"
      focused="2026-11-21"
      selected={null}
      onFocusChange={nothing}
      onSelect={nothing}
    />,
  );
  expect(broken()).toEqual([]);
  expect(outside()).toEqual([]);
  const figures = wordsInSight().filter(({ word }) => word === '1148');
  const places = figures.flatMap(({ lines }) => lines);
  expect(places.length).toBeGreaterThan(1);
  for (const [at, { right, width }] of places.entries()) {
    const gap = (places[at + 1]?.left ?? Number.POSITIVE_INFINITY) - right;
    // More than half of a figure.
    expect(gap).toBeGreaterThan(width / 8);
  }
});

test('there the second column of a table is seen, boxes and all', async () => {
  const screen = await asOnAPage(shown['Table'] ?? <></>);
  const seen = screen.getByRole('grid').element().parentElement?.getBoundingClientRect();
  const figure = wordsInSight().find(({ word }) => word === '204');
  expect(figure?.lines[0]?.right).toBeLessThanOrEqual(seen?.right ?? 0);
});

test('there every day of an opened month can be chosen without scrolling sideways', async () => {
  const screen = await asOnAPage(<DatePicker label="Jour" value="2026-11-20" onChange={nothing} />);
  await screen.getByRole('button').click();
  const grid = screen.getByRole('grid').element();
  for (let box: Element | null = grid; box; box = box.parentElement)
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(broken()).toEqual([]);
  expect(outside()).toEqual([]);
});
