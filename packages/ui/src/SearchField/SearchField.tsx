import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaProps,
} from 'react-aria-components';
import {
  controlButton,
  controlGroup,
  controlInput,
  controlSign,
  field,
} from '../Field/Field.css.ts';
import { searchField } from './SearchField.css.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type SearchFieldProps = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'aria-label'
> &
  FieldTexts & {
    /** Names the button that empties the field. */
    clearLabel: string;
    /** What can be looked for; never the only help. */
    placeholder?: string;
    /** Leaves the name to screen readers, where the place says what is searched. */
    isLabelHidden?: boolean;
  };

/**
 * Looks for something: Enter searches, Escape empties. Its label may be for screen readers alone,
 * since the glass says what it is for. To choose one of a known list by typing, ComboBox.
 */
export function SearchField({
  label,
  optionalLabel,
  description,
  errorMessage,
  clearLabel,
  placeholder,
  isLabelHidden = false,
  ...props
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...props}
      className={`${field} ${searchField}`}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      {({ isEmpty }) => (
        <>
          {isLabelHidden ? null : (
            <FieldLabel label={label} {...(optionalLabel ? { optionalLabel } : {})} />
          )}
          <Group className={controlGroup}>
            <span className={controlSign}>
              <Icon name="search" size="small" />
            </span>
            <Input dir="auto" className={controlInput} {...(placeholder ? { placeholder } : {})} />
            {isEmpty ? null : (
              <Button className={controlButton} aria-label={clearLabel}>
                <Icon name="x" size="small" />
              </Button>
            )}
          </Group>
          <FieldDescription>{description}</FieldDescription>
          <FieldError>{errorMessage}</FieldError>
        </>
      )}
    </AriaSearchField>
  );
}
