import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Prose } from './Prose.tsx';

const meta = { title: 'Content/Prose', component: Prose } satisfies Meta<typeof Prose>;
export default meta;

export const Page = bilingual((t) => (
  <Prose lang={t('fr', 'en')}>
    <h2>{t('Le goût des matins', 'The taste of mornings')}</h2>
    <p>
      {t(
        '« Tu ne dors pas ? » demanda-t-elle. Il était cinq heures — l’heure où les cœurs battent plus lentement, où l’on compte jusqu’à 10 000 sans y penser.',
        '“Aren’t you asleep?” she asked. It was five o’clock—the hour when hearts beat slower, and one counts to 10,000 without thinking.',
      )}
    </p>
    <blockquote>
      <p>
        {t(
          'Écrire, c’est une façon de parler sans être interrompu.',
          'Writing is a way of talking without being interrupted.',
        )}
      </p>
    </blockquote>
    <p>
      <span>{t('Lisez ', 'Read ')}</span>
      <a href="#suite">{t('la suite', 'what follows')}</a>
      <span>.</span>
    </p>
    <hr />
    <ul>
      <li>{t('une lampe', 'a lamp')}</li>
      <li>{t('un carnet', 'a notebook')}</li>
    </ul>
  </Prose>
));
Page.tags = ['variant:Prose.breaks.collapsed'];

export const Verse = bilingual((t) => (
  <Prose lang={t('fr', 'en')} breaks="preserved">
    <p>
      {t(
        'La mer monte,\n        et la lampe\nne demande rien.',
        'The sea comes in,\n        and the lamp\nasks for nothing.',
      )}
    </p>
  </Prose>
));
Verse.tags = ['variant:Prose.breaks.preserved'];

export const RightToLeft = rightToLeft(Page);
