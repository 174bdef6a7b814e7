import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { FileTrigger } from './FileTrigger.tsx';

const meta = { title: 'Forms/FileTrigger', component: FileTrigger } satisfies Meta<
  typeof FileTrigger
>;
export default meta;

export const ImportTexts = bilingual(
  (t) => (
    <FileTrigger
      label={t('Importer des textes', 'Import texts')}
      description={t('Markdown ou texte, 1 Mo au plus.', 'Markdown or text, 1 MB at most.')}
      accept={['.md', '.txt']}
      allowsMultiple
      onSelect={() => {}}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const input = canvasElement.querySelector('input');
      if (!input) throw new Error('No input.');
      await userEvent.upload(input, [new File(['Il était une fois'], 'chapitre-1.md')]);
      await expect(within(canvasElement).getByText('chapitre-1.md')).toBeVisible();
    },
  },
);

export const Disabled = bilingual((t) => (
  <FileTrigger label={t('Importer', 'Import')} isDisabled onSelect={() => {}} />
));

export const RightToLeft = rightToLeft(ImportTexts);
