import type { Document, DocumentSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Heading, IconButton, Inline, Menu, Stack, Text } from '@ecritoire/ui';
import { SessionText } from './SessionText.tsx';
import { useFormats } from './use-formats.ts';

/** What is known of an entry without its text. */
export type Entry = Pick<DocumentSummary, 'id' | 'title' | 'journalEntry' | 'words'>;

export type EntryMenuProps = { day: string; onDelete: () => void };

/** What can be done with an entry beside writing it. */
export function EntryMenu({ day, onDelete }: EntryMenuProps) {
  const { journal: texts } = useI18n().LL;
  const label = texts.actions({ day });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" label={label} />}
      items={[{ id: 'delete', label: texts.delete(), icon: 'trash', tone: 'error' }]}
      onAction={onDelete}
    />
  );
}

export type JournalEntryProps = { entry: Document; onDelete: () => void };

/** An earlier day, to be read; it is written on where all documents are. */
export function JournalEntry({ entry, onDelete }: JournalEntryProps) {
  const { common, journal: texts } = useI18n().LL;
  const formats = useFormats();
  const day = formats.title(entry);
  const { id, language, paragraphs, words, journalEntry, title } = entry;
  return (
    <Stack as="article" gap={4}>
      <Inline justify="between" align="start" wrap={false}>
        <Stack gap={1}>
          <Heading level={2}>{formats.fullDate(journalEntry?.localDate ?? title)}</Heading>
          <Text as="span" size="sm" tone="muted" figures="tabular">
            {common.words({ words })}
          </Text>
        </Stack>
        <Inline gap={1} wrap={false}>
          <ButtonLink
            href={`/app/documents/${id}`}
            size="small"
            tone="quiet"
            aria-label={texts.editDay({ day })}
          >
            {texts.edit()}
          </ButtonLink>
          <EntryMenu day={day} onDelete={onDelete} />
        </Inline>
      </Inline>
      {words === 0 && paragraphs.every(({ content }) => content.length === 0) ? (
        <Text tone="muted">{texts.empty()}</Text>
      ) : (
        <SessionText
          sections={[{ documentId: id, documentTitle: null, language, paragraphs }]}
          headingLevel={3}
        />
      )}
    </Stack>
  );
}
