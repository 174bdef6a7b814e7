import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, Inline, Stack, Text } from '@ecritoire/ui';

/** In the place of a choice of projects, where there are none to choose from. */
export function NoOtherProject() {
  const { project } = useI18n().LL;
  return (
    <Stack gap={4}>
      <Text>{project.noOtherProject()}</Text>
      <Inline gap={2}>
        <ButtonLink href="/app/projects" icon="folder" tone="primary">
          {project.goToProjects()}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
