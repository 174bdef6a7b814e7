import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text as AriaText,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Choice } from '../Select/Select.tsx';
import { choice, choices, detail, dot, words } from './RadioGroup.css.ts';

export type RadioGroupProps<Value extends string> = FieldTexts & {
  /** What there is to choose from: `value`, `label`, and if need be `description` and `icon`. */
  options: readonly Choice<Value>[];
  /** What is chosen. */
  value: Value | null;
  /** Something else is chosen. */
  onChange: (value: Value) => void;
  /** `list` has room for descriptions, `chips` is for single words. */
  look?: 'list' | 'chips';
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
};

/**
 * One of a few, all in sight: comparing them is part of choosing. From five on, Select. As chips
 * where each is a word or two and the row is short.
 */
export function RadioGroup<Value extends string>({
  label,
  optionalLabel,
  description,
  errorMessage,
  options,
  onChange,
  look = 'list',
  ...props
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...props}
      className={field}
      orientation={look === 'chips' ? 'horizontal' : 'vertical'}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <div className={choices({ look, isEven: options.length % 2 === 0 })}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} aria-label={option.label}>
            <RadioButton className={choice({ look })}>
              {look === 'list' ? <span className={dot} aria-hidden="true" /> : null}
              {option.icon ? <Icon name={option.icon} size="medium" /> : null}
              <span className={words}>
                <span>{option.label}</span>
                {option.description ? (
                  <AriaText slot="description" className={detail}>
                    {option.description}
                  </AriaText>
                ) : null}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </AriaRadioGroup>
  );
}
