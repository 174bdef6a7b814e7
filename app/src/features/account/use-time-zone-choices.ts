import type { Locales } from '@ecritoire/i18n';
import { useEffect, useState } from 'react';
import { byPlace, timeZoneChoice, timeZones, type TimeZoneChoice } from './time-zones.ts';

/** How many zones are named at a time: a slow device does it within a frame or two. */
const batch = 20;

/**
 * The zones that are known, and all of them soon after they are wanted: the browser takes a while to
 * name hundreds, which is not to hold up the page.
 */
export function useTimeZoneChoices(
  locale: Locales,
  known: readonly string[],
  areWanted: boolean,
): { choices: readonly TimeZoneChoice[]; areAll: boolean } {
  const [first] = useState(() => [...new Set(known)]);
  const [named, setNamed] = useState(() => ({
    choices: first.map((zone) => timeZoneChoice(locale, zone)),
    areAll: false,
  }));
  useEffect(() => {
    if (!areWanted) return undefined;
    const left = timeZones(first);
    const choices: TimeZoneChoice[] = [];
    const nameSome = () => {
      choices.push(...left.splice(0, batch).map((zone) => timeZoneChoice(locale, zone)));
      if (left.length > 0) timer = setTimeout(nameSome);
      else setNamed({ choices: byPlace(locale, choices), areAll: true });
    };
    let timer = setTimeout(nameSome);
    return () => clearTimeout(timer);
  }, [locale, first, areWanted]);
  return named;
}
