import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import { actions as actionsClass, form } from './Form.css.ts';

export type FormProps = {
  /** The browser's own submission is always prevented. */
  onSubmit: () => void;
  /** Messages by field name, as the server or the validator gave them. */
  errors?: Readonly<Record<string, string | string[]>>;
  /** What went wrong with the form as a whole; announced when it appears. */
  errorMessage?: string | undefined;
  /** Buttons, the one that submits last. */
  actions?: ReactNode;
  label?: string;
  children: ReactNode;
};

/** Fields and their buttons. Says every mistake at once, and keeps what was typed. */
export function Form({ onSubmit, errors, errorMessage, actions, label, children }: FormProps) {
  return (
    <AriaForm
      className={form}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...(errors ? { validationErrors: errors } : {})}
      {...(label ? { 'aria-label': label } : {})}
    >
      {errorMessage ? (
        <Banner tone="error" role="alert">
          {errorMessage}
        </Banner>
      ) : null}
      {children}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </AriaForm>
  );
}
