import { IconButton, type IconButtonProps } from '@ecritoire/ui/IconButton';
import { ToggleButton } from '@ecritoire/ui/ToggleButton';
import { Toolbar, ToolbarDivider } from '@ecritoire/ui/Toolbar';
import { Tooltip } from '@ecritoire/ui/Tooltip';
import { useRootAttribute } from '@ecritoire/ui/use-root-attribute';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FormatStore } from '../commands/selection-format.ts';
import type { TextAction } from '../commands/shortcuts.ts';
import { markNames, marks } from '../marks/index.ts';
import {
  faded,
  idle,
  keyboardInset,
  rootAttribute,
  row,
  toolbar as className,
  tools,
} from './EditorToolbar.css.ts';

type IconName = IconButtonProps['icon'];

/** What the tools can do to the text. */
export type ToolbarAction = Exclude<TextAction, 'lineBreak'>;

/** What each tool is called, and the keys that do the same as the reader's keyboard names them. */
export type ToolbarLabels = Record<ToolbarAction, { name: string; keys: string }> & {
  /** Names the toolbar. */
  toolbar: string;
  smartTypography: string;
  /** Find and replace. */
  find: { name: string; keys: string };
};

export type EditorToolbarProps = {
  labels: ToolbarLabels;
  format: FormatStore;
  /** Nothing can be written now: all but find keeps its place, faded, and is not reached. */
  isIdle?: boolean;
  onAction: (action: ToolbarAction) => void;
  smartTypography: boolean;
  /** Without it that is not to be chosen here. */
  onSmartTypographyChange: ((isOn: boolean) => void) | undefined;
  /** Whether the bar of find and replace is open. */
  isFinding: boolean;
  /** Opens it, or closes it; without it nothing is to be found here. */
  onFind: (() => void) | undefined;
  /** Escape: back to the text. */
  onLeave: () => void;
};

const blocks = [
  ['paragraph', 'pilcrow'],
  ['heading', 'heading'],
  ['quote', 'quote'],
] as const satisfies readonly [ToolbarAction, IconName][];

/**
 * The tools of the text. It renders when what is selected is of another format, never because of a
 * key; a press leaves the caret, and a phone's keyboard, where they are.
 */
export const EditorToolbar = memo(function EditorToolbar({
  labels,
  format,
  isIdle = false,
  onAction,
  smartTypography,
  onSmartTypographyChange,
  isFinding,
  onFind,
  onLeave,
}: EditorToolbarProps) {
  const {
    block,
    marks: isOn,
    canUndo,
    canRedo,
  } = useSyncExternalStore(format.subscribe, format.get);
  useRootAttribute(rootAttribute);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? stayAboveKeyboard(element.current) : undefined), []);
  const tip = ({ name, keys }: { name: string; keys: string }) => `${name} (${keys})`;
  const button = (action: ToolbarAction, icon: IconName, isDisabled = false) => (
    <Tooltip key={action} text={tip(labels[action])} placement="bottom">
      <IconButton
        size="small"
        icon={icon}
        label={labels[action].name}
        isDisabled={isDisabled}
        preventFocusOnPress
        onPress={() => onAction(action)}
      />
    </Tooltip>
  );
  const toggle = (action: ToolbarAction, icon: IconName, isSelected: boolean) => (
    <Tooltip key={action} text={tip(labels[action])} placement="bottom">
      <ToggleButton
        size="small"
        isIconOnly
        icon={icon}
        label={labels[action].name}
        isSelected={isSelected}
        preventFocusOnPress
        onChange={() => onAction(action)}
      />
    </Tooltip>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the toolbar within
    <div
      ref={element}
      className={isIdle ? `${className} ${idle}` : className}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <div
        className={row}
        ref={followRow}
        onScroll={({ currentTarget }) => markTheRest(currentTarget)}
      >
        <Toolbar label={labels.toolbar}>
          <div className={isIdle ? `${tools} ${faded}` : tools} inert={isIdle}>
            {/* First, where they are in sight on a phone, which has no key for them. */}
            {button('undo', 'undo', !canUndo)}
            {button('redo', 'redo', !canRedo)}
            <ToolbarDivider />
            {blocks.map(([action, icon]) => toggle(action, icon, block === action))}
            {button('sceneBreak', 'asterisk')}
            <ToolbarDivider />
            {markNames.map((name) => toggle(name, marks[name].icon, isOn[name]))}
            {onSmartTypographyChange ? (
              <>
                <ToolbarDivider />
                <Tooltip text={labels.smartTypography} placement="bottom">
                  <ToggleButton
                    size="small"
                    isIconOnly
                    icon="guillemets"
                    label={labels.smartTypography}
                    isSelected={smartTypography}
                    preventFocusOnPress
                    onChange={onSmartTypographyChange}
                  />
                </Tooltip>
              </>
            ) : null}
          </div>
          {onFind ? (
            <>
              <ToolbarDivider />
              <Tooltip text={tip(labels.find)} placement="bottom">
                <ToggleButton
                  size="small"
                  isIconOnly
                  icon="search"
                  label={labels.find.name}
                  isSelected={isFinding}
                  preventFocusOnPress
                  onChange={onFind}
                />
              </Tooltip>
            </>
          ) : null}
        </Toolbar>
      </div>
    </div>
  );
});

/** Says to the styles on which sides there are more tools. */
function markTheRest(row: HTMLElement): void {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
  row.toggleAttribute('data-more-before', row.scrollLeft > 1);
  row.toggleAttribute('data-more-after', rest > 1);
}

function followRow(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const resizes = new ResizeObserver(() => markTheRest(row));
  resizes.observe(row);
  return () => resizes.disconnect();
}

/**
 * Some phones lay their keyboard over the page instead of making it smaller: says how much of it is
 * covered.
 * @returns what stops it.
 */
function stayAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => {};
  const measure = () => {
    const { height, offsetTop, scale } = visualViewport;
    const covered = scale > 1 ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
    element.style.setProperty(keyboardInset, `${Math.round(covered)}px`);
  };
  const following = new AbortController();
  const { signal } = following;
  visualViewport.addEventListener('resize', measure, { signal });
  visualViewport.addEventListener('scroll', measure, { signal });
  measure();
  return () => following.abort();
}
