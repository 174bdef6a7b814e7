import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs } satisfies Meta<
  typeof Breadcrumbs
>;
export default meta;

export const Playground = playground((t) => (
  <Breadcrumbs
    label={t('Vous êtes ici', 'You are here')}
    steps={[
      { href: '/app/projects', label: t('Projets', 'Projects') },
      { href: '/app/projects/1', label: t('Carnet d’hiver', 'Winter notebook') },
    ]}
  />
));

export const ToADocument = bilingual((t) => (
  <Breadcrumbs
    label={t('Vous êtes ici', 'You are here')}
    steps={[
      { href: '/app/projects', label: t('Projets', 'Projects') },
      { href: '/app/projects/1', label: t('L’été à Cœurville', 'Summer in Town') },
      { href: '/app/documents/1', label: t('Chapitre premier', 'Chapter one') },
    ]}
  />
));

export const RightToLeft = rightToLeft(ToADocument);
