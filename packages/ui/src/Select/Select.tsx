import {
  Button as AriaButton,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { control, field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import {
  asWideAsTrigger,
  detail,
  option as optionClass,
  options as optionsClass,
  popover,
  tick,
  trigger,
  value as valueClass,
  words,
} from './Select.css.ts';

export type Choice<Value extends string = string> = {
  /** Passed to `onChange`. */
  value: Value;
  /** What is chosen, in words. */
  label: string;
  /** A line more about it. */
  description?: string;
  /** Stands before the words. */
  icon?: IconName;
  /** A person wrote its words: a page translator leaves them. */
  isWritten?: boolean;
};

export type SelectProps<Value extends string> = FieldTexts & {
  /** What there is to choose from: `value`, `label`, and if need be `description` and `icon`. */
  options: readonly Choice<Value>[];
  /** What is chosen. */
  value: Value | null;
  /** Something else is chosen. */
  onChange: (value: Value) => void;
  /** Its trigger is pointed at, or has the focus: time to load the options. */
  onApproach?: () => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
  /** It has the focus as soon as it is there. */
  autoFocus?: boolean;
};

/** One of several, where the others need not be in sight. For up to four, prefer RadioGroup. */
export function Select<Value extends string>({
  label,
  optionalLabel,
  description,
  errorMessage,
  options,
  value,
  onChange,
  onApproach,
  ...props
}: SelectProps<Value>) {
  const isWritten = options.find((option) => option.value === value)?.isWritten === true;
  return (
    <AriaSelect
      {...props}
      className={field}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <AriaButton
        className={`${control} ${trigger}`}
        {...(onApproach ? { onHoverStart: onApproach, onFocus: onApproach } : {})}
        {...(errorMessage === undefined ? {} : { 'data-invalid': true })}
      >
        <SelectValue dir="auto" className={valueClass}>
          {({ selectedText, defaultChildren }) => (
            <span translate={isWritten ? 'no' : undefined}>{selectedText || defaultChildren}</span>
          )}
        </SelectValue>
        <Icon name="chevron-down" size="small" />
      </AriaButton>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={`${popover} ${asWideAsTrigger}`} offset={4} containerPadding={8}>
        <ListBox className={optionsClass} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={optionClass}>
              {option.icon ? <Icon name={option.icon} /> : null}
              <span dir="auto" className={words} translate={option.isWritten ? 'no' : undefined}>
                <span>{option.label}</span>
                {option.description ? (
                  <span dir="auto" className={detail}>
                    {option.description}
                  </span>
                ) : null}
              </span>
              <span className={tick}>
                <Icon name="check" size="small" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
