import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { Difference, type DifferenceProps } from './Difference.tsx';

const meta = { title: 'Writing/Difference', component: Difference } satisfies Meta<
  typeof Difference
>;
export default meta;

const labels = (t: Translate): Omit<DifferenceProps, 'items'> => ({
  label: t('Ce qui a changé', 'What has changed'),
  lang: t('fr', 'en'),
  partLabels: {
    added: t('ajouté', 'added'),
    removed: t('retiré', 'removed'),
    movedHere: t('déplacé ici', 'moved here'),
    movedAway: t('déplacé ailleurs', 'moved away'),
  },
  partEnd: t('fin', 'end'),
  changeLabels: {
    added: t('Paragraphe ajouté', 'Paragraph added'),
    removed: t('Paragraphe supprimé', 'Paragraph removed'),
    changed: t('Paragraphe modifié', 'Paragraph changed'),
    moved: t('Paragraphe déplacé', 'Paragraph moved'),
  },
});

const items = (t: Translate): DifferenceProps['items'] => [
  {
    id: '1',
    change: 'same',
    kind: 'heading',
    parts: [{ text: t('Le départ', 'The departure'), change: 'same' }],
  },
  {
    id: '2',
    change: 'changed',
    kind: 'paragraph',
    parts: [
      { text: t('La mer ', 'The sea '), change: 'same' },
      { text: t('montait', 'rose'), change: 'removed' },
      { text: t('descendait', 'fell'), change: 'added' },
      { text: t(', disait-elle. ', ', she said. '), change: 'same' },
      {
        text: t('Il fallait partir avant la nuit.', 'One had to leave by night.'),
        change: 'movedAway',
      },
    ],
    actions: <Button size="small">{t('Restaurer ce paragraphe', 'Restore this paragraph')}</Button>,
  },
  {
    id: 'g',
    gap: <LinkButton>{t('12 paragraphes inchangés', '12 unchanged paragraphs')}</LinkButton>,
  },
  {
    id: '3',
    change: 'removed',
    kind: 'quote',
    parts: [{ text: t('« Reviens. »', '“Come back.”'), change: 'removed' }],
  },
  {
    id: '4',
    change: 'added',
    kind: 'paragraph',
    parts: [
      {
        text: t('Il fallait partir avant la nuit.', 'One had to leave by night.'),
        change: 'movedHere',
      },
      { text: t(' Elle le savait.', ' She knew.'), change: 'added' },
    ],
  },
  { id: '5', change: 'added', kind: 'sceneBreak', parts: [] },
  {
    id: '6',
    change: 'moved',
    kind: 'paragraph',
    parts: [{ text: t('Le phare s’alluma.', 'The lighthouse lit up.'), change: 'same' }],
    note: t('Déplacé', 'Moved'),
  },
];

export const EveryChange = bilingual((t) => (
  <Stack gap={5}>
    <Difference.Bar>
      <Button size="small">{t('Changement suivant', 'Next change')}</Button>
    </Difference.Bar>
    <Difference.Legend partLabels={labels(t).partLabels} />
    <Difference {...labels(t)} items={items(t)} />
  </Stack>
));

export const RightToLeft = rightToLeft(EveryChange);
