import { findKey } from '@ecritoire/editor/shortcuts';
import type { Locales, TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { foldText } from '@ecritoire/prose';
import {
  colourModes,
  CommandPalette,
  type ColourMode,
  type Command,
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
  /** Those changed last, and those that were found by what is typed. */
  documents: readonly { id: string; title: string; storedTitle?: string; projectName: string }[];
  /** More of them may be found yet. */
  isSearching: boolean;
  /** The search has no response. */
  hasFailed: boolean;
  onType: (text: string) => void;
  projects: readonly { id: string; name: string }[];
  /** How many more a search finds than are listed. */
  others: { search: string; documents: number; projects: number };
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

/** Every page and every command of the studio, by typing a few letters of it. */
export function StudioPalette(props: StudioPaletteProps) {
  const { locale, LL } = useI18n();
  const { common, palette } = LL;
  const groups = [
    writing(props, LL),
    pages(props, LL),
    documents(props, LL),
    projects(props, LL),
    display(props, LL, locale),
    account(props, LL),
  ].filter(({ commands }) => commands.length > 0);
  const emptyMessage = () => {
    if (props.isSearching) return common.loading();
    return props.hasFailed ? palette.failed() : palette.empty();
  };
  const run = (id: string) =>
    groups
      .flatMap(({ commands }) => commands)
      .find(({ command }) => command.id === id)
      ?.run();
  return (
    <CommandPalette
      isOpen={props.isOpen}
      onClose={props.onClose}
      label={palette.label()}
      placeholder={palette.placeholder()}
      emptyMessage={emptyMessage()}
      formatCount={(rows) => palette.found({ count: rows + withoutRow(props.others) })}
      onType={props.onType}
      fold={foldText}
      groups={groups.map(({ commands, ...group }) =>
        Object.assign(group, { commands: commands.map(({ command }) => command) }),
      )}
      onAction={run}
    />
  );
}

type Texts = TranslationFunctions;
/** A command, with what it does. */
type StudioCommand = { command: Command; run: () => void };
type StudioCommands = {
  id: string;
  title: string;
  commands: StudioCommand[];
  search?: 'done' | 'pending' | 'failed';
};

/** Goes to a page. */
const goingTo = (
  { onGo }: StudioPaletteProps,
  path: string,
  command: Omit<Command, 'id'>,
): StudioCommand => ({ run: () => onGo(path), command: { ...command, id: path } });

function writing(props: StudioPaletteProps, { palette }: Texts): StudioCommands {
  const keywords = palette.writeWords();
  const command = (id: SessionCommand, icon: IconName): StudioCommand => ({
    run: () => props.onSession(id),
    command: { id, icon, label: palette[id](), keywords },
  });
  const ofSession = {
    none: [command('start', 'play')],
    active: [command('pause', 'pause'), command('stop', 'stop')],
    paused: [command('resume', 'play'), command('stop', 'stop')],
    busy: [],
  }[props.session];
  const { liveSessionId: live } = props;
  const page =
    live === null
      ? []
      : [
          goingTo(props, `/app/sessions/${live}`, {
            label: palette.openSession(),
            icon: 'clock',
            keywords,
          }),
        ];
  const newDocument: StudioCommand = {
    run: props.onNewDocument,
    command: {
      id: 'newDocument',
      icon: 'file-plus',
      label: palette.newDocument(),
      keywords: palette.newWords(),
    },
  };
  const find: StudioCommand[] =
    props.onFind === null
      ? []
      : [
          {
            run: props.onFind,
            command: {
              id: 'find',
              icon: 'search',
              label: palette.find(),
              keywords: palette.findWords(),
              shortcut: findKey,
            },
          },
        ];
  const smartTypography: StudioCommand = {
    run: () => props.onSmartTypography(!props.smartTypography),
    command: {
      id: 'smartTypography',
      icon: 'guillemets',
      label: props.smartTypography ? palette.smartTypographyOff() : palette.smartTypographyOn(),
      keywords: palette.typographyWords(),
    },
  };
  const commands = [...ofSession, ...page, newDocument, ...find, smartTypography];
  return { id: 'write', title: palette.write(), commands };
}

function pages(props: StudioPaletteProps, { navigation, palette }: Texts): StudioCommands {
  const page = (path: string, label: string, icon: IconName, keywords?: string) =>
    goingTo(props, path, { label, icon, ...(keywords === undefined ? {} : { keywords }) });
  return {
    id: 'goTo',
    title: palette.goTo(),
    commands: [
      page('/app/home', navigation.home(), 'home', palette.homeWords()),
      page('/app/projects', navigation.projects(), 'folder'),
      page('/app/documents', navigation.documents(), 'file-text'),
      page('/app/sessions', navigation.sessions(), 'clock'),
      page('/app/calendar', navigation.calendar(), 'calendar', palette.calendarWords()),
      page('/app/trash', navigation.trash(), 'trash'),
      page('/app/profile', navigation.profile(), 'user', palette.profileWords()),
      page('/app/settings', navigation.settings(), 'settings', palette.settingsWords()),
    ],
  };
}

/** How many are found that have no row; the row that leads to those of a list counts as one. */
const withoutRow = ({ search, documents, projects }: StudioPaletteProps['others']) =>
  search === '' ? 0 : Math.max(documents - 1, 0) + Math.max(projects - 1, 0);

/** Leads to the list that has what is found and not listed; a page without a search has its own command. */
function others(
  props: StudioPaletteProps,
  list: 'documents' | 'projects',
  label: (figures: { count: number }) => string,
): StudioCommand[] {
  const { search, [list]: count } = props.others;
  if (count === 0 || search === '') return [];
  return [
    goingTo(props, `/app/${list}?search=${encodeURIComponent(search)}`, {
      label: label({ count }),
      icon: 'search',
      keywords: search,
    }),
  ];
}

/** Where the search for documents and projects is. */
const searchOf = ({ isSearching, hasFailed }: StudioPaletteProps) => {
  if (isSearching) return 'pending';
  return hasFailed ? 'failed' : 'done';
};

function documents(props: StudioPaletteProps, { palette }: Texts): StudioCommands {
  const found = props.documents.map(({ id, title, storedTitle = '', projectName }) =>
    goingTo(props, `/app/documents/${id}`, {
      label: title,
      icon: 'file-text',
      description: projectName,
      keywords: storedTitle,
      isWritten: true,
    }),
  );
  return {
    id: 'documents',
    title: palette.documents(),
    search: searchOf(props),
    commands: [...found, ...others(props, 'documents', palette.others)],
  };
}

function projects(props: StudioPaletteProps, { palette }: Texts): StudioCommands {
  const found = props.projects.map(({ id, name }) =>
    goingTo(props, `/app/projects/${id}`, { label: name, icon: 'folder', isWritten: true }),
  );
  return {
    id: 'projects',
    title: palette.projects(),
    search: searchOf(props),
    commands: [...found, ...others(props, 'projects', palette.otherProjects)],
  };
}

const iconOfMode = {
  system: 'monitor',
  light: 'sun',
  dark: 'moon',
} as const satisfies Record<ColourMode, IconName>;

function display(props: StudioPaletteProps, texts: Texts, locale: Locales): StudioCommands {
  const { colourMode, palette, shortcuts } = texts;
  const [other, language] =
    locale === 'fr' ? (['en', palette.english()] as const) : (['fr', palette.french()] as const);
  const otherLanguage: StudioCommand = {
    run: () => props.onLocale(other),
    command: {
      id: 'language',
      icon: 'languages',
      label: palette.language({ language }),
      keywords: palette.languageWords(),
    },
  };
  const colours = colourModes
    .filter((mode) => mode !== props.colourMode)
    .map((mode): StudioCommand => ({
      run: () => props.onColourMode(mode),
      command: {
        id: `colours-${mode}`,
        icon: iconOfMode[mode],
        label: palette.colours({ mode: colourMode[mode]() }),
        keywords: palette.colourWords(),
      },
    }));
  const keys: StudioCommand = {
    run: props.onShortcuts,
    command: { id: 'shortcuts', icon: 'keyboard', label: shortcuts.open(), shortcut: '?' },
  };
  return {
    id: 'display',
    title: palette.display(),
    commands: [otherLanguage, ...colours, keys],
  };
}

function account(props: StudioPaletteProps, { navigation, palette }: Texts): StudioCommands {
  const signOut: StudioCommand = {
    run: props.onSignOut,
    command: { id: 'signOut', icon: 'log-out', label: navigation.signOut() },
  };
  return { id: 'account', title: palette.account(), commands: [signOut] };
}
