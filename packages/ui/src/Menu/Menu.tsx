import { useRef, type ReactElement, type ReactNode } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { ButtonContext } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { IconName } from '../Icon/icons.ts';
import { usePart } from '../UiProvider/use-part.ts';

export type MenuAction = {
  /** Passed to `onAction`. */
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** Stands before the words. */
  icon?: IconName;
  /** `error` for what cannot be taken back. */
  tone?: 'default' | 'error';
  /** Makes it a link. */
  href?: string;
  /** It cannot be done now. */
  isDisabled?: boolean;
};

export type MenuProps = {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  /**
   * Each with `id` and `label`; if need be `icon`, `href`, `isDisabled`, and `tone: 'error'` for what
   * cannot be taken back, which stands last.
   */
  items: readonly MenuAction[];
  /** One of them was chosen. */
  onAction: (id: string) => void;
  /** Stands over the items: whose account it is, for instance. */
  heading?: ReactNode;
};

const loadPanel = () => import('./MenuPanel.tsx');

/**
 * Several actions behind one button, for those that are rarely needed. The one that is always needed
 * is a Button in sight; going somewhere is a Link. What cannot be taken back stands last and in red,
 * and is asked about again. What it opens comes after the page (`usePart`).
 */
export function Menu({ trigger, ...panel }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuAction>({}, state, triggerRef);
  const part = usePart(loadPanel, state.isOpen, state.close);
  return (
    <>
      <ButtonContext
        value={{
          ...menuTriggerProps,
          ref: triggerRef,
          isPressed: state.isOpen,
          // Moving on while it loads cancels it.
          onBlur: () => {
            if (part === null) state.close();
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {part === null ? null : (
        <part.MenuPanel {...panel} state={state} triggerRef={triggerRef} bound={menuProps} />
      )}
    </>
  );
}
