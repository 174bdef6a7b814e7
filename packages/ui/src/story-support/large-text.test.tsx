import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { BarChart } from '../Chart/BarChart.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { KeyList } from '../Kbd/KeyList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List, ListRow } from '../List/List.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { SortableList } from '../SortableList/SortableList.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { Table } from '../Table/Table.tsx';
import { Heading } from '../Text/Text.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { inFrench } from './bilingual.ts';
import { StudioSession } from './Studio.tsx';
import {
  asOnAPage,
  broken,
  lostSigns,
  nothing,
  outside,
  unbroken,
  wordsInSight,
  withLargeText,
} from './large-text.test-support.tsx';

withLargeText();

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
      items={['a', 'b'].map((id) => ({ id, title: 'Chapitre premier' }))}
      hrefOf={({ id }) => `/${id}`}
      handleLabel={(name) => name}
      placeText={String}
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

// PAGE-25, PAGE-70
test.each(Object.entries(shown))(
  'doubled text on a phone keeps %s whole',
  async (name, component) => {
    await (name.startsWith('SessionBar') ? render : asOnAPage)(component);
    expect(broken()).toEqual([]);
    expect(outside()).toEqual([]);
    expect(lostSigns()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

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

// PAGE-69
test.each(Object.entries(named))(
  'an unbroken name stays within the page, in %s',
  async (_name, component) => {
    await asOnAPage(component);
    const places = wordsInSight().flatMap(({ lines }) => lines);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(320);
    expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

// PAGE-49
test('a table’s second column stays visible', async () => {
  const screen = await asOnAPage(shown['Table'] ?? <></>);
  const seen = screen.getByRole('grid').element().parentElement?.getBoundingClientRect();
  const figure = wordsInSight().find(({ word }) => word === '204');
  expect(figure?.lines[0]?.right).toBeLessThanOrEqual(seen?.right ?? 0);
});
