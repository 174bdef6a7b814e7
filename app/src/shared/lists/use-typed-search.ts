import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 300;

/**
 * A field that searches while one types: its text, and how it changes. A navigation just after
 * typing is not interrupted by the address of a search.
 * @param applied the current search; an outside change, as by going back, shows in the field.
 * @param onSearch `isTypedOn` of a search that replaces another: no history entry of its own.
 * @returns the last part searches without the pause: for leaving the field.
 */
export function useTypedSearch(
  applied: string,
  onSearch: (text: string, isTypedOn: boolean) => void,
): [text: string, type: (text: string) => void, searchNow: () => void] {
  const router = useRouter();
  const [field, setField] = useState({ text: applied, sent: applied, applied });
  if (field.applied !== applied) {
    // One's own search that has arrived takes nothing back of what was typed since.
    setField({ text: applied === field.sent ? field.text : applied, sent: applied, applied });
  }
  const wanted = field.text.trim();
  const isSent = wanted === field.sent;
  const search = (text: string) => {
    setField((current) => ({ ...current, sent: text }));
    onSearch(text, applied !== '' && text !== '');
  };
  const searchAfterPause = useEffectEvent((text: string) => {
    const { location, resolvedLocation = location } = router.state;
    if (location.pathname === resolvedLocation.pathname) search(text);
  });
  useEffect(() => {
    if (isSent) return undefined;
    const timer = setTimeout(() => searchAfterPause(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, isSent]);
  return [
    field.text,
    (text) => setField((current) => ({ ...current, text })),
    () => {
      if (!isSent) search(wanted);
    },
  ];
}
