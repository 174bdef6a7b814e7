import type { Document, DocumentSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Divider, Heading, IconButton, Inline, Link, Menu, Stack, Text } from '@ecritoire/ui';
import { memo } from 'react';
import { passFocusOn } from '../../shared/ui/pass-focus-on.ts';
import { SessionText } from '../sessions/index.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';

/** What is known of an entry without its text. */
export type Entry = Pick<DocumentSummary, 'id' | 'title' | 'journalEntry' | 'words' | 'updatedAt'>;

export type EntryMenuProps = {
  id: string;
  day: string;
  /** Where it is opened for writing; absent where it is open. */
  href?: string;
  /** Asks for the language of its text, where it is open. */
  onLanguage?: () => void;
  onDelete: () => void;
};

/** What can be done with an entry beside writing it. */
export function EntryMenu({ id, day, href, onLanguage, onDelete }: EntryMenuProps) {
  const { journal: texts } = useI18n().LL;
  const label = texts.actions({ day });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" label={label} />}
      items={[
        ...(href === undefined
          ? []
          : [{ id: 'open', label: texts.open(), icon: 'pen-line' as const, href }]),
        ...(onLanguage === undefined
          ? []
          : [{ id: 'language', label: texts.language(), icon: 'languages' as const }]),
        {
          id: 'versions',
          label: texts.versions(),
          icon: 'history',
          href: `/app/documents/${id}/versions`,
        },
        { id: 'delete', label: texts.delete(), icon: 'trash', tone: 'error' },
      ]}
      onAction={(id) => {
        if (id === 'language') onLanguage?.();
        if (id === 'delete') onDelete();
      }}
    />
  );
}

export type JournalEntryProps = {
  entry: Document;
  /** It is far down the page, after many others. */
  isFar: boolean;
  onDelete: (entry: Entry) => void;
};

/**
 * An earlier day below a line, to be read; its link opens it for writing. Rendered again only when
 * it changes: there may be years of them.
 */
export const JournalEntry = memo(function JournalEntry({
  entry,
  isFar,
  onDelete,
}: JournalEntryProps) {
  const { common, journal: texts } = useI18n().LL;
  const formats = useFormats();
  const day = formats.title(entry);
  const { id, language, paragraphs, words, journalEntry, title, projectId } = entry;
  const href = `/app/projects/${projectId}?date=${journalEntry?.localDate ?? title}`;
  return (
    <>
      <Divider />
      <Stack as="article" gap={4} isOneOfMany={isFar}>
        <Inline justify="between" align="start" wrap={false}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              <span ref={passFocusOn}>
                <Link look="quiet" href={href}>
                  {formats.fullDate(journalEntry?.localDate ?? title)}
                </Link>
              </span>
            </Heading>
            <Stack media="screen">
              <Text as="span" size="sm" tone="muted" figures="tabular">
                {common.words({ words })}
              </Text>
            </Stack>
          </Stack>
          <span ref={passFocusOn}>
            <EntryMenu id={id} day={day} href={href} onDelete={() => onDelete(entry)} />
          </span>
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
    </>
  );
});
