import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { StatTile, StatTiles, type StatTileProps } from './StatTile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  subcomponents: { StatTiles },
} satisfies Meta<typeof StatTile>;
export default meta;

function AmongTiles(props: StatTileProps) {
  return (
    <StatTiles>
      <StatTile {...props} />
    </StatTiles>
  );
}

export const Playground = playground((t) => (
  <AmongTiles
    label={t('Durée', 'Duration')}
    value="42 min"
    spokenValue={t('42 minutes', '42 minutes')}
    detail={t('dont 3 de pause', '3 of them a pause')}
  />
));

export const SessionFigures = bilingual((t) => (
  <StatTiles>
    <StatTile
      label={t('Mots', 'Words')}
      value={t('1 204', '1,204')}
      detail={t('38 retirés', '38 removed')}
    />
    <StatTile label={t('Paragraphes', 'Paragraphs')} value="17" />
    <StatTile
      label={t('Durée', 'Duration')}
      value="42 min"
      spokenValue={t('42 minutes', '42 minutes')}
    />
    <StatTile label={t('Mots par minute', 'Words per minute')} value="29" />
  </StatTiles>
));

export const RightToLeft = rightToLeft(SessionFigures);
