import { useI18n } from '@ecritoire/i18n/react';
import {
  AppBar,
  Brand,
  Container,
  DashboardLayout,
  IconButton,
  Menu,
  SideNav,
  Tooltip,
  type IconName,
  type SideNavItem,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { PageSwitches, type PageSwitchesProps } from '../shared/ui/PageSwitches.tsx';
import { useKeyNames } from '../shared/ui/use-key-names.ts';
import { Written } from '../shared/ui/Written.tsx';

export type StudioShellProps = PageSwitchesProps & {
  children: ReactNode;
  userName: string;
  userEmail: string;
  /** The path without its language, such as /app/home. */
  path: string;
  /** Opens the list of all that can be gone to and done. */
  onCommands: () => void;
  onSignOut: () => void;
  onSignOutEverywhere: () => void;
  /** It waits for the last words or for the server. */
  isSigningOut?: boolean;
  sessionBar?: ReactNode;
};

/** The frame of every signed-in page. */
export function StudioShell(props: StudioShellProps) {
  const { brand, common, navigation, palette } = useI18n().LL;
  const keysOf = useKeyNames();
  const item = (href: string, label: string, icon: IconName): SideNavItem => ({
    href,
    label,
    icon,
    isCurrent: props.path.startsWith(href),
  });
  const account = navigation.account({ name: props.userName });
  return (
    <DashboardLayout
      skipLabel={common.skipToContent()}
      head={
        <AppBar
          start={<Brand name={brand.name()} href="/app/home" />}
          end={
            <>
              <Tooltip text={palette.open({ keys: keysOf('Mod-k') })} placement="bottom">
                <IconButton
                  icon="search"
                  label={navigation.commands()}
                  onPress={props.onCommands}
                />
              </Tooltip>
              <PageSwitches addresses={props.addresses} onLocaleChange={props.onLocaleChange} />
              <Menu
                label={account}
                heading={<Written>{props.userEmail}</Written>}
                trigger={
                  <IconButton
                    icon="user"
                    label={account}
                    isPending={props.isSigningOut ?? false}
                    pendingLabel={common.loading()}
                  />
                }
                items={[
                  {
                    id: 'profile',
                    label: navigation.profile(),
                    icon: 'user',
                    href: '/app/profile',
                  },
                  {
                    id: 'settings',
                    label: navigation.settings(),
                    icon: 'settings',
                    href: '/app/settings',
                  },
                  { id: 'here', label: navigation.signOut(), icon: 'log-out' },
                  { id: 'everywhere', label: navigation.signOutEverywhere(), icon: 'log-out' },
                ]}
                onAction={(id) => {
                  if (id === 'here') props.onSignOut();
                  if (id === 'everywhere') props.onSignOutEverywhere();
                }}
              />
            </>
          }
        />
      }
      nav={
        <SideNav
          label={navigation.label()}
          items={[
            item('/app/home', navigation.home(), 'home'),
            item('/app/projects', navigation.projects(), 'folder'),
            item('/app/documents', navigation.short.documents(), 'file-text'),
            item('/app/sessions', navigation.sessions(), 'clock'),
            item('/app/calendar', navigation.short.calendar(), 'calendar'),
          ]}
        />
      }
      sessionBar={props.sessionBar}
    >
      <Container>{props.children}</Container>
    </DashboardLayout>
  );
}
