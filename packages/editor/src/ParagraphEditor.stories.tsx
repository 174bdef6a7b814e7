import type { Paragraph, Run } from '@ecritoire/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mapMarks, marks } from './marks/index.ts';
import { ParagraphEditor } from './ParagraphEditor.tsx';

const plain = (text: string): Run[] => [{ text, marks: [] }];

const chapter: Paragraph[] = [
  { id: '1', position: 'a0', type: 'heading', content: plain('Le phare') },
  {
    id: '2',
    position: 'a1',
    type: 'quote',
    content: plain(
      'Ô flots, que vous savez de lugubres histoires !\nFlots profonds redoutés des mères à genoux !',
    ),
  },
  {
    id: '3',
    position: 'a2',
    type: 'paragraph',
    content: [
      { text: 'La mer s’était retirée si loin qu’on ne l’entendait plus. ', marks: [] },
      { text: 'Demain', marks: ['emphasis'] },
      { text: ', avait dit le gardien, et il n’avait rien ajouté ; il ne disait ', marks: [] },
      { text: 'jamais', marks: ['strong'] },
      { text: ' rien de plus.', marks: [] },
    ],
  },
  {
    id: '4',
    position: 'a3',
    type: 'paragraph',
    content: plain('— Vous montez ? demanda-t-elle. L’escalier compte deux cent quatre marches.'),
  },
  { id: '5', position: 'a4', type: 'sceneBreak', content: [] },
  {
    id: '6',
    position: 'a5',
    type: 'paragraph',
    content: [
      { text: 'Au matin, la lanterne était ', marks: [] },
      { text: 'éteinte', marks: ['strike'] },
      { text: ' ', marks: [] },
      { text: 'froide', marks: ['underline'] },
      { text: '.', marks: [] },
    ],
  },
];

const meta = {
  title: 'Editor/ParagraphEditor',
  component: ParagraphEditor,
  args: {
    paragraphs: chapter,
    language: 'fr',
    editable: true,
    label: 'Texte du document',
    placeholder: 'Il était une fois…',
    labels: { sceneBreak: 'Saut de scène' },
    onChange: fn(),
    onWordCount: fn(),
  },
} satisfies Meta<typeof ParagraphEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Writing: Story = {};

const tool = (name: string, keys: string) => ({ name, keys });

export const WithTools: Story = {
  args: {
    labels: {
      sceneBreak: 'Saut de scène',
      tools: {
        ...mapMarks((name) => tool(name, marks[name].key)),
        toolbar: 'Mise en forme',
        paragraph: tool('Paragraphe', 'Ctrl+Maj+7'),
        heading: tool('Titre', 'Ctrl+Maj+8'),
        quote: tool('Citation', 'Ctrl+Maj+9'),
        sceneBreak: tool('Saut de scène', 'Ctrl+Entrée'),
        strong: tool('Gras', 'Ctrl+B'),
        emphasis: tool('Italique', 'Ctrl+I'),
        underline: tool('Souligné', 'Ctrl+U'),
        strike: tool('Barré', 'Ctrl+Maj+X'),
        undo: tool('Annuler', 'Ctrl+Z'),
        redo: tool('Rétablir', 'Ctrl+Maj+Z'),
        smartTypography: 'Typographie automatique',
        find: tool('Chercher et remplacer', 'F2'),
      },
    },
  },
};

export const SmartTypography: Story = {
  name: 'Smart typography is on',
  args: { ...WithTools.args, smartTypography: true, onSmartTypographyChange: fn() },
  play: async ({ canvas }) => {
    const tool = canvas.getByRole('button', { name: 'Typographie automatique' });
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Empty: Story = { args: { paragraphs: [] } };

export const ReadOnly: Story = { args: { editable: false } };

export const English: Story = {
  args: {
    language: 'en',
    label: 'Document text',
    placeholder: 'Once upon a time…',
    labels: { sceneBreak: 'Scene break' },
    paragraphs: [
      { id: '1', position: 'a0', type: 'heading', content: plain('The lighthouse') },
      {
        id: '2',
        position: 'a1',
        type: 'paragraph',
        content: plain('“You’re going up?” she asked. “It’s two hundred and four steps.”'),
      },
      { id: '3', position: 'a2', type: 'sceneBreak', content: [] },
      { id: '4', position: 'a3', type: 'paragraph', content: plain('By morning it was cold.') },
    ],
  },
};
