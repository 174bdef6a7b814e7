import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { SortableList } from './SortableList.tsx';

const meta = { title: 'Data/SortableList', component: SortableList } satisfies Meta<
  typeof SortableList
>;
export default meta;

const textsIn = (t: Translate) => ({
  hrefOf: ({ id }: { id: string }) => `#${id}`,
  handleLabel: (title: string) => t(`Déplacer ${title}`, `Move ${title}`),
  placeText: (place: number) => t(`Place ${place} sur 4`, `Place ${place} of 4`),
});

function Chapters({ t }: { t: Translate }) {
  const [order, setOrder] = useState(['1', '2', '3', '4']);
  const titles: Record<string, string> = {
    1: t('Chapitre premier', 'Chapter one'),
    2: t('Chapitre deux', 'Chapter two'),
    3: t(
      'Notes pour la troisième partie, à reprendre avant le départ de Marseille',
      'Notes for part three, to be taken up again before leaving Marseille',
    ),
    4: t('Épilogue', 'Epilogue'),
  };
  const move = (id: string, after: string | null) => {
    const others = order.filter((other) => other !== id);
    setOrder(others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id));
  };
  const above = (index: number) => (index > 1 ? (order[index - 2] ?? null) : null);
  return (
    <SortableList
      label={t('Chapitres', 'Chapters')}
      items={order.map((id) => ({
        id,
        title: titles[id] ?? id,
      }))}
      renderFacts={() => (
        <>
          <span>{t('3 204 mots', '3,204 words')}</span>
          <span>{t('hier', 'yesterday')}</span>
        </>
      )}
      {...textsIn(t)}
      onOpen={() => {}}
      onMove={move}
      renderActions={({ id, title }, { isFirst }) => (
        <Menu
          label={title}
          trigger={
            <IconButton icon="ellipsis" label={t(`Actions : ${title}`, `Actions: ${title}`)} />
          }
          items={[
            {
              id: 'up',
              icon: 'arrow-up',
              label: t('Monter', 'Move up'),
              isDisabled: isFirst,
            },
          ]}
          onAction={() => move(id, above(order.indexOf(id)))}
        />
      )}
    />
  );
}

export const InOneOrder = bilingual((t) => <Chapters t={t} />);

export const OnlyOne = bilingual((t) => (
  <SortableList
    label={t('Chapitres', 'Chapters')}
    items={[{ id: '1', title: t('Chapitre premier', 'Chapter one') }]}
    {...textsIn(t)}
    onOpen={() => {}}
    onMove={() => {}}
  />
));

export const RightToLeft = rightToLeft(InOneOrder);
