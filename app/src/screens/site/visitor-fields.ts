import { useState } from 'react';
import type { FormStatus } from '../form-status.ts';

/**
 * What a visitor has typed. The error of a field goes with the first letter that mends it: were it
 * to go on leaving the field, the button would move away under the press that leaves it.
 */
export function useVisitorFields<Fields extends object>(empty: Fields, status: FormStatus) {
  const [fields, setFields] = useState(empty);
  const [mended, setMended] = useState<readonly string[]>([]);
  const standing = Object.entries(status.fieldErrors).filter(([name]) => !mended.includes(name));
  return {
    fields,
    change: (part: Partial<Fields>) => {
      setFields((current) => ({ ...current, ...part }));
      setMended((current) => [...current, ...Object.keys(part)]);
    },
    errors: Object.fromEntries(standing),
    /** All of it is looked at anew. */
    startSending: () => setMended([]),
  };
}
