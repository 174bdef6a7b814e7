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
  Tooltip,
  useColourMode,
  type ColourModeSwitchProps,
  type IconName,
  type SideNavItem,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { useKeyNames } from './use-key-names.ts';

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
  /** Opens the list of all that can be gone to and done. */
  onCommands: () => void;
  onSignOut: () => void;
  onSignOutEverywhere: () => void;
  sessionBar?: ReactNode;
};

/** The switches of language and colours, the same on every page. */
export function PageSwitches(props: Omit<ShellProps, 'children'>) {
  return (
    <>
      <LanguageSwitch {...props} />
      <ColourSwitch />
    </>
  );
}

/** This page in the other language. */
export function LanguageSwitch({ addresses, onLocaleChange }: Omit<ShellProps, 'children'>) {
  const { locale, LL } = useI18n();
  return (
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
  );
}

/** Light, dark, or as the system has it. */
export function ColourSwitch({ look }: Pick<ColourModeSwitchProps, 'look'>) {
  const { colourMode } = useI18n().LL;
  const [mode, setMode] = useColourMode();
  return (
    <ColourModeSwitch
      label={colourMode.label()}
      labels={{
        system: colourMode.system(),
        light: colourMode.light(),
        dark: colourMode.dark(),
      }}
      value={mode}
      onChange={setMode}
      {...(look && { look })}
    />
  );
}

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
                heading={props.userEmail}
                trigger={<IconButton icon="user" label={account} />}
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
            item('/app/documents', navigation.documents(), 'file-text'),
            item('/app/sessions', navigation.sessions(), 'clock'),
            item('/app/calendar', navigation.calendar(), 'calendar'),
          ]}
        />
      }
      sessionBar={props.sessionBar}
    >
      <Container>{props.children}</Container>
    </DashboardLayout>
  );
}
