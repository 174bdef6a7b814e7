import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { colourModes, type ColourMode } from '../ColourMode/colour-mode.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { group, option, small } from './ColourModeSwitch.css.ts';

export type ColourModeSwitchProps = {
  label: string;
  /** Names the button of the menu, with what is chosen: "Colours: dark". */
  menuLabel: string;
  /** The name of each choice, for screen readers. */
  labels: Record<ColourMode, string>;
  value: ColourMode;
  onChange: (mode: ColourMode) => void;
};

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Follows the system, or not; a menu on small screens. Pair it with `useColourMode`. */
export function ColourModeSwitch({
  label,
  menuLabel,
  labels,
  value,
  onChange,
}: ColourModeSwitchProps) {
  const choose = (next: string) => {
    const mode = colourModes.find((known) => known === next);
    if (mode) onChange(mode);
  };
  return (
    <>
      <span className={small}>
        <Menu
          label={label}
          trigger={<IconButton icon={iconOf[value]} label={menuLabel} />}
          items={colourModes.map((mode) => ({ id: mode, label: labels[mode], icon: iconOf[mode] }))}
          onAction={choose}
        />
      </span>
      <RadioGroup
        aria-label={label}
        orientation="horizontal"
        className={group}
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
