import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { StudioSession } from '../story-support/Studio.tsx';
import { SessionBar } from './SessionBar.tsx';

const meta = {
  title: 'Writing/SessionBar',
  component: SessionBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionBar>;
export default meta;

export const Active = bilingual((t) => <StudioSession t={t} />);
Active.tags = ['variant:SessionBar.status.active'];

export const Paused = bilingual((t) => (
  <StudioSession t={t} status="paused" statusLabel={t('En pause', 'Paused')} />
));
Paused.tags = ['variant:SessionBar.status.paused'];

export const Stopping = bilingual((t) => <StudioSession t={t} pending="stop" />);
Stopping.tags = ['variant:SessionBar.pending.stop'];

export const Pausing = bilingual((t) => <StudioSession t={t} pending="pause" />);
Pausing.tags = ['variant:SessionBar.pending.pause'];

export const Resuming = bilingual((t) => (
  <StudioSession t={t} status="paused" statusLabel={t('En pause', 'Paused')} pending="resume" />
));
Resuming.tags = ['variant:SessionBar.pending.resume'];

export const Waiting = bilingual((t) => (
  <StudioSession
    t={t}
    pending="stop"
    wait={{
      message: t(
        '«\u202FLes marées d’automne\u202F» s’enregistre d’abord.',
        '“Autumn tides” is being saved first.',
      ),
      left: t('Encore 38\u202F210 mots.', '38,210 words left.'),
      actionLabel: t('Continuer la séance', 'Continue the session'),
      onAction: () => {},
    }}
  />
));

export const Failed = bilingual((t) => (
  <StudioSession
    t={t}
    errorMessage={t(
      'La pause n’a pas abouti. Réessayez.',
      'The pause did not go through. Try again.',
    )}
  />
));

export const NotSaved = bilingual((t) => (
  <StudioSession
    t={t}
    unsaved={t('Échec de l’enregistrement', 'Saving failed')}
    unsavedAction={{ label: t('Réessayer', 'Try again'), onAction: () => {} }}
  />
));

export const Blocked = bilingual((t) => (
  <StudioSession
    t={t}
    blocked={{
      message: t(
        'Votre connexion a expiré. Vos mots sont gardés sur cet appareil.',
        'Your sign-in has expired. Your words are kept on this device.',
      ),
      actionLabel: t('Se reconnecter', 'Sign in again'),
      onAction: () => {},
    }}
  />
));

export const RightToLeft = rightToLeft(Active);
