import { useState, type ReactNode } from 'react';
import {
  Text as AriaText,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { control, field, typeface } from '../Field/Field.css.ts';
import {
  FieldError,
  FieldLabel,
  lengthOf,
  tooLongMessage,
  useHasMistake,
  type FieldTexts,
  type TooLong,
} from '../Field/Field.tsx';
import { area, below, count, grow, hint } from './TextArea.css.ts';

export type TextAreaProps = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid'
> &
  FieldTexts & {
    /** An example of what to write; never the only help. */
    placeholder?: string;
    /** Lines shown while empty; it grows from there. */
    rows?: number;
    /** `reading` for words that belong to the text rather than to the interface. */
    family?: 'interface' | 'reading';
    /** Builds the message about what exceeds `maxLength`; without it the browser cuts the text. */
    tooLong?: TooLong;
    /** Writes out the count under the field: characters so far, and the most there may be. */
    formatCount?: (length: number, maximum: number | undefined, text: string) => string;
  };

/** Several lines of text, as high as what is written in it until that is long: then it scrolls. */
export function TextArea({
  label,
  optionalLabel,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  family = 'interface',
  formatCount,
  tooLong,
  onChange,
  ...props
}: TextAreaProps) {
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const text = props.value ?? typed;
  const { maxLength, ...unbounded } = props;
  const mistake = tooLongMessage(text, maxLength, tooLong) ?? errorMessage;
  return (
    <AriaTextField
      {...(tooLong ? unbounded : props)}
      className={field}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      {...(mistake === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <div className={`${grow} ${typeface[family]}`} data-text={text}>
        <AriaTextArea
          dir="auto"
          className={`${control} ${area} ${typeface[family]}`}
          rows={rows}
          {...(placeholder ? { placeholder } : {})}
        />
      </div>
      <Below description={description} count={formatCount?.(lengthOf(text), maxLength, text)} />
      <FieldError>{mistake}</FieldError>
    </AriaTextField>
  );
}

/** The count stands on beside a mistake, which takes the place of the help. */
function Below(props: { description: ReactNode; count: ReactNode }) {
  const said = useHasMistake() ? null : props.description;
  if (!said && !props.count) return null;
  return (
    <AriaText slot="description" elementType="div" className={below}>
      {said ? <span className={hint}>{said}</span> : null}
      {props.count ? <span className={count}>{props.count}</span> : null}
    </AriaText>
  );
}
