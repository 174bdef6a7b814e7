import type { Document } from '@ecritoire/contracts';
import { Skeleton } from '@ecritoire/ui';
import type { Entry } from './JournalEntry.tsx';
import { JournalPageOfDay, type JournalPageOfDayProps } from './JournalPageOfDay.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { focusPageHeading } from '../../shared/runtime/navigation-focus.ts';
import type { OpenedDocument } from '@ecritoire/document-sync';
import { useEditedDocument } from '../documents/index.ts';
import { OpenText, useDesk } from '../writing/index.ts';

type JournalDeskProps = JournalPageOfDayProps & {
  entry: Document;
  /** Whether it was begun on this page: one goes on writing. */
  isBegun: boolean;
  onDelete: (entry: Entry) => void;
};

/** The entry of the day, open for writing as a document is. */
export function JournalDesk(props: JournalDeskProps) {
  return (
    <OpenText documentId={props.entry.id} isPage={false} pending={<Skeleton lines={4} />}>
      {(opened) => <Desk {...props} opened={opened} />}
    </OpenText>
  );
}

function Desk({
  opened,
  entry,
  isBegun,
  onDelete,
  ...props
}: JournalDeskProps & { opened: OpenedDocument }) {
  const title = useFormats().title(entry);
  const { document, onEdit, dialog } = useEditedDocument(opened);
  const { countWords, ...desk } = useDesk(
    { ...opened, document },
    {
      title,
      space: 'entry',
      focusPage: focusPageHeading,
      onArrival: (focus) => {
        // The heading had the focus before there was a text to write in.
        const hasArrived = window.document.activeElement?.matches('main h1') ?? false;
        if (isBegun || hasArrived) focus();
      },
    },
  );
  return (
    <>
      <JournalPageOfDay
        {...props}
        {...desk}
        id={entry.id}
        onLanguage={onEdit}
        onDelete={() => onDelete({ ...entry, words: countWords() })}
      />
      {dialog}
    </>
  );
}
