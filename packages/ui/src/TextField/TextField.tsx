import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { control, field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';

export type TextFieldProps = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid'
> &
  FieldTexts & {
    /** An example of what to type; never the only help. */
    placeholder?: string;
  };

/**
 * One line of text. Its label stays in sight while one types: a placeholder is an example, never the
 * label. Most fields are needed, so it is the optional ones that say so, in words.
 */
export function TextField({
  label,
  optionalLabel,
  description,
  errorMessage,
  placeholder,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      className={field}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <Input className={control} {...(placeholder ? { placeholder } : {})} />
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  );
}
