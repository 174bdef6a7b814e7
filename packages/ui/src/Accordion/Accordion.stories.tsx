import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Accordion } from './Accordion.tsx';

const meta = { title: 'Navigation/Accordion', component: Accordion } satisfies Meta<
  typeof Accordion
>;
export default meta;

export const Questions: StoryObj = {
  ...playground((t) => (
    <Accordion
      defaultOpen={['words']}
      headingLevel={3}
      isExclusive={false}
      items={[
        {
          id: 'words',
          title: t('Comment les mots sont-ils comptés ?', 'How are words counted?'),
          content: t(
            'Paragraphe par paragraphe, comme un lecteur les compterait : « arc-en-ciel » est un mot.',
            'Paragraph by paragraph, as a reader would count them: “well-being” is one word.',
          ),
        },
        {
          id: 'offline',
          title: t('Puis-je écrire sans connexion ?', 'Can I write offline?'),
          content: t(
            'Oui. Tout est gardé sur l’appareil, puis envoyé.',
            'Yes. Everything is kept on the device, then sent.',
          ),
        },
        {
          id: 'private',
          title: t(
            'Qui peut lire ce que j’écris, et comment en être tout à fait sûr ?',
            'Who can read what I write, and how can I be quite sure of it?',
          ),
          content: t('Vous seul, sauf si vous publiez.', 'Only you, unless you publish.'),
        },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('button');
    if (!second) throw new Error('No button.');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(second.getAttribute('aria-controls') ?? '');
    // All of the answer is in sight once it has come, and is as high as it needs from then on.
    await waitFor(async () => {
      await expect(panel?.style.getPropertyValue('--disclosure-panel-height')).toBe('auto');
      await expect(panel?.clientHeight).toBe(panel?.scrollHeight);
    });
  },
};

export const RightToLeft = rightToLeft(Questions);
