import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ParagraphEditor } from '../ParagraphEditor.tsx';
import { FindBar, type FindBarProps, type FindLabels } from './FindBar.tsx';

const french: FindLabels = {
  bar: 'Chercher et remplacer',
  sought: 'Chercher',
  clear: 'Effacer la recherche',
  previous: 'Résultat précédent',
  next: 'Résultat suivant',
  matchCase: 'Respecter la casse',
  wholeWords: 'Mots entiers',
  close: 'Fermer la recherche',
  replacement: 'Remplacer par',
  replace: 'Remplacer',
  replaceAll: 'Tout remplacer',
  all: 'Tout',
  takeBack: 'Annuler ces remplacements',
  readOnly: 'Pour remplacer, il faut une séance en cours.',
  found: (place, total) => (total === 0 ? 'Aucun résultat' : `${place} sur ${total}`),
  replaced: ({ count }) => `${count} remplacements`,
};

const text = [
  'Le gardien et Maël montaient. « Maël, dit le gardien, compte les marches. »',
  'MAËL en compta deux cents ; Maëlle, sa sœur, deux cent quatre.',
];

function Page(props: Pick<FindBarProps, 'isEditable'>) {
  return (
    <ParagraphEditor
      paragraphs={text.map((words, index) => ({
        id: `p${index}`,
        position: `a${index}`,
        type: 'paragraph',
        content: [{ text: words, marks: [] }],
      }))}
      language="fr"
      editable={props.isEditable}
      label="Texte du document"
      labels={{ sceneBreak: 'Saut de scène' }}
      loadFindBar={loadFindBar}
      onChange={() => {}}
    />
  );
}

const loadFindBar = () =>
  Promise.resolve({
    default: (props: Omit<FindBarProps, 'labels'>) => <FindBar {...props} labels={french} />,
  });

const meta = {
  title: 'Editor/FindBar',
  component: Page,
  args: { isEditable: true },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const looking = (words: string, count: string): Story => ({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Texte du document' }));
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByRole('searchbox'), words);
    await expect(canvas.getByText(count, { selector: '[aria-hidden]' })).toBeVisible();
  },
});

export const Matches: Story = looking('maël', '1 sur 4');

export const NothingFound: Story = looking('Anna', 'Aucun résultat');

export const LongWords: Story = looking(
  'une phrase entière que l’on cherche, plus longue que le champ qui la reçoit',
  'Aucun résultat',
);

export const ReadOnly: Story = { ...looking('gardien', '1 sur 2'), args: { isEditable: false } };

export const AllReplaced: Story = {
  play: async (context) => {
    await looking('maël', '1 sur 4').play?.(context);
    const bar = within(context.canvas.getByRole('search'));
    await userEvent.type(bar.getByRole('textbox'), 'Yann');
    await userEvent.click(bar.getByRole('button', { name: 'Tout remplacer' }));
    await expect(bar.getByText('4 remplacements', { selector: '[aria-hidden]' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Annuler ces remplacements' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...Matches,
  globals: { direction: 'rtl' },
  tags: ['right-to-left'],
};
