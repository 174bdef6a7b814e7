import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { FootPrompt } from './FootPrompt.tsx';

const meta = { title: 'Writing/FootPrompt', component: FootPrompt } satisfies Meta<
  typeof FootPrompt
>;
export default meta;

export const ReadyFailedAndToDecide = bilingual((t) => (
  <Stack>
    <FootPrompt actionLabel={t('Commencer une séance', 'Start a session')} onAction={() => {}}>
      {t('Lecture seule. On écrit dans une séance.', 'Read-only. Writing happens in a session.')}
    </FootPrompt>
    <FootPrompt
      actionLabel={t('Commencer une séance', 'Start a session')}
      errorMessage={t('La séance n’a pas pu commencer.', 'The session could not be started.')}
      onAction={() => {}}
    >
      {t('Lecture seule. On écrit dans une séance.', 'Read-only. Writing happens in a session.')}
    </FootPrompt>
    <FootPrompt
      actionLabel={t('Reprendre la séance', 'Resume the session')}
      actionTone="neutral"
      onAction={() => {}}
    >
      {t('La séance est en pause.', 'The session is paused.')}
    </FootPrompt>
    <FootPrompt
      tone="warning"
      icon="arrow-up"
      actionLabel={t('Comparer les deux versions', 'Compare both versions')}
      onAction={() => {}}
    >
      {t('Ce texte a été modifié ailleurs', 'This text was changed elsewhere')}
    </FootPrompt>
  </Stack>
));
ReadyFailedAndToDecide.tags = ['variant:FootPrompt.actionTone', 'variant:FootPrompt.tone'];

export const RightToLeft = rightToLeft(ReadyFailedAndToDecide);
