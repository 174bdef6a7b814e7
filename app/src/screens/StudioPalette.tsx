import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import {
  colourModes,
  CommandPalette,
  type ColourMode,
  type Command,
  type CommandGroup,
} from '@ecritoire/ui';

/** What can be done to the session: `busy` while it is on its way to something, nothing then. */
export type SessionState = 'none' | 'active' | 'paused' | 'busy';

export type SessionCommand = 'start' | 'pause' | 'resume' | 'stop';

export type StudioPaletteProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  session: SessionState;
  /** Those changed last. */
  documents: readonly { id: string; title: string; projectName: string }[];
  projects: readonly { id: string; name: string }[];
  colourMode: ColourMode;
  onGo: (path: string) => void;
  onSession: (command: SessionCommand) => void;
  onNewDocument: () => void;
  onShortcuts: () => void;
  onLocale: (locale: Locales) => void;
  onColourMode: (mode: ColourMode) => void;
  onSignOut: () => void;
};

type Deed = Command & { run: () => void };

/** Every page and every deed of the studio, by typing a few letters of it. */
export function StudioPalette(props: StudioPaletteProps) {
  const { palette } = useI18n().LL;
  const groups = useDeeds(props);
  const deeds = groups.flatMap(({ commands }) => commands);
  return (
    <CommandPalette
      isOpen={props.isOpen}
      onOpen={props.onOpen}
      onClose={props.onClose}
      label={palette.label()}
      placeholder={palette.placeholder()}
      emptyMessage={palette.empty()}
      groups={groups.map(({ commands, ...group }): CommandGroup => ({
        ...group,
        commands: commands.map(({ run: _, ...command }) => command),
      }))}
      onAction={(id) => deeds.find((deed) => deed.id === id)?.run()}
    />
  );
}

function useDeeds(props: StudioPaletteProps): { id: string; title: string; commands: Deed[] }[] {
  const { colourMode, navigation, palette, shortcuts } = useI18n().LL;
  const { locale } = useI18n();
  const page = (path: string, label: string, icon: Deed['icon'], keywords?: string): Deed => ({
    id: path,
    label,
    ...(icon ? { icon } : {}),
    ...(keywords ? { keywords } : {}),
    run: () => props.onGo(path),
  });
  const onSession = (command: SessionCommand, icon: 'play' | 'pause' | 'stop'): Deed => ({
    id: command,
    icon,
    label: palette[command](),
    keywords: palette.writeWords(),
    run: () => props.onSession(command),
  });
  const ofSession = {
    none: [onSession('start', 'play')],
    active: [onSession('pause', 'pause'), onSession('stop', 'stop')],
    paused: [onSession('resume', 'play'), onSession('stop', 'stop')],
    busy: [],
  };
  const [other, otherName] =
    locale === 'fr' ? (['en', palette.english()] as const) : (['fr', palette.french()] as const);
  const modeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

  return [
    {
      id: 'write',
      title: palette.write(),
      commands: [
        ...ofSession[props.session],
        {
          id: 'newDocument',
          icon: 'file-plus',
          label: palette.newDocument(),
          keywords: palette.newWords(),
          run: props.onNewDocument,
        },
      ],
    },
    {
      id: 'goTo',
      title: palette.goTo(),
      commands: [
        page('/app/home', navigation.home(), 'home', palette.homeWords()),
        page('/app/projects', navigation.projects(), 'folder'),
        page('/app/documents', navigation.documents(), 'file-text'),
        page('/app/sessions', navigation.sessions(), 'clock'),
        page('/app/calendar', navigation.calendar(), 'calendar', palette.calendarWords()),
        page('/app/profile', navigation.profile(), 'user', palette.profileWords()),
        page('/app/settings', navigation.settings(), 'settings', palette.settingsWords()),
      ],
    },
    ...(props.documents.length === 0
      ? []
      : [
          {
            id: 'documents',
            title: palette.documents(),
            commands: props.documents.map(({ id, title, projectName }) => ({
              ...page(`/app/documents/${id}`, title, 'file-text', projectName),
              description: projectName,
            })),
          },
        ]),
    ...(props.projects.length === 0
      ? []
      : [
          {
            id: 'projects',
            title: palette.projects(),
            commands: props.projects.map(({ id, name }) =>
              page(`/app/projects/${id}`, name, 'folder'),
            ),
          },
        ]),
    {
      id: 'display',
      title: palette.display(),
      commands: [
        {
          id: 'language',
          icon: 'languages',
          label: palette.language({ language: otherName }),
          keywords: palette.languageWords(),
          run: () => props.onLocale(other),
        },
        ...colourModes
          .filter((mode) => mode !== props.colourMode)
          .map((mode) => ({
            id: `colours-${mode}`,
            icon: modeIcons[mode],
            label: palette.colours({ mode: colourMode[mode]() }),
            keywords: palette.colourWords(),
            run: () => props.onColourMode(mode),
          })),
        {
          id: 'shortcuts',
          icon: 'keyboard',
          label: shortcuts.open(),
          shortcut: '?',
          run: props.onShortcuts,
        },
      ],
    },
    {
      id: 'account',
      title: palette.account(),
      commands: [
        { id: 'signOut', icon: 'log-out', label: navigation.signOut(), run: props.onSignOut },
      ],
    },
  ];
}
