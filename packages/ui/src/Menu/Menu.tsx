import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { option, popover, words } from '../Select/Select.css.ts';
import { destructive, heading as headingClass, menu } from './Menu.css.ts';

export type MenuAction = {
  id: string;
  label: string;
  icon?: IconName;
  /** `error` for what cannot be taken back. */
  tone?: 'default' | 'error';
  /** Makes it a link. */
  href?: string;
  isDisabled?: boolean;
};

export type MenuProps = {
  label: string;
  /** The button that opens it: Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  /** Stands over the items: whose account it is, for instance. */
  heading?: ReactNode;
};

/**
 * Several actions behind one button, for those that are rarely needed. The one that is always needed
 * is a Button in sight; going somewhere is a Link. What cannot be taken back stands last and in red,
 * and is asked about again.
 */
export function Menu({ label, trigger, items, onAction, heading }: MenuProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover
        className={popover}
        offset={4}
        containerPadding={8}
        render={(props) => (
          <div
            {...props}
            onKeyDownCapture={(event) => {
              // Out of a menu leads Tab as well as Escape: back to its button.
              if (event.key !== 'Tab') return;
              event.preventDefault();
              setOpen(false);
            }}
          />
        )}
      >
        <span hidden id={labelId}>
          {label}
        </span>
        {heading ? <div className={headingClass}>{heading}</div> : null}
        <AriaMenu
          // Without it the menu would take the name of its button.
          aria-labelledby={labelId}
          className={menu}
          items={items}
          onAction={(id) => {
            onAction(String(id));
          }}
        >
          {({ icon, label: name, tone = 'default', ...item }) => (
            <MenuItem
              {...item}
              textValue={name}
              className={tone === 'error' ? `${option} ${destructive}` : option}
            >
              {icon ? <Icon name={icon} /> : null}
              <span className={words}>{name}</span>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
