import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as AriaCheckboxGroup,
  Text as AriaText,
  type CheckboxFieldProps,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Choice } from '../Select/Select.tsx';
import { box, columns, detail, list, row, words } from './Checkbox.css.ts';

type BoxProps = { label: ReactNode; description?: ReactNode };

/** The description stands outside of the label: it would be part of the name otherwise. */
function Box({ label, description }: BoxProps) {
  return (
    <>
      <CheckboxButton className={row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={box} aria-hidden="true">
              {isIndeterminate ? (
                <Icon name="minus" size="small" />
              ) : isSelected ? (
                <Icon name="check" size="small" />
              ) : null}
            </span>
            <span className={words}>{label}</span>
          </>
        )}
      </CheckboxButton>
      {description ? (
        <AriaText slot="description" elementType="p" className={detail}>
          {description}
        </AriaText>
      ) : null}
    </>
  );
}

export type CheckboxProps = Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid'
> & {
  /** A sentence that is true when it is ticked; it may hold a Link. */
  label: ReactNode;
  /** Help that stays in sight. */
  description?: ReactNode;
  /** What is wrong, and how to mend it; makes it invalid. */
  errorMessage?: string | undefined;
};

/** Yes or no, in effect once the form is sent. For an effect at once, use Switch. */
export function Checkbox({ label, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      className={list}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <Box label={label} description={description} />
      <FieldError>{errorMessage}</FieldError>
    </CheckboxField>
  );
}

export type CheckboxGroupProps<Value extends string> = FieldTexts & {
  /** What there is to choose from: `value`, `label`, and if need be `description`. */
  options: readonly Omit<Choice<Value>, 'icon'>[];
  /** What is ticked. */
  value: readonly Value[];
  /** Another set is ticked. */
  onChange: (value: Value[]) => void;
  /** The name under which a form sends it, and under which its errors come back. */
  name?: string;
  /** It has to be answered before the form is sent. */
  isRequired?: boolean;
  /** It cannot be answered now. */
  isDisabled?: boolean;
};

/** More than that stand in columns, where there is room. */
const few = 6;

/** Any number of a few, all in sight. For one of a few, RadioGroup. */
export function CheckboxGroup<Value extends string>({
  label,
  optionalLabel,
  description,
  errorMessage,
  options,
  value,
  onChange,
  ...props
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      {...props}
      className={field}
      value={[...value]}
      onChange={(ticked) => {
        onChange(options.map((option) => option.value).filter((known) => ticked.includes(known)));
      }}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
      <div className={options.length > few ? columns : list}>
        {options.map((option) => (
          <CheckboxField key={option.value} value={option.value}>
            <Box label={option.label} description={option.description} />
          </CheckboxField>
        ))}
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldError>{errorMessage}</FieldError>
    </AriaCheckboxGroup>
  );
}
