import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { colourModes, type ColourMode } from '../ColourMode/colour-mode.ts';
import { Icon } from '../Icon/Icon.tsx';
import { group, option } from './ColourModeSwitch.css.ts';

export type ColourModeSwitchProps = {
  label: string;
  /** The name of each choice, for screen readers. */
  labels: Record<ColourMode, string>;
  value: ColourMode;
  onChange: (mode: ColourMode) => void;
};

const iconOf = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Follows the system, or not. Pair it with `useColourMode`. */
export function ColourModeSwitch({ label, labels, value, onChange }: ColourModeSwitchProps) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={group}
      value={value}
      onChange={(next) => {
        const mode = colourModes.find((known) => known === next);
        if (mode) onChange(mode);
      }}
    >
      {colourModes.map((mode) => (
        <RadioField key={mode} value={mode} aria-label={labels[mode]}>
          <RadioButton className={option}>
            <Icon name={iconOf[mode]} size="small" />
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
