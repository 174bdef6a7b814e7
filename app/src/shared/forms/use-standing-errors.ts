import { useState } from 'react';

/**
 * The errors of a form that still stand. That of a field goes with the first letter that mends it:
 * were it to go on leaving the field, the button would move away under the press that leaves it.
 */
export function useStandingErrors(fieldErrors: Readonly<Record<string, string>>) {
  const [mended, setMended] = useState<readonly string[]>([]);
  const standing = Object.entries(fieldErrors).filter(([name]) => !mended.includes(name));
  return {
    errors: Object.fromEntries(standing),
    /** @param part what was changed, by field */
    mend: (part: object) => setMended((current) => [...current, ...Object.keys(part)]),
    /** Validates everything again. */
    startSending: () => setMended([]),
  };
}
