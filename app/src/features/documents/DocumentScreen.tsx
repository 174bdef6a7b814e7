import type { Language } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Container, Heading, IconButton, Inline, Link, Stack } from '@ecritoire/ui';
import { DeskText, type DeskProps } from '../writing/index.ts';
import { titleSize } from '../../shared/ui/title-size.ts';

export type DocumentScreenProps = DeskProps & {
  title: string;
  /** Of the text, and so of its title. */
  language: Language;
  project: { id: string; name: string };
  /** The entry of a day in a journal, which is called by that day. */
  isEntry?: boolean;
  /** Asks for another title or language; of an entry for its language alone. */
  onEdit: () => void;
  /** Makes a file of the text as it stands here. */
  onDownload: () => void;
  /** Goes to its versions. */
  onVersions: () => void;
};

/** The page where one writes. */
export function DocumentScreen({
  title,
  language,
  project,
  isEntry = false,
  onEdit,
  onDownload,
  onVersions,
  status,
  ...desk
}: DocumentScreenProps) {
  const { journal, project: texts } = useI18n().LL;
  return (
    <Container width="reading">
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <Stack media="screen" align="start">
            <Link href={`/app/projects/${project.id}`} isWritten>
              {project.name}
            </Link>
          </Stack>
          <Inline gap={2} align="start" grow="words">
            <Heading level={1} size={titleSize(title, 'xl')} align="own" isWritten>
              {/* An entry is called by its day, in the language of the page. */}
              {isEntry ? title : <span lang={language}>{title}</span>}
            </Heading>
            <Inline gap={2} wrap={false}>
              <IconButton
                icon={isEntry ? 'languages' : 'pencil'}
                label={isEntry ? journal.language() : texts.editTitle({ title })}
                onPress={onEdit}
              />
              <IconButton
                icon="download"
                label={texts.downloadTitle({ title })}
                onPress={onDownload}
              />
              <IconButton icon="history" label={texts.versionsOf({ title })} onPress={onVersions} />
            </Inline>
          </Inline>
          {status}
        </Stack>
        <DeskText {...desk} />
      </Stack>
    </Container>
  );
}
