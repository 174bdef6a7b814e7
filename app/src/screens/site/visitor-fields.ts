import { useState } from 'react';
import type { FormStatus } from '../form-status.ts';

export type VisitorFieldsOptions<Fields> = {
  status: FormStatus;
  /** What was typed before the page was left, or loaded anew. */
  kept: Partial<Fields>;
  /** Keeps what is typed. */
  onType: (part: Partial<Fields>) => void;
};

/**
 * What a visitor has typed. The error of a field goes with the first letter that mends it: were it
 * to go on leaving the field, the button would move away under the press that leaves it.
 */
export function useVisitorFields<Fields extends object>(
  empty: Fields,
  { status, kept, onType }: VisitorFieldsOptions<Fields>,
) {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const [mended, setMended] = useState<readonly string[]>([]);
  const standing = Object.entries(status.fieldErrors).filter(([name]) => !mended.includes(name));
  return {
    fields: { ...empty, ...kept, ...typed },
    change: (part: Partial<Fields>) => {
      onType(part);
      setTyped((current) => ({ ...current, ...part }));
      setMended((current) => [...current, ...Object.keys(part)]);
    },
    errors: Object.fromEntries(standing),
    /** All of it is looked at anew. */
    startSending: () => setMended([]),
  };
}
