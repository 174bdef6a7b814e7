import { ApiError, type ApiClient, type Result } from '@ecritoire/api-client';
import type { JoinWaitlistRequest, VisitorMessageRequest } from '@ecritoire/contracts';
import {
  askQuestionBody,
  joinWaitlistBody,
  suggestFeatureBody,
  validateBody,
} from '@ecritoire/contracts/validators';
import { addressMessageKey, typedAddress, typedText } from '@ecritoire/prose';
import { useState } from 'react';
import type { MessageForm } from './MessageSection.tsx';
import type { WaitlistForm } from './WaitlistSection.tsx';
import { useSavedForm } from './saved-form.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

const serverErrorKey = 'actions.endpoints.serverError';

/** What went wrong on the way is said in a visitor's words; the rest as the server says it. */
export function inVisitorsWords<Data>(result: Result<Data>, hasServer: boolean): Result<Data> {
  if (result.success || result.error.messageKey !== serverErrorKey) return result;
  const { message, status, data } = result.error;
  const failure = status === null ? 'networkError' : 'serverError';
  const messageKey = hasServer ? (`forms.${failure}` as const) : 'forms.noServer';
  return { ...result, error: new ApiError(message, { status, data, messageKey }) };
}

/** A text that was left empty is not said. */
function said(name: 'expectations' | 'currentPractice' | 'website', typed: string) {
  const text = typedText(typed);
  return text === '' ? {} : { [name]: text };
}

type Sendable<Body> = (form: Body, idempotencyKey: string) => Promise<Result<unknown>>;

/**
 * One form of a visitor: validated, sent once however often it is retried; its recipient is shown.
 */
function useVisitorForm<Form extends { email: string; website: string }, Body>(options: {
  bodyOf: (form: Form) => Body;
  validate: Parameters<typeof validateBody>[0];
  send: Sendable<Body>;
}) {
  const { config } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { saved, keep, keyOf, forget } = useSavedForm<Form>();
  const action = useFormAction({
    check: (form: Form) =>
      validateBody(options.validate, options.bodyOf(form)).map(({ field, messageKey }) => ({
        field,
        messageKey: addressMessageKey(messageKey, form.email),
      })),
    submit: async (form: Form) => {
      const body = options.bodyOf(form);
      const result = inVisitorsWords(
        await options.send(body, await keyOf(body)),
        config.apiBaseUrl !== null,
      );
      if (result.success) {
        forget();
        setSentTo(typedAddress(form.email));
      }
      return result;
    },
    touches: [],
    successKey: 'forms.sent',
  });
  const again = () => {
    setSentTo(null);
    action.reset();
  };
  return {
    form: { status: action.status, sentTo, saved, onType: keep, onSubmit: action.submit },
    onAgain: again,
  };
}

/** The waitlist, in the language in use. */
export function useWaitlistForm() {
  const { api, language } = useServices();
  const { form } = useVisitorForm({
    bodyOf: (form: WaitlistForm): JoinWaitlistRequest => ({
      email: typedAddress(form.email),
      ...(form.formats.length > 0 ? { formats: form.formats } : {}),
      ...said('expectations', form.expectations),
      ...said('currentPractice', form.currentPractice),
      language: language.current(),
      ...said('website', form.website),
    }),
    validate: joinWaitlistBody,
    send: (body, key) => api.joinWaitlist(body, key),
  });
  return form;
}

const messages = {
  question: { validate: askQuestionBody, send: (api: ApiClient) => api.askQuestion },
  suggestion: { validate: suggestFeatureBody, send: (api: ApiClient) => api.suggestFeature },
} as const;

/** A question or a suggestion, in the language in use. */
export function useMessageForm(kind: 'question' | 'suggestion') {
  const { api, language } = useServices();
  const { validate, send } = messages[kind];
  const { form, onAgain } = useVisitorForm({
    bodyOf: (form: MessageForm): VisitorMessageRequest => ({
      email: typedAddress(form.email),
      text: typedText(form.text),
      language: language.current(),
      ...said('website', form.website),
    }),
    validate,
    send: (body, key) => send(api)(body, key),
  });
  return { ...form, onAgain };
}
