import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { colourModes, type ColourMode } from '../ColourMode/colour-mode.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { fitting, group, option, small } from './ColourModeSwitch.css.ts';

export type ColourModeSwitchProps = {
  label: string;
  /** The name of each choice, for screen readers. */
  labels: Record<ColourMode, string>;
  value: ColourMode;
  onChange: (mode: ColourMode) => void;
  /** `row` where there is room for three on every screen. */
  look?: 'fitting' | 'row';
};

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Follows the system, or not; a menu on small screens. Pair it with `useColourMode`. */
export function ColourModeSwitch({
  label,
  labels,
  value,
  onChange,
  look = 'fitting',
}: ColourModeSwitchProps) {
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
            trigger={<IconButton icon={iconOf[value]} label={`${label} : ${labels[value]}`} />}
            items={colourModes.map((mode) => ({
              id: mode,
              label: labels[mode],
              icon: iconOf[mode],
            }))}
            onAction={choose}
          />
        </span>
      )}
      <RadioGroup
        aria-label={label}
        orientation="horizontal"
        className={look === 'row' ? group : `${group} ${fitting}`}
        value={value}
        onChange={choose}
      >
        {colourModes.map((mode) => (
          <RadioField key={mode} value={mode} aria-label={labels[mode]}>
            <RadioButton className={option}>
              <Icon name={iconOf[mode]} size="small" />
            </RadioButton>
          </RadioField>
        ))}
      </RadioGroup>
    </>
  );
}
