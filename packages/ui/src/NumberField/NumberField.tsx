import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { figures, group, step } from './NumberField.css.ts';

export type NumberFieldProps = Omit<
  AriaProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'isInvalid'
  | 'incrementAriaLabel'
  | 'decrementAriaLabel'
> &
  FieldTexts & {
    /** Names the plus. */
    increaseLabel: string;
    /** Names the minus. */
    decreaseLabel: string;
  };

/**
 * A number, written and read as in the language of the page: 10 000 or 10,000. Not for numbers
 * that are names, such as a year or a postcode: those are text.
 */
export function NumberField({
  label,
  optionalLabel,
  description,
  errorMessage,
  increaseLabel,
  decreaseLabel,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      className={field}
      incrementAriaLabel={increaseLabel}
      decrementAriaLabel={decreaseLabel}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Group className={group}>
        <Input className={figures} />
        <Button slot="decrement" className={step}>
          <Icon name="minus" size="small" />
        </Button>
        <Button slot="increment" className={step}>
          <Icon name="plus" size="small" />
        </Button>
      </Group>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </AriaNumberField>
  );
}
