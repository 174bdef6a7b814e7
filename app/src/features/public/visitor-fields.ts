import { useState } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useStandingErrors } from '../../shared/forms/use-standing-errors.ts';

export type VisitorFieldsOptions<Fields> = {
  status: FormStatus;
  /** What was typed before the page was left or reloaded. */
  saved: Partial<Fields>;
  /** Keeps what is typed. */
  onType: (part: Partial<Fields>) => void;
};

/** What a visitor has typed, and what still stands of what it was refused for. */
export function useVisitorFields<Fields extends object>(
  empty: Fields,
  { status, saved, onType }: VisitorFieldsOptions<Fields>,
) {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const { errors, mend, startSending } = useStandingErrors(status.fieldErrors);
  return {
    fields: { ...empty, ...saved, ...typed },
    change: (part: Partial<Fields>) => {
      onType(part);
      setTyped((current) => ({ ...current, ...part }));
      mend(part);
    },
    errors,
    startSending,
  };
}
