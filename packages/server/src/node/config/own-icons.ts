import { StartUpError } from '../start-up-error.ts';

/** What an operator can give an icon of another service. */
const PLACES = ['home', 'projects', 'journal', 'documents', 'sessions', 'calendar'] as const;

type Place = (typeof PLACES)[number];

/** The icons that an operator has chosen, and where browsers look them up. */
export type OwnIcons = { service: string; names: Partial<Record<Place, string>> };

export function iconServiceOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.hash === '';
  if (url?.protocol === 'https:' && isPlain && !/[\s;,'"]/u.test(value)) return url.href;
  throw new StartUpError(`ICON_SERVICE must be an https address, not “${value}”.`);
}

/** @returns undefined where there is nothing to look up */
export function ownIconsOf(
  value: string | undefined,
  service: string | undefined,
): OwnIcons | undefined {
  if (value === undefined) return undefined;
  const names = Object.fromEntries(
    value.split(',').map((part) => {
      const [, place = '', name = ''] = /^\s*(\w+)=([\w-]{1,100})\s*$/u.exec(part) ?? [];
      if (PLACES.some((known) => known === place)) return [place, name];
      throw new StartUpError(
        `ICONS must be like journal=feather,home=armchair, for ${PLACES.join(', ')}, not “${part.trim()}”.`,
      );
    }),
  );
  return service === undefined ? undefined : { service, names };
}
