import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Brand } from './Brand.tsx';

const meta = { title: 'Content/Brand', component: Brand } satisfies Meta<typeof Brand>;
export default meta;

export const Playground = playground(() => <Brand name="Écritoire" href="/" size="medium" />);

export const Sizes = bilingual(() => (
  <Inline gap={8}>
    <Brand name="Écritoire" href="/" />
    <Brand name="Écritoire" size="large" />
  </Inline>
));
Sizes.tags = ['variant:Brand.size'];

export const RightToLeft = rightToLeft(Sizes);
