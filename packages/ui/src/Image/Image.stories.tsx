import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { landscape } from '../story-support/pictures.ts';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Image, type ImageProps } from './Image.tsx';

const meta = { title: 'Content/Image', component: Image } satisfies Meta<typeof Image>;
export default meta;

/** One file for every format and density, each asked for by an address of its own. */
function Asked(props: ImageProps) {
  return (
    <UiProvider
      locale="fr-FR"
      navigate={() => {}}
      imageService={(source, { format, density }) => `${source}#${density}x.${format}`}
    >
      <Image {...props} />
    </UiProvider>
  );
}

export const Playground = playground((t) => (
  <Asked
    src={landscape}
    alt={t('Des collines', 'Hills')}
    width={240}
    height={240}
    format="webp"
    fit="cover"
    corners="round"
    isUrgent={false}
  />
));

export const KnownAndReadMeasures = bilingual(
  (t) => (
    <UiProvider locale="fr-FR" navigate={() => {}} imageService={(source) => source}>
      <Container width="narrow">
        <Stack>
          <Image
            src={landscape}
            alt={t('Des collines', 'Hills')}
            width={480}
            height={270}
            corners="round"
          />
          <Image src={landscape} alt={t('Les mêmes', 'The same')} />
          <Image
            src={landscape}
            alt={t('Les mêmes, coupées', 'The same, cut')}
            width={240}
            height={240}
            fit="cover"
          />
        </Stack>
      </Container>
    </UiProvider>
  ),
  {
    play: async ({ canvasElement }) => {
      const pictures = await within(canvasElement).findAllByRole('img');
      await expect(pictures[0]).toHaveAttribute('width', '480');
    },
  },
);
KnownAndReadMeasures.tags = ['variant:Image.corners', 'variant:Image.fit'];

const nothing = 'data:image/png;base64,AA==';

/** Its measures are taken as 0: it takes no room, and screen readers still have its words. */
export const CannotBeRead = bilingual((t) => (
  <UiProvider locale="fr-FR" navigate={() => {}} imageService={() => nothing}>
    <Image src={nothing} alt={t('Une image perdue', 'A lost picture')} />
    <Text>{t('Rien ne pousse ce texte.', 'Nothing pushes this text.')}</Text>
  </UiProvider>
));

export const RightToLeft = rightToLeft(KnownAndReadMeasures);
