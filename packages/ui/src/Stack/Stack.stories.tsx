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

export const RightToLeft = rightToLeft(Stacked);
