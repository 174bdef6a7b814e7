import { Grid, Heading, Stack, Text } from '@ecritoire/ui';
import { darkRoles, lightRoles, scales, tones, type ColourRoles } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

function Swatch({ name, colour }: { name: string; colour: string }) {
  return (
    <Stack gap={1}>
      <svg width="100%" height="48" aria-hidden="true">
        <rect
          width="100%"
          height="48"
          rx="8"
          fill={colour}
          stroke="currentColor"
          strokeOpacity="0.15"
        />
      </svg>
      <Text size="xs" weight="medium">
        {name}
      </Text>
      <Text size="xs" tone="muted" figures="tabular">
        {colour}
      </Text>
    </Stack>
  );
}

export const Scales: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(scales).map(([name, steps]) => (
        <Stack key={name} gap={3}>
          <Heading level={2} size="md">
            {name}
          </Heading>
          <Grid columns="narrow" gap={3}>
            {Object.entries(steps).map(([step, colour]) => (
              <Swatch key={step} name={step} colour={colour} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

function Roles({ roles }: { roles: ColourRoles }) {
  const groups = {
    background: roles.background,
    text: roles.text,
    border: roles.border,
    ...Object.fromEntries(tones.map((tone) => [tone, roles[tone]])),
  };
  return (
    <Stack gap={8}>
      {Object.entries(groups).map(([group, colours]) => (
        <Stack key={group} gap={3}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Grid columns="narrow" gap={3}>
            {Object.entries(colours).map(([role, colour]) => (
              <Swatch key={role} name={role} colour={colour} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

export const LightRoles: StoryObj = { render: () => <Roles roles={lightRoles} /> };

export const DarkRoles: StoryObj = {
  globals: { colourMode: 'dark' },
  render: () => <Roles roles={darkRoles} />,
};
