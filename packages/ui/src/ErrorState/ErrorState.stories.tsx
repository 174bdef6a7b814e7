import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = { title: 'Status/ErrorState', component: ErrorState } satisfies Meta<
  typeof ErrorState
>;
export default meta;

export const Playground = playground((t) => (
  <ErrorState
    icon="search"
    code="404"
    headingLevel={2}
    tone="quiet"
    title={t('Cette page n’existe pas', 'There is no such page')}
  >
    {t('L’adresse a peut-être changé.', 'Its address may have changed.')}
  </ErrorState>
));

export const CanTryAgain = bilingual((t) => (
  <ErrorState
    title={t('Vos projets ne sont pas arrivés', 'Your projects did not arrive')}
    actions={
      <Button icon="refresh" tone="primary">
        {t('Réessayer', 'Try again')}
      </Button>
    }
  >
    {t(
      'Le serveur ne répond pas. Vos textes n’ont rien.',
      'The server does not answer. Your texts are fine.',
    )}
  </ErrorState>
));
CanTryAgain.tags = ['variant:ErrorState.tone.error'];

export const NotFound = bilingual((t) => (
  <ErrorState
    headingLevel={1}
    tone="quiet"
    icon="search"
    code="404"
    title={t('Page introuvable', 'Page not found')}
    actions={<ButtonLink href="/">{t('Retour à l’accueil', 'Back to home')}</ButtonLink>}
  >
    {t('Elle a peut-être été déplacée.', 'It may have been moved.')}
  </ErrorState>
));
NotFound.tags = ['variant:ErrorState.tone.quiet'];

export const RightToLeft = rightToLeft(CanTryAgain);
