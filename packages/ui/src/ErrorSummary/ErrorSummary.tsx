import { useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { link, list, summary, title as titleClass } from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** How many, and what to do: "Two answers need another look". */
  title: string;
  /** In the order of the form. `field` is the name of the field, `label` what its label says. */
  errors: readonly { field: string; label: string; message: string }[];
};

/**
 * What a reader can reach of a field. Select, ComboBox and DatePicker keep their value in a hidden
 * input beside it.
 */
function reachable(control: HTMLElement): HTMLElement | null {
  const isHidden =
    control.hidden ||
    (control instanceof HTMLInputElement && control.type === 'hidden') ||
    control.closest('[aria-hidden="true"]') !== null;
  if (!isHidden) return control;
  for (
    let part = control.parentElement;
    part?.matches('form') === false;
    part = part.parentElement
  ) {
    const found = part.querySelector<HTMLElement>('[role="spinbutton"], [role="combobox"], button');
    if (found) return found;
  }
  return null;
}

/**
 * Every mistake of a long form in one place, at its top. Takes the focus when it appears, and each
 * time its Form is sent, so that it is read out; each line leads to its field.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;

  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  const goTo = (field: string) => {
    const found = ref.current?.closest('form')?.elements.namedItem(field) ?? null;
    const first = found instanceof RadioNodeList ? found[0] : found;
    if (first instanceof HTMLElement) reachable(first)?.focus();
  };
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={summary}
      data-error-summary
    >
      <p id={titleId} className={titleClass}>
        {title}
      </p>
      <ul className={list}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <Button className={link} onPress={() => goTo(field)}>
              <span>{`${label} – ${message}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
