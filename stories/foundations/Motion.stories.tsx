import { Grid, Stack, Text } from '@ecritoire/ui';
import { groupPurposes, measurePurposes, measures, vars } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenBar, TokenGroup, TokenName } from './TokenPage.tsx';

const meta = { title: 'Foundations/Motion, shadows, layers, sizes' } satisfies Meta;
export default meta;

const { ease, enter, exit, ...durations } = measures.motion;

/** How far a movement has come (upwards) in its time (sideways). */
function Curve({ bezier }: { bezier: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...bezier.matchAll(/[\d.]+/g)].map(Number);
  const at = (x: number, y: number) => `${4 + x * 88} ${60 - y * 56}`;
  return (
    <svg width="96" height="64" viewBox="0 0 96 64" fill="none" aria-hidden="true">
      <path d="M4 60h88M4 60V4" stroke="currentColor" opacity="0.25" />
      <path
        d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** With reduced motion asked for, every duration becomes `still`: nothing has to ask again. */
export const Motion: StoryObj = {
  render: () => (
    <Stack gap={10}>
      <TokenGroup title="Durations" purpose={groupPurposes.duration}>
        <Stack gap={2}>
          {Object.entries(durations).map(([name, time]) => (
            <TokenBar
              key={name}
              name={name}
              value={time}
              length={`${Number.parseFloat(time) / 2}px`}
              room={`${Number.parseFloat(durations.slow) / 2}px`}
            />
          ))}
        </Stack>
      </TokenGroup>
      <TokenGroup title="Curves" purpose={groupPurposes.easing}>
        <Grid columns="narrow" gap={8}>
          {Object.entries({ ease, enter, exit }).map(([name, bezier]) => (
            <Stack key={name} gap={2}>
              <Curve bezier={bezier} />
              <Text size="sm" weight="medium">
                {name}
              </Text>
              <Text size="xs" tone="muted" figures="tabular">
                {bezier}
              </Text>
            </Stack>
          ))}
        </Grid>
      </TokenGroup>
    </Stack>
  ),
};

export const SizesAndLayers: StoryObj = {
  render: () => (
    <Stack gap={10}>
      <TokenGroup title="Layers" purpose={measurePurposes.layer}>
        <Stack gap={2}>
          {Object.entries(measures.layer).map(([name, layer]) => (
            <TokenName key={name} name={name} value={layer} />
          ))}
        </Stack>
      </TokenGroup>
      <TokenGroup title="Sizes" purpose={measurePurposes.size}>
        <Stack gap={2}>
          {Object.entries(measures.size).map(([name, size]) => (
            <Stack key={name} gap={1}>
              <TokenName name={name} value={size} />
              <svg width={`min(100%, ${size})`} height="6" aria-hidden="true">
                <rect width="100%" height="6" rx="3" fill="currentColor" opacity="0.3" />
              </svg>
            </Stack>
          ))}
        </Stack>
      </TokenGroup>
    </Stack>
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <TokenGroup title="Shadows" purpose={measurePurposes.shadow}>
      <Grid columns="narrow" gap={8}>
        {(['none', 'raised', 'overlay'] as const).map((name) => (
          <div
            key={name}
            style={{
              background: vars.colour.background.raised,
              border: `${vars.size.hairline} solid ${vars.colour.border.subtle}`,
              borderRadius: vars.radius.large,
              boxShadow: vars.shadow[name],
              padding: vars.space[8],
            }}
          >
            <Text size="sm" weight="medium">
              {name}
            </Text>
          </div>
        ))}
      </Grid>
    </TokenGroup>
  ),
};
