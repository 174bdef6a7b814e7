import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { control, field } from '../Field/Field.css.ts';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  tooLongMessage,
  type FieldTexts,
  type TooLong,
} from '../Field/Field.tsx';

export type TextFieldProps = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'aria-label'
> &
  FieldTexts & {
    /** An example of what to type; never the only help. */
    placeholder?: string;
    /** Leaves the name to screen readers, where the button beside it says what it is for. */
    isLabelHidden?: boolean;
    /**
     * Builds the message about what exceeds `maxLength` of a `value`; without it the browser cuts
     * it.
     */
    tooLong?: TooLong;
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
  isLabelHidden = false,
  tooLong,
  ...props
}: TextFieldProps) {
  const { maxLength, ...unbounded } = props;
  const mistake = tooLongMessage(props.value ?? '', maxLength, tooLong) ?? errorMessage;
  return (
    <AriaTextField
      {...(tooLong ? unbounded : props)}
      className={field}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(mistake === undefined ? {} : { isInvalid: true })}
    >
      {isLabelHidden ? null : (
        <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      )}
      <Input dir="auto" className={control} {...(placeholder ? { placeholder } : {})} />
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{mistake}</FieldError>
    </AriaTextField>
  );
}
