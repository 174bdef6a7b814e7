/*
 * What the compiled validators ask where no keyword of JSON Schema says a rule of the contract.
 */

/** The first part of every name of the IANA database that has several; `SystemV/…` is Java's. */
const AREA =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//u;

/**
 * The other names that it has. It takes no new ones, and `PST`, which ICU knows, is none. A pattern,
 * since bundlers keep a set that nothing asks for.
 */
const WITHOUT_AREA =
  /^(?:CET|CST6CDT|Cuba|EET|EST|EST5EDT|Egypt|Eire|GB|GB-Eire|Greenwich|HST|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|NZ|NZ-CHAT|Navajo|PRC|PST8PDT|Poland|Portugal|ROC|ROK|Singapore|Turkey|UCT|UTC|Universal|W-SU|WET|Zulu|GMT(?:[+-]?0)?)$/u;

/** As names of places are written: `Dar_es_Salaam`, `Port-au-Prince`, `GMT+5`, `McMurdo`. */
const PLACE =
  /^(?:GMT(?:[+-]?\d+)?|UC?TC?|ACT|LHI|NSW|Knox_IN|(?:[A-Z][a-z]+|D(?=U))+(?:[_-](?:[A-Z][a-z]+|[a-z]{2}))*)$/u;

/** Zones found by name, some 600 at most: Intl is slow to ask for each line of an archive. */
const zones = /* @__PURE__ */ new Set<string>();

/**
 * Whether a text is the name of a zone or a link of the IANA database, in its letters: Intl takes
 * any letter case, calls links by their zones, and knows names beside them (docs/decisions/0023).
 */
export function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true;
  const parts = name.split('/').slice(1);
  const isWritten = WITHOUT_AREA.test(name) || (AREA.test(name) && parts.every(isPlace));
  if (!isWritten) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    const isZone = timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
    if (isZone) zones.add(name);
    return isZone;
  } catch {
    return false;
  }
}

const isPlace = (part: string) => PLACE.test(part);

const INSTANT =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

/**
 * Whether a text is a date-time (RFC 3339) that a clock can show, so without leap seconds, of the years
 * 1000 to 9999 in UTC: databases refuse others. Ours, since
 * Ajv's brings all of its formats along into every form.
 */
export function isInstant(text: string): boolean {
  const day = text.slice(0, 10);
  if (!INSTANT.test(text) || Number.isNaN(Date.parse(day))) return false;
  // JavaScript takes 30 February for 2 March.
  const isDay = new Date(day).toISOString().startsWith(day);
  return isDay && /^[1-9]\d{3}-/u.test(new Date(text.toUpperCase()).toISOString());
}

/** Whether the texts of runs have more characters together, as the contract counts them, than so many. */
export function isTextOver(runs: unknown[], most: number): boolean {
  const texts = runs.map((run) =>
    typeof run === 'object' && run !== null && 'text' in run && typeof run.text === 'string'
      ? run.text
      : '',
  );
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  // An emoji of two UTF-16 units is one character.
  return units > most && texts.reduce((sum, text) => sum + Array.from(text).length, 0) > most;
}

/** The places in a list at which a property has a value that it had before; ids in any letter case. */
export function repeatsOf(items: unknown[], property: string): number[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const value: unknown =
      typeof item === 'object' && item !== null ? Reflect.get(item, property) : undefined;
    if (value === undefined) return [];
    const known = typeof value === 'string' ? value.toLowerCase() : value;
    if (seen.has(known)) return [index];
    seen.add(known);
    return [];
  });
}
