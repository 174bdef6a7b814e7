import { AppBar } from '../AppBar/AppBar.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx';
import { SessionBar, type SessionBarProps } from '../SessionBar/SessionBar.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import type { Translate } from './bilingual.ts';

type TextProps = { t: Translate };

/** The head of the product, as stories show it. */
export function StudioHead({ t }: TextProps) {
  return (
    <AppBar
      start={<Brand name="Écritoire" href="/app/home" />}
      end={
        <>
          <LocaleSwitch
            label={t('Langue', 'Language')}
            current={t('fr', 'en')}
            locales={[
              { code: 'fr', short: 'FR', name: 'Français', href: '/app/home' },
              { code: 'en', short: 'EN', name: 'English', href: '/en/app/home' },
            ]}
          />
          <IconButton icon="user" label={t('Compte', 'Account')} />
        </>
      }
    />
  );
}

export function StudioNav({ t }: TextProps) {
  return (
    <SideNav
      label={t('Principale', 'Main')}
      items={[
        { href: '/app/home', icon: 'home', label: t('Accueil', 'Home'), isCurrent: true },
        { href: '/app/projects', icon: 'folder', label: t('Projets', 'Projects') },
        { href: '/app/documents', icon: 'file-text', label: t('Documents', 'Documents') },
        { href: '/app/sessions', icon: 'clock', label: t('Séances', 'Sessions') },
      ]}
    />
  );
}

export function StudioSession({ t, ...props }: TextProps & Partial<SessionBarProps>) {
  return (
    <SessionBar
      label={t('Séance en cours', 'Current session')}
      status="active"
      statusLabel={t('En cours', 'Writing')}
      wordsLabel={t('Séance :', 'Session:')}
      clock="12:04"
      clockLabel={t('Temps écrit', 'Time written')}
      words={t('318 mots', '318 words')}
      page={{
        href: '/app/sessions/1',
        label: t('voir la séance', 'see the session'),
      }}
      saving={<SaveIndicator state="saved" label={t('Enregistré', 'Saved')} />}
      pauseLabel={t('Pause', 'Pause')}
      resumeLabel={t('Reprendre', 'Resume')}
      stopLabel={t('Terminer', 'Stop')}
      pendingLabel={t('Un instant', 'One moment')}
      onPause={() => {}}
      onResume={() => {}}
      onStop={() => {}}
      {...props}
    />
  );
}
