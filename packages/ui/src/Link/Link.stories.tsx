import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { ButtonLink, Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { ButtonLink },
} satisfies Meta<typeof Link>;
export default meta;

export const Playground = playground((t) => (
  <Link href="/app/documents" look="text">
    {t('Vos documents', 'Your documents')}
  </Link>
));

export const InText = bilingual((t) => (
  <Text>
    <span>{t('Vos textes sont dans ', 'Your texts are in ')}</span>
    <Link href="/app/documents">{t('vos documents', 'your documents')}</Link>
    <span>{t(', rangés par projet.', ', sorted by project.')}</span>
  </Text>
));

export const InList = bilingual((t) => (
  <Inline as="nav">
    <Link href="/cgu">{t('Conditions', 'Terms')}</Link>
    <Link look="quiet" href="/privacy">
      {t('Confidentialité', 'Privacy')}
    </Link>
  </Inline>
));
InList.tags = ['variant:Link.look'];

export const AsButton = bilingual((t) => (
  <Inline>
    <ButtonLink href="/auth/login" tone="primary" size="large">
      {t('Se connecter', 'Sign in')}
    </ButtonLink>
    <ButtonLink href="/" icon="home">
      {t('Retour à l’accueil', 'Back to home')}
    </ButtonLink>
    <ButtonLink href="/faq" tone="quiet" size="small">
      {t('Questions', 'Questions')}
    </ButtonLink>
    <ButtonLink href="/app/account" tone="error">
      {t('Quitter la séance', 'Leave the session')}
    </ButtonLink>
    <ButtonLink href="/app" width="full">
      {t('Ouvrir l’atelier', 'Open the studio')}
    </ButtonLink>
  </Inline>
));
AsButton.tags = ['variant:ButtonLink.size', 'variant:ButtonLink.tone', 'variant:ButtonLink.width'];

/** The views of one page: the one in sight is tinted, as a chosen place is everywhere. */
export const ViewInSight = bilingual((t) => (
  <Inline as="nav" gap={1}>
    <ButtonLink href="/month" tone="quiet">
      {t('Mois', 'Month')}
    </ButtonLink>
    <ButtonLink href="/year" tone="quiet" aria-current="page">
      {t('Année', 'Year')}
    </ButtonLink>
  </Inline>
));

export const RightToLeft = rightToLeft(InText);
