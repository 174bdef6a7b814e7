import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = { title: 'Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused = bilingual(
  (t) => (
    <>
      <SkipLink target="content">{t('Aller au texte', 'Skip to the text')}</SkipLink>
      <main id="content" tabIndex={-1}>
        {t('Le texte.', 'The text.')}
      </main>
    </>
  ),
  {
    play: async ({ canvasElement }) => {
      await userEvent.tab();
      await expect(canvasElement.querySelector('a')).toHaveFocus();
    },
  },
);

export const RightToLeft = rightToLeft(Focused);
