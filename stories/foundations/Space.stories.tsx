import { Heading, Inline, Stack, Text } from '@ecritoire/ui';
import { breakpoints, measures } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

function Bar({ name, length }: { name: string; length: string }) {
  return (
    <Inline wrap={false}>
      <svg width={length} height="16" aria-hidden="true">
        <rect width="100%" height="16" fill="currentColor" opacity="0.35" />
      </svg>
      <Text size="sm" figures="tabular">
        {name} · {length}
      </Text>
    </Inline>
  );
}

export const Steps: StoryObj = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(measures.space).map(([name, length]) => (
        <Bar key={name} name={name} length={length} />
      ))}
    </Stack>
  ),
};

export const RadiiAndShadows: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Heading level={2} size="md">
        Radius
      </Heading>
      <Inline gap={6}>
        {Object.entries(measures.radius).map(([name, length]) => (
          <Stack key={name} gap={1}>
            <svg width="96" height="64" aria-hidden="true">
              <rect
                width="94"
                height="62"
                x="1"
                y="1"
                fill="none"
                stroke="currentColor"
                style={{ rx: name === 'full' ? '32px' : length }}
              />
            </svg>
            <Text size="sm">
              {name} · {length}
            </Text>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(breakpoints).map(([name, width]) => (
        <Text key={name} figures="tabular">
          {name} · {width} px
        </Text>
      ))}
    </Stack>
  ),
};
