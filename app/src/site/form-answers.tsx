import type { FieldMessageKey, ProblemMessageKey } from '@ecritoire/contracts';
import { messageOf, type Locales, type TranslationFunctions } from '@ecritoire/i18n';
import { formsTexts } from '@ecritoire/i18n/forms';
import { Banner } from '@ecritoire/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormDone } from './FormDone.tsx';

/** What the API may say of a form that a visitor has sent. */
const keys = [
  'request.tooLarge',
  'request.tooManyRequests',
  'server.full',
  'server.unavailable',
  'validation.email',
  'forms.emailWithSpace',
  'validation.enum',
  'validation.listRepeats',
  'validation.listTooLong',
  'validation.required',
  'validation.textTooLong',
  'validation.textTooShort',
  'validation.wrongFormat',
  'waitlist.email_already_on_waitlist',
] as const satisfies readonly (FieldMessageKey | ProblemMessageKey | 'forms.emailWithSpace')[];

/**
 * What the server says in the place of a form, or above it, to somebody whose browser runs no
 * script. `{message}` stands where it writes its own; an address that was given goes into no other.
 */
export function formAnswers(texts: TranslationFunctions, locale: Locales) {
  const { common, errorPage } = texts;
  const forms = formsTexts(locale);
  const done = ({
    doneTitle,
    doneText,
  }: Pick<typeof forms.question, 'doneTitle' | 'doneText'>) => ({
    title: doneTitle(),
    html: renderToStaticMarkup(
      <FormDone title={doneTitle()} text={doneText({ email: forms.givenEmail() })} />,
    ),
  });
  return {
    done: {
      waitlist: done(forms.waitlist),
      question: done(forms.question),
      suggestion: done(forms.suggestion),
    },
    problemTitle: errorPage.title(),
    problem: renderToStaticMarkup(
      <Banner tone="error" role="alert">
        {'{message}'}
      </Banner>,
    ),
    checkEntries: forms.checkEntries(),
    otherwise: messageOf(texts, 'forms.serverError'),
    // The server writes how long.
    tooMany: common.tooMany({ wait: '{wait}' }),
    messages: Object.fromEntries(keys.map((key) => [key, messageOf(texts, key)])),
    fields: {
      email: forms.email(),
      text: forms.message(),
      formats: forms.waitlist.formats(),
      expectations: forms.waitlist.expectations(),
      currentPractice: forms.waitlist.currentPractice(),
    },
  };
}
