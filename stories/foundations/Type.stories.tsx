import { Grid, Heading, Stack, Text } from '@ecritoire/ui';
import { measurePurposes, measures } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenGroup, TokenName } from './TokenPage.tsx';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

const sample = 'Où l’œuvre naît : « 10 000 mots » — dit-elle…';

export const Scale: StoryObj = {
  render: () => (
    <TokenGroup title="Sizes" purpose={measurePurposes.text}>
      <Stack gap={5}>
        {Object.entries(measures.text).map(([name, size]) => (
          <Stack key={name} gap={1}>
            <TokenName name={name} value={size} />
            <p style={{ fontSize: size, lineHeight: measures.lineHeight.snug }}>{sample}</p>
          </Stack>
        ))}
      </Stack>
    </TokenGroup>
  ),
};

/** Weights, the room between lines and between letters. */
export const WeightsAndLines: StoryObj = {
  render: () => (
    <Stack gap={10}>
      <TokenGroup title="Weights" purpose={measurePurposes.weight}>
        <Stack gap={2}>
          {Object.entries(measures.weight).map(([name, weight]) => (
            <Stack key={name} gap={1}>
              <TokenName name={name} value={weight} />
              <p style={{ fontSize: measures.text.lg, fontWeight: weight }}>{sample}</p>
            </Stack>
          ))}
        </Stack>
      </TokenGroup>
      <TokenGroup title="Line heights" purpose={measurePurposes.lineHeight}>
        <Grid columns="medium" gap={6}>
          {Object.entries(measures.lineHeight).map(([name, lineHeight]) => (
            <Stack key={name} gap={1}>
              <TokenName name={name} value={lineHeight} />
              <p style={{ fontFamily: measures.font.reading, lineHeight }}>
                {`${sample} ${sample}`}
              </p>
            </Stack>
          ))}
        </Grid>
      </TokenGroup>
      <TokenGroup title="Tracking" purpose={measurePurposes.tracking}>
        <Stack gap={2}>
          {Object.entries(measures.tracking).map(([name, letterSpacing]) => (
            <Stack key={name} gap={1}>
              <TokenName name={name} value={letterSpacing} />
              <p style={{ fontSize: measures.text.lg, letterSpacing }}>{sample}</p>
            </Stack>
          ))}
        </Stack>
      </TokenGroup>
    </Stack>
  ),
};

export const Families: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2}>Literata</Heading>
        <Text family="reading" size="lg" lang="fr">
          {`${sample} ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ`}
        </Text>
        <Text family="reading" size="lg">
          <em>{sample}</em>
        </Text>
      </Stack>
      <Stack gap={2}>
        <Heading level={2}>Instrument Sans</Heading>
        <Text size="lg" lang="fr">
          {`${sample} ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ`}
        </Text>
        <Text size="lg" weight="semibold">
          {sample}
        </Text>
      </Stack>
    </Stack>
  ),
};

const frenchSigns = 'œŒæ«»—–’“”…éàùçÉÀÇŸ€×';

/** The two families really arrive, and hold what French and English need. */
export const SelfHosted: StoryObj = {
  ...Families,
  play: async () => {
    for (const family of ['Literata Variable', 'Instrument Sans Variable']) {
      const faces = await document.fonts.load(`16px '${family}'`, frenchSigns);
      await expect(faces.length).toBeGreaterThan(0);
      await expect(document.fonts.check(`16px '${family}'`, frenchSigns)).toBe(true);
    }
  },
};

/** A narrow no-break space stays narrow in both families, though neither draws it itself. */
export const NarrowSpace: StoryObj = {
  ...Families,
  play: async () => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    for (const family of [measures.font.reading, measures.font.interface]) {
      if (pen) pen.font = `64px ${family}`;
      const width = (text: string) => pen?.measureText(text).width ?? 0;
      const narrow = width('10\u202F000') - width('10000');
      const wide = width('10\u00A0000') - width('10000');
      await expect(narrow).toBeGreaterThan(0);
      await expect(narrow).toBeLessThan(wide);
    }
  },
};
