import { useId, useRef, useState, type ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { description as descriptionClass, error, errorSign } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { column, file, files as filesClass } from './FileTrigger.css.ts';
import { isAccepted } from './is-accepted.ts';

/** A trigger that accepts only some files must name the ones it rejects. */
type Accepting =
  | { accept?: never; notAccepted?: never }
  | {
      /** Media types or endings: `image/*`, `.docx`. Many systems know no media type for a text: name its ending. */
      accept: readonly string[];
      /** The message about rejected files: "evil.exe is neither Markdown nor text." */
      notAccepted: (names: readonly string[]) => string;
    };

export type FileTriggerProps = Pick<ButtonLook, 'tone' | 'size'> &
  Accepting & {
    /** The button's words: "Import a text". */
    label: string;
    /** Names the cross beside a file: "Take off chapter-1.md". */
    removeLabel: (name: string) => string;
    /** Which kinds, how large: said before the mistake. */
    description?: ReactNode;
    /** What is wrong with the files that were chosen: too large, unreadable. */
    errorMessage?: string | undefined;
    /** Several files at once. */
    allowsMultiple?: boolean;
    /** No file can be chosen now. */
    isDisabled?: boolean;
    /** The files that stand: after others were chosen, or one was taken off. */
    onChange: (files: readonly File[]) => void;
  };

/**
 * Takes files from the reader's device, lists them, and hands them to its owner. Choosing again
 * replaces them; each can be removed. A browser's chooser can be switched to show every file, so
 * rejected types are checked here as well. Size and content are for the owner to check.
 */
export function FileTrigger({
  label,
  removeLabel,
  description,
  errorMessage,
  accept,
  notAccepted,
  allowsMultiple = false,
  isDisabled = false,
  onChange,
  ...look
}: FileTriggerProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const mistake = refused.length > 0 ? notAccepted?.(refused) : errorMessage;
  const keep = (accepted: readonly File[]) => {
    setFiles(accepted);
    onChange(accepted);
  };
  const choose = (chosen: readonly File[]) => {
    const good = chosen.filter((one) => accept === undefined || isAccepted(one, accept));
    setRefused(chosen.filter((one) => !good.includes(one)).map(({ name }) => name));
    if (good.length > 0) keep(good);
  };
  const remove = (one: File) => {
    setRefused([]);
    keep(files.filter((other) => other !== one));
    // The cross goes with its file, and would take the focus with it.
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={root} className={column}>
      <AriaFileTrigger
        allowsMultiple={allowsMultiple}
        onSelect={(list) => choose([...(list ?? [])])}
        {...(accept ? { acceptedFileTypes: accept } : {})}
      >
        <Button
          {...look}
          icon="upload"
          isDisabled={isDisabled}
          aria-describedby={`${id}-description ${id}-error`}
        >
          {label}
        </Button>
      </AriaFileTrigger>
      {description ? (
        <p id={`${id}-description`} className={descriptionClass}>
          {description}
        </p>
      ) : null}
      {mistake ? (
        <p id={`${id}-error`} role="alert" className={error}>
          <span className={errorSign}>
            <Icon name="exclamation-circle" size="small" />
          </span>
          <span>{mistake}</span>
        </p>
      ) : null}
      <ul className={filesClass} aria-live="polite" aria-label={label}>
        {files.map((one) => (
          <li key={one.name} className={file}>
            <span>{one.name}</span>
            <IconButton
              icon="x"
              size="small"
              label={removeLabel(one.name)}
              isDisabled={isDisabled}
              onPress={() => remove(one)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
