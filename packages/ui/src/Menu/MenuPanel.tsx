import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Icon } from '../Icon/Icon.tsx';
import { option, popover, words } from '../Select/Select.css.ts';
import type { MenuAction, MenuProps } from './Menu.tsx';
import { destructive, heading as headingClass, menu } from './Menu.css.ts';

export type MenuPanelProps = Omit<MenuProps, 'trigger'> & {
  state: MenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** What binds the menu to its button. */
  bound: ComponentProps<typeof AriaMenu<MenuAction>>;
};

/** What a Menu opens. */
export function MenuPanel({
  label,
  items,
  onAction,
  heading,
  state,
  triggerRef,
  bound,
}: MenuPanelProps) {
  const labelId = useId();
  const list = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => state.close());
  // Back changes the page: a menu of what stands on every page would be left over the next one.
  useEffect(() => {
    const goWithBack = () => close();
    window.addEventListener('popstate', goWithBack);
    return () => window.removeEventListener('popstate', goWithBack);
  }, []);
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      scrollRef={list}
      isOpen={state.isOpen}
      onOpenChange={(isOpen) => state.setOpen(isOpen)}
      aria-labelledby={labelId}
      className={popover}
      placement="bottom start"
      offset={4}
      containerPadding={8}
      render={(props) => (
        <div
          {...props}
          onKeyDownCapture={(event) => {
            // Out of a menu leads Tab as well as Escape: back to its button.
            if (event.key !== 'Tab') return;
            event.preventDefault();
            state.close();
          }}
        />
      )}
    >
      <span hidden id={labelId}>
        {label}
      </span>
      {heading ? (
        <div dir="auto" className={headingClass}>
          {heading}
        </div>
      ) : null}
      <AriaMenu
        {...bound}
        ref={list}
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
            <span dir="auto" className={words}>
              {name}
            </span>
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}
