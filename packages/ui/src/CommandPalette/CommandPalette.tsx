import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  SearchField,
} from 'react-aria-components';
import { sheet } from '../Dialog/Dialog.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { detail, option, words } from '../Select/Select.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  dialog,
  empty,
  folding,
  heading,
  input,
  list,
  search,
  veil,
} from './CommandPalette.css.ts';
import { Veil } from '../Dialog/Veil.tsx';

export type Command = {
  /** Passed to `onAction`. */
  id: string;
  /** What it does or where it leads. */
  label: string;
  /** Stands before the words. */
  icon?: IconName;
  /** Found by these words too: "retirer supprimer". */
  keywords?: string;
  /** A word more, under it; found by it as well. */
  description?: string;
  /** A person wrote what it says: a page translator leaves it. */
  isWritten?: boolean;
  /** The keys that do the same without the palette, as the reader's keyboard names them. */
  shortcut?: string;
};

export type CommandGroup = {
  /** Its own among the groups. */
  id: string;
  /** Over its commands. */
  title: string;
  /** In the order shown. */
  commands: readonly Command[];
  /**
   * Its commands come from a search: they are there, on their way, so that Enter waits for them, or
   * do not come.
   */
  search?: 'done' | 'pending' | 'failed';
};

export type CommandPaletteProps = {
  /** Whether it is over the page. */
  isOpen: boolean;
  /** Escape in an empty field (a full one it empties first), a press beside it, or a choice. */
  onClose: () => void;
  /** Names the dialog and its field. */
  label: string;
  /** What can be looked for. */
  placeholder: string;
  /** Shown and read out where nothing fits what was typed, or Enter waits for what does. */
  emptyMessage: string;
  /** Read out while one types: how many fit. */
  formatCount: (count: number) => string;
  /** Everything that can be done, by kind: `id`, `title`, and `commands`, each with `id` and `label`. */
  groups: readonly CommandGroup[];
  /** A text as it is compared: words apart by a space, without what a search leaves out. */
  fold: (text: string) => string;
  /** Receives what is typed, for a search outside of the list; empty again once it is closed. */
  onType?: (text: string) => void;
  /** Called once the palette has gone and the focus is back: what is done may move it on. */
  onAction: (id: string) => void;
};

function Row({
  label,
  icon,
  keywords: _keywords,
  description,
  isWritten = false,
  shortcut,
  ...item
}: Command) {
  return (
    <MenuItem {...item} textValue={label} className={`${option} ${folding}`}>
      {icon ? <Icon name={icon} /> : null}
      <span dir="auto" className={words} translate={isWritten ? 'no' : undefined}>
        <span>{label}</span>
        {description ? (
          <span dir="auto" className={detail}>
            {description}
          </span>
        ) : null}
      </span>
      {shortcut ? <Kbd>{shortcut}</Kbd> : null}
    </MenuItem>
  );
}

/** Says when what it stands in has left the page. */
function Leaving({ onLeft }: { onLeft: () => void }) {
  const left = useEffectEvent(onLeft);
  // The focus goes back in the frame after; what comes later is asked for later.
  useEffect(() => () => void requestAnimationFrame(() => left()), []);
  return null;
}

/**
 * The groups with the commands that have every word typed, in any order: a search finds a word
 * anywhere, a command has it at the beginning of one of its own. Where no label fits, but what else
 * a command is found by, the group comes after what a search finds. Its place depends on what is
 * typed alone: nothing moves it under the reader's fingers.
 */
function fitting(
  groups: readonly CommandGroup[],
  typed: string,
  fold: CommandPaletteProps['fold'],
): CommandGroup[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const has = (text: string, sign: ' ' | '') => {
    const words = sign + fold(text);
    return wanted.every((word) => words.includes(sign + word));
  };
  const fits = (
    { search }: Pick<CommandGroup, 'search'>,
    { label, keywords = '', description = '' }: Command,
  ) => has(`${label} ${keywords} ${description}`, search === undefined ? ' ' : '');
  const isLast = ({ search, commands }: CommandGroup) =>
    search === undefined && !commands.some(({ label }) => has(label, ' '));
  return groups
    .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
    .map(({ commands, ...group }) =>
      Object.assign(group, { commands: commands.filter((command) => fits(group, command)) }),
    );
}

