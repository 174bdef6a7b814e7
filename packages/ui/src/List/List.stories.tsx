import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { IfRoom, List, ListRow, type ListProps, type ListRowProps } from './List.tsx';

const meta = { title: 'Data/List', component: List, subcomponents: { ListRow } } satisfies Meta<
  typeof List
>;
export default meta;

function ListOfOne({ label, ...row }: Omit<ListProps, 'children'> & ListRowProps) {
  return (
    <List label={label}>
      <ListRow {...row} />
    </List>
  );
}

const example = playground((t) => (
  <ListOfOne
    label={t('Documents', 'Documents')}
    title={t('Chapitre premier', 'Chapter one')}
    href="/app/documents/1"
    description={t('Où tout commence.', 'Where it all begins.')}
    facts={[t('3 204 mots', '3,204 words'), t('hier', 'yesterday')]}
  />
));

/** Its children are the row. */
export const Playground: StoryObj = {
  ...example,
  argTypes: { ...example.argTypes, children: { control: false } },
};

export const Documents = bilingual((t) => (
  <List label={t('Documents', 'Documents')}>
    <ListRow
      icon="file-text"
      href="/app/documents/1"
      title={t('Chapitre premier', 'Chapter one')}
      facts={[t('3 204 mots', '3,204 words'), t('hier', 'yesterday')]}
      actions={
        <IconButton
          icon="ellipsis"
          label={t('Actions de « Chapitre premier »', 'Actions of “Chapter one”')}
        />
      }
    />
    <ListRow
      icon="file-text"
      href="/app/documents/2"
      title={t(
        'Un titre de document d’une longueur tout à fait déraisonnable, qui doit se plier sans pousser',
        'A document title of a quite unreasonable length, which must fold without pushing',
      )}
      facts={[t('0 mot', '0 words')]}
      actions={
        <IconButton icon="ellipsis" label={t('Actions du second', 'Actions of the second')} />
      }
    />
  </List>
));

export const Sessions = bilingual((t) => (
  <List label={t('Séances', 'Sessions')}>
    <ListRow
      href="/app/sessions/1"
      title={t('Une heure du matin', 'One in the morning')}
      description={t('Le chapitre avance.', 'The chapter is moving.')}
      facts={[
        <Badge key="status" tone="success">
          {t('Publiée', 'Published')}
        </Badge>,
        t('1 204 mots', '1,204 words'),
        t('42 min', '42 min'),
        <IfRoom key="perMinute">{t('29 mots/min', '29 words/min')}</IfRoom>,
      ]}
    />
    <ListRow
      href="/app/sessions/2"
      title={t('Mardi, tôt', 'Tuesday, early')}
      facts={[<Badge key="status">{t('Brouillon', 'Draft')}</Badge>, t('310 mots', '310 words')]}
    />
  </List>
));

export const RightToLeft = rightToLeft(Documents);
