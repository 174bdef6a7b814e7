import { Grid, Stack, Text } from '@ecritoire/ui';
import {
  contrast,
  darkRoles,
  groupPurposes,
  lightRoles,
  pairsOf,
  rolePurposes,
  scalePurposes,
  scales,
  tonePurposes,
  toneRolePurposes,
  tones,
  vars,
  type ColourRoles,
} from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { TokenGroup } from './TokenPage.tsx';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

/** As many as fit, all of one size: swatches of different groups can be compared. */
function Swatches({ children, width = '7.5rem' }: { children: ReactNode; width?: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem 0.75rem',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}

/** Rounded down: a figure never promises more than there is. */
const ratioOf = (ink: string, ground: string) =>
  `${(Math.floor(contrast(ink, ground) * 10) / 10).toFixed(1)} : 1`;

type SwatchProps = { name: string; colour: string; ink?: string; purpose?: string | undefined };

function Swatch({ name, colour, ink, purpose }: SwatchProps) {
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
      {purpose ? (
        <Text size="xs" tone="muted">
          {purpose}
        </Text>
      ) : null}
    </Stack>
  );
}

/** What the roles choose from. Components never use a step of a scale themselves. */
export const Scales: StoryObj = {
  render: () => (
    <Stack gap={10}>
      {Object.entries(scales).map(([name, steps]) => (
        <TokenGroup
          key={name}
          title={name}
          purpose={new Map(Object.entries(scalePurposes)).get(name) ?? ''}
        >
          {/* The eleven steps of a colour in one row. */}
          <Swatches width="6.25rem">
            {Object.entries(steps).map(([step, colour]) => (
              <Swatch key={step} name={step} colour={colour} />
            ))}
          </Swatches>
        </TokenGroup>
      ))}
    </Stack>
  ),
};

type Mode = 'light' | 'dark';
const rolesOf = { light: lightRoles, dark: darkRoles };

/** A part of the page in one mode, whatever the mode of the page. */
function InMode({ mode, children }: { mode: Mode; children: ReactNode }) {
  return (
    <div
      data-colour-mode={mode}
      style={{
        background: vars.colour.background.page,
        color: vars.colour.text.default,
        padding: vars.space[4],
      }}
    >
      {children}
    </div>
  );
}

/** The words that stand on a ground of a tone. */
const inkOn = (roles: ColourRoles, group: string, role: string): string | undefined => {
  const tone = tones.find((one) => one === group);
  if (group === 'selection') return roles.text.default;
  if (!tone) return group === 'background' && role !== 'veil' ? roles.text.default : undefined;
  if (role.startsWith('solid')) return roles[tone].onSolid;
  return role.startsWith('soft') ? roles[tone].onSoft : undefined;
};

type Texts = Readonly<Record<string, string>>;
type RoleGroup = { title: string; purpose: string; colours: Texts; purposes?: Texts };

function Roles({ mode }: { mode: Mode }) {
  const roles = rolesOf[mode];
  const { background, text, border, focus, selection } = rolePurposes;
  const groups: RoleGroup[] = [
    {
      title: 'background',
      purpose: groupPurposes.background,
      colours: roles.background,
      purposes: background,
    },
    { title: 'text', purpose: groupPurposes.text, colours: roles.text, purposes: text },
    { title: 'border', purpose: groupPurposes.border, colours: roles.border, purposes: border },
    { title: 'focus', purpose: focus, colours: { focus: roles.focus } },
    { title: 'selection', purpose: selection, colours: { selection: roles.selection } },
  ];
  const toned = tones.map((tone): RoleGroup => ({
    title: tone,
    purpose: tonePurposes[tone],
    colours: roles[tone],
  }));
  const swatches = ({ title, purpose, colours, purposes }: RoleGroup) => (
    <TokenGroup key={title} title={title} purpose={purpose}>
      <Swatches>
        {Object.entries(colours).map(([role, colour]) => {
          const ink = inkOn(roles, title, role);
          return (
            <Swatch
              key={role}
              name={role}
              colour={colour}
              purpose={purposes?.[role]}
              {...(ink ? { ink } : {})}
            />
          );
        })}
      </Swatches>
    </TokenGroup>
  );
  return (
    <InMode mode={mode}>
      <Stack gap={10}>
        {groups.map(swatches)}
        <TokenGroup title="In every tone" purpose="The same roles, whatever the tone says.">
          <Grid columns="medium" gap={4}>
            {Object.entries(toneRolePurposes).map(([role, purpose]) => (
              <Stack key={role} gap={1}>
                <Text size="sm" weight="medium">
                  {role}
                </Text>
                <Text size="sm" tone="muted">
                  {purpose}
                </Text>
              </Stack>
            ))}
          </Grid>
        </TokenGroup>
        {toned.map(swatches)}
      </Stack>
    </InMode>
  );
}

/** What each colour is for on a light page. Every pair is computed in a test: 4.5:1 for words. */
export const LightRoles: StoryObj = {
  render: () => <Roles mode="light" />,
};

export const DarkRoles: StoryObj = {
  render: () => <Roles mode="dark" />,
};

function Pairs({ mode }: { mode: Mode }) {
  const pairs = pairsOf(rolesOf[mode]);
  const kinds = [
    { title: 'Words', purpose: '4.5 : 1 at the least.', least: 4.5 },
    { title: 'Shapes', purpose: 'Controls, forms and the focus: 3 : 1 at the least.', least: 3 },
  ];
  return (
    <InMode mode={mode}>
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
    </InMode>
  );
}

/** Every pair of colours that may meet, with how far apart they are. */
export const LightContrast: StoryObj = {
  render: () => <Pairs mode="light" />,
};

export const DarkContrast: StoryObj = {
  render: () => <Pairs mode="dark" />,
};
