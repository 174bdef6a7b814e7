import { useState, type ReactNode } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { column, files as filesClass, hint } from './FileTrigger.css.ts';

export type FileTriggerProps = Pick<ButtonLook, 'tone' | 'size'> & {
  /** The button's words: "Import a text". */
  label: string;
  /** Which kinds, how large: said before the mistake. */
  description?: ReactNode;
  /** Media types or endings: `text/markdown`, `.docx`. */
  accept?: readonly string[];
  /** Several files at once. */
  allowsMultiple?: boolean;
  /** No file can be chosen now. */
  isDisabled?: boolean;
  /** The files that were chosen. */
  onSelect: (files: readonly File[]) => void;
};

/** Takes files from the reader's device, and says which it took. */
export function FileTrigger({
  label,
  description,
  accept,
  allowsMultiple = false,
  isDisabled = false,
  onSelect,
  ...look
}: FileTriggerProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <div className={column}>
      <AriaFileTrigger
        allowsMultiple={allowsMultiple}
        onSelect={(list) => {
          const files = [...(list ?? [])];
          setNames(files.map(({ name }) => name));
          onSelect(files);
        }}
        {...(accept ? { acceptedFileTypes: accept } : {})}
      >
        <Button {...look} icon="upload" isDisabled={isDisabled}>
          {label}
        </Button>
      </AriaFileTrigger>
      {description ? <p className={hint}>{description}</p> : null}
      <ul className={filesClass} aria-live="polite" aria-label={label}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
