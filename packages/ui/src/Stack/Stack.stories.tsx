import type { Meta } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Container, Grid, Inline, Stack } from './Stack.tsx';

const meta = {
  title: 'Layouts/Stack, Inline, Grid',
  component: Stack,
  subcomponents: { Inline, Grid, Container },
} satisfies Meta<typeof Stack>;
export default meta;

const sheets = ['1', '2', '3', '4'].map((number) => (
  <Card key={number}>
    <Text>{number}</Text>
  </Card>
));

/** Of different heights, so that an alignment is seen. */
const uneven = [
  sheets[0],
  <Card key="large" padding="large">
    <Text>2</Text>
  </Card>,
];

export const Stacked = bilingual(() => <Stack gap={3}>{sheets}</Stack>);
export const SideBySide = bilingual(() => <Inline gap={3}>{sheets}</Inline>);
export const FirstTakesTheRest = bilingual(() => (
  <Inline gap={3} grow="first" collapse="small">
    {sheets.slice(2)}
  </Inline>
));
export const InAGrid = bilingual(() => <Grid>{sheets}</Grid>);
export const Contained = bilingual(() => (
  <Container width="reading">
    <Stack>{sheets}</Stack>
  </Container>
));

export const StackAlignments = bilingual(() => (
  <Stack>
    {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
      <Stack key={align} align={align}>
        {sheets.slice(2)}
      </Stack>
    ))}
    {(['start', 'center', 'end', 'between'] as const).map((justify) => (
      <Stack key={justify} justify={justify}>
        {sheets.slice(3)}
      </Stack>
    ))}
    {(['all', 'screen', 'print'] as const).map((media) => (
      <Stack key={media} media={media}>
        {sheets.slice(3)}
      </Stack>
    ))}
  </Stack>
));
StackAlignments.tags = ['variant:Stack.align', 'variant:Stack.justify', 'variant:Stack.media'];

export const InlineAlignments = bilingual(() => (
  <Stack>
    {(['baseline', 'start', 'center', 'end', 'stretch'] as const).map((align) => (
      <Inline key={align} align={align}>
        {uneven}
      </Inline>
    ))}
    {(['start', 'center', 'end', 'between'] as const).map((justify) => (
      <Inline key={justify} justify={justify}>
        {sheets.slice(2)}
      </Inline>
    ))}
    {(['none', 'first', 'words'] as const).map((grow) => (
      <Inline key={grow} grow={grow} collapse="small">
        {sheets.slice(2)}
      </Inline>
    ))}
  </Stack>
));
InlineAlignments.tags = [
  'variant:Inline.align',
  'variant:Inline.collapse',
  'variant:Inline.grow',
  'variant:Inline.justify',
];

export const GridColumns = bilingual(() => (
  <Stack>
    {(['narrow', 'medium', 'wide', 'aside', 'chosen', 'dozen'] as const).map((columns) => (
      <Grid key={columns} columns={columns}>
        {sheets}
      </Grid>
    ))}
  </Stack>
));
GridColumns.tags = ['variant:Grid.columns'];

export const ContainerWidths = bilingual(() => (
  <Stack>
    {(['narrow', 'reading', 'content', 'wide'] as const).map((width) => (
      <Container key={width} width={width}>
        {sheets.slice(3)}
      </Container>
    ))}
    <Container align="start" width="narrow">
      {sheets.slice(3)}
    </Container>
  </Stack>
));
ContainerWidths.tags = ['variant:Container.align', 'variant:Container.width'];

export const RightToLeft = rightToLeft(Stacked);
