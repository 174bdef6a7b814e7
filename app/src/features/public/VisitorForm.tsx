import * as limits from '@ecritoire/contracts/limits';
import { formsTexts } from '@ecritoire/i18n/forms';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { Banner, Button, Form, TextField, VisuallyHidden } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { withLocale } from '../../site/locale.ts';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { useFocusFirstError } from './focus-first-error.ts';

type EveryForm = {
  email: string;
  /** What a program has typed where a person sees nothing. */
  website: string;
};

export type VisitorFormProps = {
  /** Identifies the form for the server, should the browser submit it natively. */
  name: 'waitlist' | 'question' | 'suggestion';
  /** Names the form. */
  label: string;
  status: FormStatus;
  /** The errors that still stand, by field. */
  errors: Readonly<Record<string, string>>;
  sendLabel: string;
  onSubmit: () => void;
  fields: EveryForm;
  onChange: (part: Partial<EveryForm>) => void;
  /** What the address is for. */
  emailHint: string;
  /** What else the form asks for. */
  children: ReactNode;
};

/** What every form of the public site has: the address of who writes, the refusal, the thanks. */
export function VisitorForm(props: VisitorFormProps) {
  const { locale, LL } = useI18n();
  const { common } = LL;
  const forms = useTexts(formsTexts);
  const { status } = props;
  const place = useFocusFirstError(status.fieldErrors);
  const isRefused = Object.keys(status.fieldErrors).length > 0;
  // One alone says what it is at its field.
  const areSeveral = Object.keys(status.fieldErrors).length > 1;
  const isMended = Object.keys(props.errors).length === 0;
  return (
    <div ref={place}>
      <Form
        label={props.label}
        action={withLocale(`/forms/${props.name}#sent`, locale)}
        onSubmit={props.onSubmit}
        errors={props.errors}
        errorMessage={isRefused ? undefined : status.message}
        actions={
          <Button
            type="submit"
            tone="primary"
            isPending={status.isSubmitting}
            pendingLabel={common.loading()}
          >
            {props.sendLabel}
          </Button>
        }
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          label={forms.email()}
          description={props.emailHint}
          value={props.fields.email}
          onChange={(email) => props.onChange({ email })}
          maxLength={limits.askQuestion.email}
        />
        {props.children}
        <VisuallyHidden>
          {/* For programs alone: nobody is to meet it, with the eyes or by ear. */}
          <label aria-hidden="true">
            <span>{forms.website()}</span>
            <input
              // Nothing that a password manager knows how to fill in.
              name="nothing"
              tabIndex={-1}
              autoComplete="off"
              value={props.fields.website}
              onChange={(event) => props.onChange({ website: event.target.value })}
            />
          </label>
        </VisuallyHidden>
        {areSeveral && !isMended ? (
          <Banner tone="error" role="alert">
            {forms.checkEntries()}
          </Banner>
        ) : null}
        {/* A server removes it from its pages: it accepts native form submissions. */}
        <noscript data-without="server">
          <Banner tone="warning">{forms.withoutServer()}</Banner>
        </noscript>
      </Form>
    </div>
  );
}
