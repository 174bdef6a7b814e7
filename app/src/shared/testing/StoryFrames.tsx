import { formatClock } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { AuthLayout, Brand, LinkButton, SessionBar } from '@ecritoire/ui';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SiteShell } from '../../features/public/SiteShell.tsx';
import { PageSwitches } from '../ui/PageSwitches.tsx';
import { StudioShell } from '../../shell/StudioShell.tsx';
import { writer } from './story-data.ts';

const addresses = { fr: '/', en: '/en' };
const ignore = () => {};

function Switches() {
  return <PageSwitches addresses={addresses} onLocaleChange={ignore} />;
}

function PublicFrame({ children }: { children: ReactNode }) {
  const { cookies } = useI18n().LL;
  return (
    <SiteShell
      path="/"
      addresses={addresses}
      onLocaleChange={ignore}
      isSignedIn={false}
      cookies={<LinkButton>{cookies.title()}</LinkButton>}
    >
      {children}
    </SiteShell>
  );
}

function DoorFrame({ children }: { children: ReactNode }) {
  const { brand } = useI18n().LL;
  return (
    <AuthLayout
      brand={<Brand name={brand.name()} href="/" />}
      actions={<Switches />}
      footer={brand.tagline()}
    >
      {children}
    </AuthLayout>
  );
}

export type LiveBarProps = {
  status?: 'active' | 'paused';
  pending?: 'pause' | 'resume' | 'stop';
  hasFailed?: boolean;
};

/** A session under way, as the studio shows it at the foot of every page. */
export function LiveBar({ status = 'active', pending, hasFailed = false }: LiveBarProps) {
  const { common, messages, session } = useI18n().LL;
  return (
    <SessionBar
      label={session.barLabel()}
      status={status}
      statusLabel={session[status]()}
      clock={formatClock(1804)}
      clockLabel={session.elapsed()}
      wordsLabel={session.wordsOfSession()}
      words={session.words({ words: 318 })}
      page={{ href: '/app/sessions/1', label: session.open() }}
      pauseLabel={session.pause()}
      resumeLabel={session.resume()}
      stopLabel={session.stop()}
      onPause={ignore}
      onResume={ignore}
      onStop={ignore}
      pending={pending ?? null}
      pendingLabel={common.loading()}
      errorMessage={hasFailed ? messages.writingSessions.toasts.pauseFailed() : undefined}
    />
  );
}

export type StudioFrameProps = { path: string; sessionBar?: ReactNode; children: ReactNode };

/** The studio around a page, signed in. */
export function StudioFrame({ path, sessionBar, children }: StudioFrameProps) {
  return (
    <StudioShell
      addresses={addresses}
      onLocaleChange={ignore}
      userName={writer.name}
      userEmail={writer.email}
      path={path}
      onCommands={ignore}
      onSignOut={ignore}
      onSignOutEverywhere={ignore}
      sessionBar={sessionBar}
    >
      {children}
    </StudioShell>
  );
}

export const onPublicPage: Decorator = (Story) => (
  <PublicFrame>
    <Story />
  </PublicFrame>
);

export const atTheDoor: Decorator = (Story) => (
  <DoorFrame>
    <Story />
  </DoorFrame>
);

/** @param path of the page in the studio, such as /app/home */
export const inTheStudio =
  (path: string, sessionBar?: ReactNode): Decorator =>
  (Story) => (
    <StudioFrame path={path} sessionBar={sessionBar}>
      <Story />
    </StudioFrame>
  );
