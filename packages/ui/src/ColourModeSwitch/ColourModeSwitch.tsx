import { useId } from 'react';
import { colourModes, type ColourMode } from '../ColourMode/colour-mode.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { choice, fitting, group, option, sign, small } from './ColourModeSwitch.css.ts';

export type ColourModeSwitchProps = {
  /** Names the choice. */
  label: string;
  /** Names the button of the menu, with what is chosen: "Colours: dark". */
  menuLabel: string;
  /** The name of each choice, for screen readers. */
  labels: Record<ColourMode, string>;
  /** The mode that is chosen. */
  value: ColourMode;
  /** Another mode is chosen. */
  onChange: (mode: ColourMode) => void;
  /** `row` where there is room for three on every screen. */
  look?: 'fitting' | 'row';
};

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/**
 * Follows the system, or not; a menu on small screens. Pair it with `useColourMode`. Radios of the
 * browser: it stands in the head of every page, and RadioGroup brings what only forms need.
 */
export function ColourModeSwitch({
  label,
  menuLabel,
  labels,
  value,
  onChange,
  look = 'fitting',
}: ColourModeSwitchProps) {
  const name = useId();
  const choose = (next: string) => {
    const mode = colourModes.find((known) => known === next);
    if (mode) onChange(mode);
  };
  return (
    <>
      {look === 'row' ? null : (
        <span className={small}>
          <Menu
            label={label}
            trigger={<IconButton icon={iconOf[value]} label={menuLabel} />}
            items={colourModes.map((mode) => ({
              id: mode,
              label: labels[mode],
              icon: iconOf[mode],
            }))}
            onAction={choose}
          />
        </span>
      )}
      <div
        role="radiogroup"
        aria-label={label}
        className={look === 'row' ? group : `${group} ${fitting}`}
      >
        {colourModes.map((mode) => (
          <label key={mode} className={option}>
            <input
              type="radio"
              name={name}
              aria-label={labels[mode]}
              className={choice}
              checked={mode === value}
              onChange={() => choose(mode)}
            />
            <span className={sign}>
              <Icon name={iconOf[mode]} size="small" />
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
