import { useI18n } from '@ecritoire/i18n/react';
import { Container, Heading, IconButton, Inline, Link, Stack } from '@ecritoire/ui';
import { DeskStatus, DeskText, type DeskProps } from './Desk.tsx';

export type DocumentScreenProps = DeskProps & {
  title: string;
  project: { id: string; name: string };
  /** Asks for another title or language; absent where the title is not the writer's to choose. */
  onEdit?: () => void;
};

/** The page where one writes. */
export function DocumentScreen({ title, project, onEdit, words, ...desk }: DocumentScreenProps) {
  const { project: texts } = useI18n().LL;
  return (
    <Container width="reading">
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <Link href={`/app/projects/${project.id}`}>{project.name}</Link>
          {onEdit ? (
            <Inline gap={2} align="start" wrap={false}>
              <Heading level={1}>{title}</Heading>
              <IconButton icon="pencil" label={texts.editTitle({ title })} onPress={onEdit} />
            </Inline>
          ) : (
            <Heading level={1}>{title}</Heading>
          )}
          <DeskStatus words={words} saving={desk.saving} />
        </Stack>
        <DeskText {...desk} />
      </Stack>
    </Container>
  );
}
