import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { noPicture, portrait } from '../story-support/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Content/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Playground = playground((t) => (
  <Avatar
    name={t('Sidonie-Gabrielle Colette', 'Virginia Woolf')}
    size="large"
    src={null}
    isDecorative={false}
  />
));

export const InitialsPictureAndSizes = bilingual(() => (
  <Inline>
    <Avatar name="Sidonie-Gabrielle Colette" size="small" />
    <Avatar name="Colette" />
    <Avatar name="George Sand" src={portrait} />
    <Avatar name="Émile Zola" size="large" />
    <Avatar name="George Sand" src={portrait} size="large" />
  </Inline>
));
InitialsPictureAndSizes.tags = ['variant:Avatar.size'];

/** The picture is there but cannot be read: the initials stand in for it. */
export const PictureThatFails = bilingual(
  () => <Avatar name="Paul Éluard" src={noPicture} size="large" />,
  {
    play: async ({ canvasElement }) => {
      const avatar = within(canvasElement).getByRole('img', { name: 'Paul Éluard' });
      await waitFor(() => expect(avatar).toHaveTextContent('PÉ'));
    },
  },
);

export const RightToLeft = rightToLeft(InitialsPictureAndSizes);
