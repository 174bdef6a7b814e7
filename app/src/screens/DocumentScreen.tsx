import { Container, Heading, Link, Stack } from '@ecritoire/ui';
import { DeskStatus, DeskText, type DeskProps } from './Desk.tsx';

export type DocumentScreenProps = DeskProps & {
  title: string;
  project: { id: string; name: string };
};

/** The page where one writes. */
export function DocumentScreen({ title, project, words, ...desk }: DocumentScreenProps) {
  return (
    <Container width="reading">
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <Link href={`/app/projects/${project.id}`}>{project.name}</Link>
          <Heading level={1}>{title}</Heading>
          <DeskStatus words={words} saving={desk.saving} />
        </Stack>
        <DeskText {...desk} />
      </Stack>
    </Container>
  );
}
