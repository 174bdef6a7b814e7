import { createContext, useContext } from 'react';

/** Where this device is. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone whose days count: the writer's, from the profile, not the device's. The device's for a
 * visitor, and for a zone that its browser does not know.
 */
export function timeZoneOf(user: { timeZone: string } | null): string {
  if (user === null) return deviceTimeZone();
  const { timeZone } = user;
  try {
    // Zones are made and renamed; a browser knows those of its own age, and throws at the others.
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return timeZone;
  } catch {
    return deviceTimeZone();
  }
}

/** The zone of the writer whose page this is; null for a visitor's. */
export const WriterTimeZone = createContext<string | null>(null);

/** The zone in which days and hours are shown. */
export const useTimeZone = (): string => useContext(WriterTimeZone) ?? deviceTimeZone();
