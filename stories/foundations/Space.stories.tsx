import { Grid, Stack } from '@ecritoire/ui';
import { breakpoints, groupPurposes, measurePurposes, measures } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenBar, TokenGroup, TokenName } from './TokenPage.tsx';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

export const Steps: StoryObj = {
  render: () => (
    <TokenGroup title="Space" purpose={measurePurposes.space}>
      <Stack gap={2}>
        {Object.entries(measures.space).map(([name, length]) => (
          <TokenBar key={name} name={name} value={length} room={measures.space[24]} />
        ))}
      </Stack>
    </TokenGroup>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <TokenGroup title="Radii" purpose={measurePurposes.radius}>
      <Grid columns="narrow" gap={6}>
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
            <TokenName name={name} value={length} />
          </Stack>
        ))}
      </Grid>
    </TokenGroup>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <TokenGroup title="Breakpoints" purpose={groupPurposes.breakpoint}>
      <Stack gap={2}>
        {Object.entries(breakpoints).map(([name, width]) => (
          <Stack key={name} gap={1}>
            <TokenName name={name} value={`${width} px`} />
            <svg width={`${(width / breakpoints.xxl) * 100}%`} height="6" aria-hidden="true">
              <rect width="100%" height="6" rx="3" fill="currentColor" opacity="0.3" />
            </svg>
          </Stack>
        ))}
      </Stack>
    </TokenGroup>
  ),
};
