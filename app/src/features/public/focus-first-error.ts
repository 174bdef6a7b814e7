import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first field that was refused, each time that some are. */
export function useFocusFirstError(
  fieldErrors: Readonly<Record<string, string>>,
): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What is folded away takes no focus.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [fieldErrors]);
  return form;
}
