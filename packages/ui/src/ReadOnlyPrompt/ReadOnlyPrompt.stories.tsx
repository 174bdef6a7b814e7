import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { ReadOnlyPrompt } from './ReadOnlyPrompt.tsx';

const meta = { title: 'Writing/ReadOnlyPrompt', component: ReadOnlyPrompt } satisfies Meta<
  typeof ReadOnlyPrompt
>;
export default meta;

export const ReadyAndFailed = bilingual((t) => (
  <Stack>
    <ReadOnlyPrompt actionLabel={t('Commencer une séance', 'Start a session')} onAction={() => {}}>
      {t('Lecture seule. On écrit dans une séance.', 'Read-only. Writing happens in a session.')}
    </ReadOnlyPrompt>
    <ReadOnlyPrompt
      actionLabel={t('Commencer une séance', 'Start a session')}
      errorMessage={t('La séance n’a pas pu commencer.', 'The session could not be started.')}
      onAction={() => {}}
    >
      {t('Lecture seule. On écrit dans une séance.', 'Read-only. Writing happens in a session.')}
    </ReadOnlyPrompt>
  </Stack>
));

export const RightToLeft = rightToLeft(ReadyAndFailed);
