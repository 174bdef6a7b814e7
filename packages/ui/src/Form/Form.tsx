import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import { actions as actionsClass, form } from './Form.css.ts';

export type FormProps = {
  /** The browser's own submission is always prevented. */
  onSubmit: () => void;
  /** The address of a native submit while no script runs. */
  action?: string;
  /** Messages by field name, as the server or the validator gave them. */
  errors?: Readonly<Record<string, string | string[]>>;
  /**
   * What went wrong with the form as a whole: by its buttons, and announced when it appears. Of
   * mistakes it is said where one of them has no field that would say it.
   */
  errorMessage?: string | undefined;
  /** Buttons, the one that submits last. */
  actions?: ReactNode;
  /** For buttons that stand outside of it. */
  ref?: Ref<Pick<HTMLFormElement, 'requestSubmit'>>;
  /** Names the form for screen readers, where no heading does. */
  label?: string;
  /** The fields, one under the other. */
  children: ReactNode;
};

/** The control of the first field with a mistake: its input, its button, or the first of a group. */
const firstMistake = (element: HTMLElement) => {
  const field = element.querySelector<HTMLElement>('[aria-invalid="true"], button[data-invalid]');
  return field?.querySelector<HTMLElement>('input') ?? field;
};

const hasField = ({ elements }: HTMLFormElement, name: string) => elements.namedItem(name) !== null;

const isPending = (element: HTMLFormElement) =>
  element.querySelector('button[data-pending]') !== null;

/** A pending button is none that submits: the browser lets Enter send the form without it. */
const isSending = (element: HTMLFormElement, event: Event) =>
  event instanceof SubmitEvent && event.submitter === null && isPending(element);

/**
 * Fields and their buttons. Says every mistake at once, keeps what was typed, and takes the focus to
 * the first mistake, or to the summary of them, each time it is sent. While its button is pending it
 * is not sent again, by Enter either.
 */
export function Form({
  onSubmit,
  action,
  errors,
  errorMessage,
  actions,
  ref,
  label,
  children,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({ requestSubmit: () => element.current?.requestSubmit() }), []);
  const known = useRef<readonly string[]>([]);
  const messagePlace = useRef<HTMLDivElement>(null);
  const [sendings, setSendings] = useState(0);
  const answered = useRef(0);
  const [isWithoutField, setWithoutField] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    const names = Object.keys(errors ?? {});
    setWithoutField(current !== null && names.some((name) => !hasField(current, name)));
  }, [errors]);
  const isWhole = isWithoutField || Object.keys(errors ?? {}).length === 0;
  const message = isWhole ? errorMessage : undefined;
  // After every render: the same mistakes again may come as the same object, with the next state of
  // the button, or with nothing at all of the caller's.
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    // By what they say: mistakes that stay while another is mended must not take the caret away.
    const mistakes = Object.entries(errors ?? {}).map((mistake) => JSON.stringify(mistake));
    const isNew = mistakes.some((mistake) => !known.current.includes(mistake));
    const isAnswered = sendings !== answered.current && !isPending(current);
    known.current = mistakes;
    if (!isNew && !isAnswered) return;
    const summary = current.querySelector<HTMLElement>('[data-error-summary]');
    const isInField = Object.keys(errors ?? {}).some((name) => hasField(current, name));
    const place = summary ?? (isInField ? firstMistake(current) : null);
    if (place === null) return;
    answered.current = sendings;
    place.focus();
  });
  // Submitting a long form from one of its fields must still show the result.
  useEffect(() => {
    if (message) messagePlace.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <AriaForm
      ref={element}
      className={form}
      // A native submit must not put the fields into an address.
      method="post"
      {...(action === undefined ? {} : { action })}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending(event.currentTarget, event.nativeEvent)) return;
        setSendings((before) => before + 1);
        onSubmit();
      }}
      {...(errors ? { validationErrors: errors } : {})}
      {...(label ? { 'aria-label': label } : {})}
    >
      {children}
      {message ? (
        <div ref={messagePlace}>
          <Banner tone="error" role="alert">
            {message}
          </Banner>
        </div>
      ) : null}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </AriaForm>
  );
}
