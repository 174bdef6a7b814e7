import { Grid, Heading, Inline, Stack, Text } from '@ecritoire/ui';
import { measures, vars } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Motion, shadows, layers, sizes' } satisfies Meta;
export default meta;

function Table({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <Stack gap={2}>
      {Object.entries(values).map(([name, value]) => (
        <Inline key={name} gap={2}>
          <Text size="sm" weight="medium">
            {name}
          </Text>
          <Text size="sm" tone="muted" figures="tabular">
            {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

/** With reduced motion asked for, every duration becomes `still`: nothing has to ask again. */
export const MotionLayersSizes: StoryObj = {
  render: () => (
    <Grid columns="medium" gap={8}>
      {(['motion', 'layer', 'size', 'weight', 'lineHeight', 'tracking'] as const).map((group) => (
        <Stack key={group} gap={3}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Table values={measures[group]} />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <Inline gap={8}>
      {(['none', 'raised', 'overlay'] as const).map((name) => (
        <div
          key={name}
          style={{
            background: vars.colour.background.raised,
            borderRadius: vars.radius.large,
            boxShadow: vars.shadow[name],
            padding: vars.space[8],
          }}
        >
          <Text size="sm">{name}</Text>
        </div>
      ))}
    </Inline>
  ),
};
