import { findKey } from '@ecritoire/editor/shortcuts';
import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import {
  colourModes,
  CommandPalette,
  type ColourMode,
  type Command,
  type CommandGroup,
  type IconName,
} from '@ecritoire/ui';

/** What can be done to the session: `busy` while it is on its way to something, nothing then. */
export type SessionState = 'none' | 'active' | 'paused' | 'busy';

export type SessionCommand = 'start' | 'pause' | 'resume' | 'stop';

export type StudioPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  session: SessionState;
  /** The one that lives, which has a page of its own; null when there is none. */
  liveSessionId: string | null;
  /** Those changed last, and those that were `foundBy` what is typed. */
  documents: readonly { id: string; title: string; projectName: string; foundBy?: string }[];
  /** More of them may be found yet. */
  isSearching: boolean;
  onType: (text: string) => void;
  projects: readonly { id: string; name: string }[];
  colourMode: ColourMode;
  /** Whether signs are set as they are typed. */
  smartTypography: boolean;
  onGo: (path: string) => void;
  onSession: (command: SessionCommand) => void;
  onNewDocument: () => void;
  onShortcuts: () => void;
  onLocale: (locale: Locales) => void;
  onColourMode: (mode: ColourMode) => void;
  onSmartTypography: (isOn: boolean) => void;
  /** Looks for words in the text on the page; null where there is none. */
  onFind: (() => void) | null;
  onSignOut: () => void;
};

/** Every page and every deed of the studio, by typing a few letters of it. */
export function StudioPalette(props: StudioPaletteProps) {
  const { common, palette } = useI18n().LL;
  const { groups, run } = useDeeds(props);
  return (
    <CommandPalette
      isOpen={props.isOpen}
      onClose={props.onClose}
      label={palette.label()}
      placeholder={palette.placeholder()}
      emptyMessage={props.isSearching ? common.loading() : palette.empty()}
      formatCount={(count) => palette.found({ count })}
      onType={props.onType}
      groups={groups}
      onAction={run}
    />
  );
}

function useDeeds(props: StudioPaletteProps): {
  groups: CommandGroup[];
  run: (id: string) => void;
} {
  const { locale, LL } = useI18n();
  const { colourMode, navigation, palette, shortcuts } = LL;
  const deeds = new Map<string, () => void>();
  const deed = (run: () => void, command: Command): Command => {
    deeds.set(command.id, run);
    return command;
  };
  const page = (path: string, label: string, icon: IconName, rest: Partial<Command> = {}) =>
    deed(() => props.onGo(path), { ...rest, id: path, label, icon });
  const onSession = (id: SessionCommand, icon: IconName) =>
    deed(() => props.onSession(id), {
      id,
      icon,
      label: palette[id](),
      keywords: palette.writeWords(),
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

  const groups: CommandGroup[] = [
    {
      id: 'write',
      title: palette.write(),
      commands: [
        ...ofSession[props.session],
        ...(props.liveSessionId === null
          ? []
          : [
              page(`/app/sessions/${props.liveSessionId}`, palette.openSession(), 'clock', {
                keywords: palette.writeWords(),
              }),
            ]),
        deed(props.onNewDocument, {
          id: 'newDocument',
          icon: 'file-plus',
          label: palette.newDocument(),
          keywords: palette.newWords(),
        }),
        ...(props.onFind
          ? [
              deed(props.onFind, {
                id: 'find',
                icon: 'search',
                label: palette.find(),
                keywords: palette.findWords(),
                shortcut: findKey,
              }),
            ]
          : []),
        deed(() => props.onSmartTypography(!props.smartTypography), {
          id: 'smartTypography',
          icon: 'guillemets',
          label: props.smartTypography ? palette.smartTypographyOff() : palette.smartTypographyOn(),
          keywords: palette.typographyWords(),
        }),
      ],
    },
    {
      id: 'goTo',
      title: palette.goTo(),
      commands: [
        page('/app/home', navigation.home(), 'home', { keywords: palette.homeWords() }),
        page('/app/projects', navigation.projects(), 'folder'),
        page('/app/documents', navigation.documents(), 'file-text'),
        page('/app/sessions', navigation.sessions(), 'clock'),
        page('/app/calendar', navigation.calendar(), 'calendar', {
          keywords: palette.calendarWords(),
        }),
        page('/app/profile', navigation.profile(), 'user', { keywords: palette.profileWords() }),
        page('/app/settings', navigation.settings(), 'settings', {
          keywords: palette.settingsWords(),
        }),
      ],
    },
    ...(props.documents.length === 0
      ? []
      : [
          {
            id: 'documents',
            title: palette.documents(),
            commands: props.documents.map(({ id, title, projectName, foundBy }) =>
              page(`/app/documents/${id}`, title, 'file-text', {
                description: projectName,
                ...(foundBy !== undefined && { keywords: foundBy }),
              }),
            ),
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
        deed(() => props.onLocale(other), {
          id: 'language',
          icon: 'languages',
          label: palette.language({ language: otherName }),
          keywords: palette.languageWords(),
        }),
        ...colourModes
          .filter((mode) => mode !== props.colourMode)
          .map((mode) =>
            deed(() => props.onColourMode(mode), {
              id: `colours-${mode}`,
              icon: modeIcons[mode],
              label: palette.colours({ mode: colourMode[mode]() }),
              keywords: palette.colourWords(),
            }),
          ),
        deed(props.onShortcuts, {
          id: 'shortcuts',
          icon: 'keyboard',
          label: shortcuts.open(),
          shortcut: '?',
        }),
      ],
    },
    {
      id: 'account',
      title: palette.account(),
      commands: [
        deed(props.onSignOut, { id: 'signOut', icon: 'log-out', label: navigation.signOut() }),
      ],
    },
  ];
  return { groups, run: (id) => deeds.get(id)?.() };
}
