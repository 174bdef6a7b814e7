import { requestIcons } from '@ecritoire/api-client';
import type { IconName, IconService } from '@ecritoire/ui';

/** The bundled icon of each kind of page and project. */
const bundled = {
  home: 'home',
  projects: 'folder',
  journal: 'notebook',
  documents: 'file-text',
  sessions: 'clock',
  calendar: 'calendar',
} as const satisfies Record<string, IconName>;

export type OwnIcons = {
  /** Its address. */
  service: string;
  names: Partial<Record<keyof typeof bundled, string>>;
};

/** Looks up the icons that the operator has chosen in the place of the bundled ones. */
export function iconServiceOf({ service, names }: OwnIcons): IconService {
  const replaced: Partial<Record<IconName, string>> = {};
  for (const [place, icon] of Object.entries(bundled)) {
    const name = new Map(Object.entries(names)).get(place);
    if (name !== undefined) replaced[icon] = name;
  }
  return { address: service, request: requestIcons, replaced };
}
