import { languageTags, type Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import {
  AppBar,
  Brand,
  Container,
  ColourModeSwitch,
  DashboardLayout,
  IconButton,
  LocaleSwitch,
  Menu,
  SideNav,
  useColourMode,
  type IconName,
  type SideNavItem,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';

export type ShellProps = {
  /** This page's address in each language. */
  addresses: Record<Locales, string>;
  onLocaleChange: (locale: Locales) => void;
  children: ReactNode;
};

export type StudioShellProps = ShellProps & {
  userName: string;
  userEmail: string;
  /** The path without its language, such as /app/home. */
  path: string;
  onSignOut: () => void;
  onSignOutEverywhere: () => void;
  sessionBar?: ReactNode;
};

/** The switches of language and colours, the same on every page. */
export function PageSwitches({ addresses, onLocaleChange }: Omit<ShellProps, 'children'>) {
  const { locale, LL } = useI18n();
  const [mode, setMode] = useColourMode();
  return (
    <>
      <LocaleSwitch
        label={LL.locale.label()}
        current={languageTags[locale]}
        locales={(['fr', 'en'] as const).map((code) => ({
          code: languageTags[code],
          short: code.toUpperCase(),
          name: LL.locale[code](),
          href: addresses[code],
        }))}
        onChoose={(tag) => onLocaleChange(tag === languageTags.en ? 'en' : 'fr')}
      />
      <ColourModeSwitch
        label={LL.colourMode.label()}
        labels={{
          system: LL.colourMode.system(),
          light: LL.colourMode.light(),
          dark: LL.colourMode.dark(),
        }}
        value={mode}
        onChange={setMode}
      />
    </>
  );
}

/** The frame of every signed-in page. */
export function StudioShell(props: StudioShellProps) {
  const { brand, common, navigation } = useI18n().LL;
  const item = (href: string, label: string, icon: IconName, ...within: string[]): SideNavItem => ({
    href,
    label,
    icon,
    isCurrent: [href, ...within].some((section) => props.path.startsWith(section)),
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
              <PageSwitches addresses={props.addresses} onLocaleChange={props.onLocaleChange} />
              <Menu
                label={account}
                heading={props.userEmail}
                trigger={<IconButton icon="user" label={account} />}
                items={[
                  { id: 'here', label: navigation.signOut(), icon: 'log-out' },
                  { id: 'everywhere', label: navigation.signOutEverywhere(), icon: 'log-out' },
                ]}
                onAction={(id) =>
                  id === 'everywhere' ? props.onSignOutEverywhere() : props.onSignOut()
                }
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
            item('/app/projects', navigation.projects(), 'folder', '/app/documents'),
            item('/app/sessions', navigation.sessions(), 'clock'),
          ]}
        />
      }
      sessionBar={props.sessionBar}
    >
      <Container>{props.children}</Container>
    </DashboardLayout>
  );
}
