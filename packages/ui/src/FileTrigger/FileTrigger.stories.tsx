import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { Stack } from '../Stack/Stack.tsx';
import { playground } from '../story-support/playground.ts';
import { FileTrigger, type FileTriggerProps } from './FileTrigger.tsx';

const meta = { title: 'Forms/FileTrigger', component: FileTrigger } satisfies Meta<
  typeof FileTrigger
>;
export default meta;

const most = 1_000_000;

type Plain = 'label' | 'description' | 'tone' | 'size' | 'allowsMultiple' | 'isDisabled';

function Import({ t, ...props }: { t: Translate } & Partial<Pick<FileTriggerProps, Plain>>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileTrigger
      label={t('Importer des textes', 'Import texts')}
      description={t('Markdown ou texte, 1 Mo au plus.', 'Markdown or text, 1 MB at most.')}
      accept={['.md', '.txt']}
      notAccepted={(names) =>
        t(
          `Ni Markdown ni texte : ${names.join(', ')}.`,
          `Neither Markdown nor text: ${names.join(', ')}.`,
        )
      }
      removeLabel={(name) => t(`Retirer ${name}`, `Take off ${name}`)}
      errorMessage={
        files.some(({ size }) => size > most)
          ? t('Un fichier fait plus de 1 Mo.', 'A file is larger than 1 MB.')
          : undefined
      }
      allowsMultiple
      onChange={setFiles}
      {...props}
    />
  );
}

async function choose(canvasElement: HTMLElement, files: File[]) {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('No input.');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const ImportTexts: StoryObj = {
  ...playground((t) => (
    <Import
      t={t}
      label={t('Importer des textes', 'Import texts')}
      description={t('Markdown ou texte, 1 Mo au plus.', 'Markdown or text, 1 MB at most.')}
      tone="neutral"
      size="medium"
      allowsMultiple
      isDisabled={false}
    />
  )),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [new File(['Il était une fois'], 'chapitre-1.md')]);
    await expect(within(canvasElement).getByText('chapitre-1.md')).toBeVisible();
  },
};

/** The chooser of the browser lets through what is picked under "All files". */
export const Refused = bilingual((t) => <Import t={t} />, {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [
      new File(['Il était une fois'], 'chapitre-1.md'),
      new File(['MZ'], 'chapitre-2.exe'),
    ]);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('chapitre-2.exe');
  },
});

export const Disabled = bilingual((t) => (
  <FileTrigger
    label={t('Importer', 'Import')}
    removeLabel={(name) => t(`Retirer ${name}`, `Take off ${name}`)}
    isDisabled
    onChange={() => {}}
  />
));

export const Looks = bilingual((t) => (
  <Stack>
    <Import t={t} tone="primary" size="large" />
    <Import t={t} tone="neutral" size="medium" />
    <Import t={t} tone="quiet" size="small" />
    <Import t={t} tone="error" />
  </Stack>
));
Looks.tags = ['variant:FileTrigger.size', 'variant:FileTrigger.tone'];

export const RightToLeft = rightToLeft(ImportTexts);
