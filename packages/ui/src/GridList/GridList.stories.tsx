import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { GridList } from './GridList.tsx';

const meta = { title: 'Data/GridList', component: GridList } satisfies Meta<typeof GridList>;
export default meta;

const example = playground((t) => (
  <GridList
    label={t('Documents', 'Documents')}
    emptyMessage={t('Aucun document.', 'No documents.')}
    onAction={() => {}}
    items={[
      { id: '1', icon: 'file-text', title: t('Chapitre premier', 'Chapter one'), fact: '3 204' },
      { id: '2', icon: 'notebook', title: t('Carnet', 'Notebook'), fact: '18' },
    ]}
  />
));

/** The height is of the window onto a long list: so short a one has none. */
export const Playground: StoryObj = {
  ...example,
  argTypes: { ...example.argTypes, height: { control: false } },
};

function Chosen({ t }: { t: Translate }) {
  const [selected, setSelected] = useState(['2']);
  return (
    <GridList
      label={t('Documents', 'Documents')}
      emptyMessage={t('Aucun document.', 'No documents.')}
      onAction={() => {}}
      selection={{ selectLabel: t('Choisir', 'Choose'), selected, onChange: setSelected }}
      items={[
        { id: '1', icon: 'file-text', title: t('Chapitre premier', 'Chapter one'), fact: '3 204' },
        { id: '2', icon: 'file-text', title: t('Chapitre deux', 'Chapter two'), fact: '2 110' },
        {
          id: '3',
          icon: 'notebook',
          title: t(
            'Un titre d’une longueur tout à fait déraisonnable, qui se coupe plutôt que de pousser',
            'A title of a quite unreasonable length, which is cut rather than push the others out',
          ),
          fact: '18',
        },
      ]}
    />
  );
}

/** A press anywhere on a row opens it; its box chooses it. */
export const Short = bilingual((t) => <Chosen t={t} />);

export const TenThousand = bilingual(
  (t) => (
    <GridList
      label={t('Toutes les entrées', 'All entries')}
      emptyMessage=""
      onAction={() => {}}
      items={Array.from({ length: 10_000 }, (_entry, index) => ({
        id: String(index),
        icon: 'notebook' as const,
        title: t(`Entrée nº ${index + 1}`, `Entry no. ${index + 1}`),
      }))}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const rows = await within(canvasElement).findAllByRole('row');
      await expect(rows.length).toBeLessThan(40);
      await expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    },
  },
);

export const Empty = bilingual((t) => (
  <GridList
    label={t('Documents', 'Documents')}
    emptyMessage={t('Rien encore : écrivez.', 'Nothing yet: write.')}
    onAction={() => {}}
    items={[]}
  />
));

export const RightToLeft = rightToLeft(Short);