type SearchProps = Pick<
  CommandPaletteProps,
  | 'label'
  | 'placeholder'
  | 'emptyMessage'
  | 'formatCount'
  | 'groups'
  | 'fold'
  | 'onType'
  | 'onAction'
>;

const ARROWS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

function Search({
  label,
  placeholder,
  emptyMessage,
  formatCount,
  groups,
  fold,
  onType,
  onAction,
}: SearchProps) {
  const [typed, setTyped] = useState('');
  const ordered = fitting(groups, typed, fold);
  const found = ordered.filter(({ commands }) => commands.length > 0);
  const pending = ordered.findIndex((group) => group.search === 'pending');
  // What stands before a group whose commands are on their way stays the first.
  const known = pending === -1 ? found : ordered.slice(0, pending);
  const first = known.flatMap(({ commands }) => commands).at(0);
  const [isEntered, setEntered] = useState(false);
  const isKnown = groups.every(({ search = 'done' }) => search === 'done');
  const isWaiting = isEntered && !isKnown;
  const isReady = isEntered && isKnown;
  const runFirst = useEffectEvent(() => first && onAction(first.id));
  useEffect(() => {
    if (isReady) runFirst();
  }, [isReady]);
  // By its keys, among the rows in sight.
  const isChosenByKey = useRef(false);
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        setEntered(false);
        isChosenByKey.current = false;
        onType?.(text);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type in it */}
      <SearchField aria-label={label} autoFocus className={search}>
        <Icon name="search" />
        <Input
          dir="auto"
          className={input}
          placeholder={placeholder}
          onKeyDownCapture={(event) => {
            if (ARROWS.has(event.key)) isChosenByKey.current = true;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (typed === '' || pending === -1) return;
            if (first || isChosenByKey.current) return;
            // The row that is active answers an earlier text.
            event.preventDefault();
            event.stopPropagation();
            setEntered(true);
          }}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            // Enter before a row is active means the first one.
            const isChosen = currentTarget.hasAttribute('aria-activedescendant');
            if (nativeEvent.isComposing) return;
            if (key === 'Enter' && typed !== '' && !isChosen && first) onAction(first.id);
          }}
        />
      </SearchField>
      <div role="status">
        {count === 0 || isWaiting ? <p className={empty}>{emptyMessage}</p> : null}
        {count > 0 && !isWaiting && typed !== '' ? (
          <VisuallyHidden>{formatCount(count)}</VisuallyHidden>
        ) : null}
      </div>
      <Menu
        aria-label={label}
        className={list}
        items={found}
        onAction={(id) => onAction(String(id))}
      >
        {(group) => (
          <MenuSection id={group.id}>
            <Header className={heading}>
              <span>{group.title}</span>
            </Header>
            {group.commands.map((command) => (
              <Row key={command.id} {...command} />
            ))}
          </MenuSection>
        )}
      </Menu>
    </Autocomplete>
  );
}

/**
 * Everything that can be done or opened, by typing a few letters of it, regardless of case,
 * accents and word order. It is a second way: every command has a visible control as well, since
 * nobody guesses a shortcut. A command runs once the palette has closed, so that it may move the
 * focus.
 */
export function CommandPalette({
  isOpen,
  onClose,
  onType,
  onAction,
  ...rest
}: CommandPaletteProps) {
  const chosen = useRef<string | null>(null);
  const onLeft = () => {
    const id = chosen.current;
    chosen.current = null;
    if (id !== null) onAction(id);
    onType?.('');
  };

  return (
    <Veil className={veil} isOpen={isOpen} isDismissable onClose={onClose}>
      <Modal className={sheet({ size: 'medium' })}>
        <Dialog className={dialog} aria-label={rest.label}>
          <Leaving onLeft={onLeft} />
          <Search
            {...rest}
            {...(onType && { onType })}
            onAction={(id) => {
              chosen.current = id;
              onClose();
            }}
          />
        </Dialog>
      </Modal>
    </Veil>
  );
}
