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
 * Every mistake of a long form in one place, at its top. Takes the focus when it appears, so that
 * it is read out; each line leads to its field. Stands inside a Form.
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
    if (!(first instanceof HTMLElement)) return;
    // A Select keeps its value in a hidden input; its button is what a reader can reach.
    const isHidden = first.closest('[aria-hidden="true"]') !== null || first.hidden;
    const shown = isHidden ? first.closest('[data-rac]')?.querySelector('button') : first;
    shown?.focus();
  };
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <p id={titleId} className={titleClass}>
        {title}
      </p>
      <ul className={list}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <Button className={link} onPress={() => goTo(field)}>
              {label} – {message}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
