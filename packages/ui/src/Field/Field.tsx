import { useContext, useState, type ReactNode } from 'react';
import {
  FieldError as AriaFieldError,
  FieldErrorContext,
  FormValidationContext,
  Label as AriaLabel,
  Text as AriaText,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { description, error, errorSign, hiddenSpace, label, optional } from './Field.css.ts';

/** What every field of a form takes. */
export type FieldTexts = {
  /** What is asked, in a word or two. */
  label: string;
  /** Stands beside the label of a field that may stay empty, in brackets: "optional". */
  optionalLabel?: string;
  /** Help that stays in sight while one answers. */
  description?: ReactNode;
  /** A message makes the field invalid. Without one, the errors given to Form show by field name. */
  errorMessage?: string | undefined;
};

/** Says how much longer a text is than it may be: nothing is cut, since what is cut is lost. */
export type TooLong = (over: number, maximum: number, text: string) => string;

/** Characters as the contract counts them, which are code points: an emoji is one, a family several. */
export const lengthOf = (text: string) => Array.from(text).length;

/** The error of a text beyond its maximum length, as soon as it is; undefined otherwise. */
export function tooLongMessage(
  text: string,
  maximum: number | undefined,
  tooLong: TooLong | undefined,
): string | undefined {
  const over = maximum === undefined ? 0 : lengthOf(text) - maximum;
  return over > 0 ? tooLong?.(over, maximum ?? 0, text) : undefined;
}

/** The name of a field. */
export function FieldLabel({ label: text, optionalLabel }: FieldTexts) {
  return (
    <AriaLabel className={label}>
      <span>{text}</span>
      {optionalLabel ? (
        <>
          {' '}
          <span className={optional}>{`(${optionalLabel})`}</span>
        </>
      ) : null}
    </AriaLabel>
  );
}

/**
 * What a form was refused with goes once its field is mended, often by the very press that sends it
 * again: its place stays until then, or the button would move from under the pointer.
 */
function useRefusal(): string {
  const refusal = useContext(FormValidationContext);
  const [last, setLast] = useState({ refusal, message: '' });
  const field = useContext(FieldErrorContext);
  const message = field?.validationDetails.customError ? field.validationErrors.join(' ') : '';
  if (message && (message !== last.message || refusal !== last.refusal))
    setLast({ refusal, message });
  return refusal === last.refusal ? last.message : '';
}

/** An error takes the place of the help, for as long as its own space is reserved. */
export function useHasMistake(): boolean {
  const refusal = useRefusal();
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  return isInvalid || refusal !== '';
}

/** Helps before the mistake, which then takes its place. */
export function FieldDescription({ children }: { children?: ReactNode }) {
  const hasMistake = useHasMistake();
  return children && !hasMistake ? (
    <AriaText slot="description" className={description}>
      {children}
    </AriaText>
  ) : null;
}

export type FieldErrorProps = {
  /** What is wrong, and how to mend it. */
  children?: string | undefined;
  /** Said of a value beyond its bounds, instead of the browser's words in the browser's language. */
  outOfBounds?: string | undefined;
};

/** Says what is wrong with the field it stands in; while the field is valid there is nothing to see. */
export function FieldError({ children, outOfBounds }: FieldErrorProps) {
  const refusal = useRefusal();
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  const said = (message: ReactNode) => (
    <>
      <span className={errorSign}>
        <Icon name="exclamation-circle" size="small" />
      </span>
      <span>{message}</span>
    </>
  );
  if (!isInvalid && refusal)
    return <span className={`${error} ${hiddenSpace}`}>{said(refusal)}</span>;
  return (
    <AriaFieldError className={error}>
      {({ validationErrors, validationDetails: { rangeOverflow, rangeUnderflow } }) =>
        said(
          children ??
            (rangeOverflow || rangeUnderflow ? outOfBounds : null) ??
            validationErrors.join(' '),
        )
      }
    </AriaFieldError>
  );
}
