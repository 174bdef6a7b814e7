import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { landscape } from '../story-support/pictures.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Image } from './Image.tsx';

const meta = { title: 'Content/Image', component: Image } satisfies Meta<typeof Image>;
export default meta;

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

export const RightToLeft = rightToLeft(KnownAndReadMeasures);
