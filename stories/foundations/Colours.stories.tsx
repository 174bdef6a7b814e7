import { Stack, Text } from '@ecritoire/ui';
import {
  contrast,
  darkRoles,
  lightRoles,
  pairsOf,
  scales,
  tones,
  type ColourRoles,
} from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { TokenGroup } from './TokenPage.tsx';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

/** As many as fit, all of one size: swatches of different groups can be compared. */
function Swatches({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem 0.75rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
      }}
    >
      {children}
    </div>
  );
}

/** Rounded down: a figure never promises more than there is. */
const ratioOf = (ink: string, ground: string) =>
  `${(Math.floor(contrast(ink, ground) * 10) / 10).toFixed(1)} : 1`;

function Swatch({ name, colour, ink }: { name: string; colour: string; ink?: string }) {
  return (
    <Stack gap={1}>
      <svg width="100%" height="56" aria-hidden="true">
        <rect
          width="100%"
          height="56"
          rx="8"
          fill={colour}
          stroke="currentColor"
          strokeOpacity="0.15"
        />
        {ink ? (
          <text x="14" y="36" fontSize="20" fill={ink}>
            Aa
          </text>
        ) : null}
      </svg>
      <Text size="xs" weight="medium">
        {name}
      </Text>
      <Text size="xs" tone="muted" figures="tabular">
        {ink ? `${colour} · ${ratioOf(ink, colour)}` : colour}
      </Text>
    </Stack>
  );
}

/** What the roles choose from. Components never use a step of a scale themselves. */
export const Scales: StoryObj = {
  render: () => (
    <Stack gap={10}>
      {Object.entries(scales).map(([name, steps]) => (
        <TokenGroup key={name} title={name}>
          <Swatches>
            {Object.entries(steps).map(([step, colour]) => (
              <Swatch key={step} name={step} colour={colour} />
            ))}
          </Swatches>
        </TokenGroup>
      ))}
    </Stack>
  ),
};

const purposes: Record<string, string> = {
  background: 'What things stand on, from the page up.',
  text: 'Words; all but the disabled ones can be read on every background.',
  border: 'Lines between things, and around what can be used.',
  neutral: 'Figures and tags that say nothing by their colour.',
  primary: 'The one action of a view, and where the reader is.',
  secondary: 'A second kind beside the first.',
  success: 'Done, and safe.',
  info: 'Good to know.',
  warning: 'Look before going on.',
  error: 'Wrong, or not to be taken back.',
  focus: 'The ring around what the keyboard is on.',
  selection: 'Behind words that are selected.',
};

/** The words that stand on a ground of a tone. */
const inkOn = (roles: ColourRoles, group: string, role: string): string | undefined => {
  const tone = tones.find((one) => one === group);
  if (group === 'selection') return roles.text.default;
  if (!tone) return group === 'background' && role !== 'veil' ? roles.text.default : undefined;
  if (role.startsWith('solid')) return roles[tone].onSolid;
  return role.startsWith('soft') ? roles[tone].onSoft : undefined;
};

function Roles({ roles }: { roles: ColourRoles }) {
  const groups: Record<string, Record<string, string>> = {
    background: roles.background,
    text: roles.text,
    border: roles.border,
    focus: { focus: roles.focus },
    selection: { selection: roles.selection },
    ...Object.fromEntries(tones.map((tone) => [tone, roles[tone]])),
  };
  return (
    <Stack gap={10}>
      {Object.entries(groups).map(([group, colours]) => (
        <TokenGroup key={group} title={group} purpose={purposes[group] ?? ''}>
          <Swatches>
            {Object.entries(colours).map(([role, colour]) => {
              const ink = inkOn(roles, group, role);
              return <Swatch key={role} name={role} colour={colour} {...(ink ? { ink } : {})} />;
            })}
          </Swatches>
        </TokenGroup>
      ))}
    </Stack>
  );
}

/** What each colour is for on a light page. Every pair is computed in a test: 4.5:1 for words. */
export const LightRoles: StoryObj = {
  globals: { colourMode: 'light' },
  render: () => <Roles roles={lightRoles} />,
};

export const DarkRoles: StoryObj = {
  globals: { colourMode: 'dark' },
  render: () => <Roles roles={darkRoles} />,
};

function Pairs({ roles }: { roles: ColourRoles }) {
  const pairs = pairsOf(roles);
  const kinds = [
    { title: 'Words', purpose: '4.5 : 1 at the least.', least: 4.5 },
    { title: 'Shapes', purpose: 'Controls, forms and the focus: 3 : 1 at the least.', least: 3 },
  ];
  return (
    <Stack gap={10}>
      {kinds.map(({ title, purpose, least }) => (
        <TokenGroup key={title} title={title} purpose={purpose}>
          <Swatches>
            {pairs
              .filter((pair) => pair.least === least)
              .map(({ name, ink, ground }) => (
                <Swatch key={name} name={name} colour={ground} ink={ink} />
              ))}
          </Swatches>
        </TokenGroup>
      ))}
    </Stack>
  );
}

/** Every pair of colours that may meet, with how far apart they are. */
export const LightContrast: StoryObj = {
  globals: { colourMode: 'light' },
  render: () => <Pairs roles={lightRoles} />,
};

export const DarkContrast: StoryObj = {
  globals: { colourMode: 'dark' },
  render: () => <Pairs roles={darkRoles} />,
};
