import { refuse, unreachable } from '@ecritoire/api-mocks';
import { formsTexts } from '@ecritoire/i18n/forms';
import { dialog, fill, press, see, steps } from '../testing/steps.ts';
import { pageIn, visitorPage, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Visitors',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const ask = (address: string) =>
  steps(
    fill((_, locale) => new RegExp(`^${formsTexts(locale).email()}`, 'u'), address),
    fill((_, locale) => new RegExp(`^${formsTexts(locale).message()}`, 'u'), 'Et le théâtre ?'),
    press((_, locale) => formsTexts(locale).send()),
  );

export const Sent: Story = {
  tags: ['message:forms.sent', 'page:/faq'],
  ...visitorPage('/faq'),
  play: ask('ana@exemple.fr'),
};

export const NotReached: Story = {
  name: 'Not sent, the server is not reached',
  tags: ['message:forms.networkError'],
  ...visitorPage('/faq', unreachable('askQuestion')),
  play: ask('ana@exemple.fr'),
};

export const ServerFails: Story = {
  name: 'Not sent, the server fails',
  tags: ['message:forms.serverError'],
  ...visitorPage('/faq', refuse('askQuestion', 'actions.endpoints.serverError')),
  play: ask('ana@exemple.fr'),
};

export const NoServer: Story = {
  name: 'Not sent, this copy has no server',
  tags: ['message:forms.noServer'],
  ...pageIn({ tokens: 'none', config: { apiBaseUrl: null } }, '/faq'),
  play: ask('ana@exemple.fr'),
};

export const WrongAddress: Story = {
  name: 'Wrong address',
  parameters: { saysAnswer: true },
  tags: ['message:validation.email'],
  ...visitorPage('/faq'),
  play: ask('ana@exemple'),
};

export const AddressWithSpace: Story = {
  name: 'Address with a space',
  parameters: { saysAnswer: true },
  tags: ['message:forms.emailWithSpace'],
  ...visitorPage('/faq'),
  play: ask('ana b@exemple.fr'),
};

export const CookiesAnswered: Story = {
  name: 'Cookies answered',
  tags: ['message:cookies.stored', 'page:/legal'],
  ...visitorPage('/legal'),
  play: steps(
    see((t) => t.cookies.title()),
    press((t) => t.cookies.title()),
    dialog,
    press((t) => t.cookies.refuse()),
  ),
};
