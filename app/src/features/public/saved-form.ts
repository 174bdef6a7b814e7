import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readNote, safeSession } from '../../boot/safe-session.ts';
import { formNoteOf } from '../../site/form-note.ts';
import { useIsHydrated } from '../../shared/runtime/after-hydration.ts';
import { forgetRequestKeys, requestKey, seedRequestKeys } from './form-request-key.ts';

/** What was typed into the form of this page, for as long as the tab is open and it is unsent. */
export function useSavedForm<Form extends { website: string }>() {
  const note = formNoteOf(useLocation().pathname);
  const read = (): Partial<Form> => readNote<Form>(safeSession, note) ?? {};
  const [found] = useState(read);
  const isHydrated = useIsHydrated();
  const wasTyped = Object.keys(found).length > 0;
  useEffect(() => {
    if (wasTyped) seedRequestKeys(safeSession, note);
  }, [wasTyped, note]);
  return {
    /** The state at the form's first render. */
    saved: isHydrated ? found : {},
    keep: (part: Partial<Form>): void => {
      // No person has typed what is in the honeypot field.
      const { website: _, ...typed } = { ...read(), ...part };
      safeSession.setItem(note, JSON.stringify(typed));
      seedRequestKeys(safeSession, note);
    },
    keyOf: (body: unknown) => requestKey(safeSession, note, body),
    forget: () => {
      safeSession.removeItem(note);
      forgetRequestKeys(safeSession, note);
    },
  };
}
