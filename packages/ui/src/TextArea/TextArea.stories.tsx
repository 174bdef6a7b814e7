import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Forms/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;

export const Playground = playground((t) => (
  <TextArea
    label={t('Commentaire', 'Comment')}
    optionalLabel={t('facultatif', 'optional')}
    description={t('Pour vous seul.', 'For your eyes only.')}
    rows={3}
    family="interface"
    isDisabled={false}
  />
));

function Counted({ t, text }: { t: Translate; text: string }) {
  const write = (figure: number) => figure.toLocaleString(t('fr', 'en'));
  return (
    <TextArea
      label={t('Commentaire', 'Comment')}
      optionalLabel={t('facultatif', 'optional')}
      description={t('Pour vous seul.', 'For your eyes only.')}
      maxLength={2000}
      tooLong={(over, most) =>
        t(
          `${write(most)} caractères au plus : ${write(over)} de trop.`,
          `${write(most)} characters at most: ${write(over)} too many.`,
        )
      }
      defaultValue={text}
      formatCount={(length, most = 0) => `${write(length)} / ${write(most)}`}
    />
  );
}

const goodSession = (t: Translate) =>
  t('Une bonne séance : le chapitre avance. ', 'A good session: the chapter is moving. ');

export const WithCount = bilingual((t) => <Counted t={t} text={goodSession(t).trim()} />);
WithCount.tags = ['variant:TextArea.family.interface'];

/** Nothing is cut, since what is cut is lost; and a long text scrolls inside the field. */
export const TooLong = bilingual((t) => <Counted t={t} text={goodSession(t).repeat(200)} />, {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await expect(area.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
});

export const Grows = bilingual((t) => <TextArea label={t('Notes', 'Notes')} rows={2} />, {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'un{enter}deux{enter}trois{enter}quatre{enter}cinq');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
});

export const ForReading = bilingual((t) => (
  <TextArea
    family="reading"
    label={t('Première phrase', 'First sentence')}
    defaultValue={t(
      'La mer était si calme qu’on l’aurait crue en train de lire.',
      'The sea lay so still that it might have been reading.',
    )}
  />
));
ForReading.tags = ['variant:TextArea.family.reading'];

export const Invalid = bilingual((t) => (
  <TextArea
    label={t('Commentaire', 'Comment')}
    errorMessage={t('Ce texte est trop long.', 'This text is too long.')}
  />
));

export const Disabled = bilingual((t) => (
  <TextArea
    isDisabled
    label={t('Commentaire', 'Comment')}
    defaultValue={t('La séance est publiée.', 'The session is published.')}
  />
));

export const RightToLeft = rightToLeft(WithCount);
