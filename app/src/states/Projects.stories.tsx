import { answer, bodyOf, pending, refuse } from '@ecritoire/api-mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { dialog, fill, press, see, steps, textsOf, type Step } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Projects',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const project = bodyOf('getProject');
const path = `/app/projects/${project.id}`;
const onlyProject = answer('listProjects', 200, {
  ...bodyOf('listProjects'),
  items: [project],
  nextCursor: null,
});

const actions = press((t) => t.projects.actions({ name: project.name }));
const name = 'La Traversée du port';
const writeName = steps(
  actions,
  press((t) => t.projects.edit()),
  dialog,
  fill((t) => t.projects.name(), name),
);
const rename = steps(
  writeName,
  press((t) => t.common.save()),
);
/** What is sent to the form's machine where the story presses. */
const { id, version, type } = project;
const drive = {
  given: writeName,
  form: 'projects.updated',
  payload: { id, version, type, name, description: project.description ?? '' },
};
const remove = steps(
  actions,
  press((t) => t.common.delete()),
  dialog,
  press((t) => t.projects.deleteConfirm()),
);
const create = (name: string) =>
  steps(
    press((t) => t.projects.new()),
    dialog,
    fill((t) => t.projects.name(), name),
    press((t) => t.common.create()),
  );

const nameIsRefused: Step = async ({ globals }) => {
  const { projects } = textsOf(globals);
  const field = screen.getByRole('textbox', { name: projects.name() });
  await waitFor(() => expect(field).toBeInvalid());
  await expect(field).toHaveAccessibleDescription(projects.nameHint());
};

export const List: Story = {
  tags: ['page:/app/projects', 'state:form-action.idle'],
  ...page('/app/projects'),
};

export const One: Story = {
  tags: ['page:/app/projects/$projectId'],
  ...page(path),
};

export const Gone: Story = {
  tags: ['message:projects.notFound'],
  ...page(
    path,
    refuse('getProject', 'projects.notFound'),
    refuse('listDocuments', 'projects.notFound'),
  ),
  play: see((t) => t.errorPage.notFoundTitle()),
};

export const Saving: Story = {
  name: 'Being saved',
  tags: ['state:form-action.submitting'],
  ...page('/app/projects', onlyProject, pending('updateProject')),
  parameters: { drive },
  play: rename,
};

export const NameTooShort: Story = {
  name: 'Name too short',
  tags: ['text:projects.nameHint'],
  ...page('/app/projects', onlyProject),
  play: steps(create('Ô'), nameIsRefused),
};

export const ServerUnavailable: Story = {
  name: 'Server unavailable',
  tags: ['message:server.unavailable'],
  ...page('/app/projects', onlyProject, refuse('createProject', 'server.unavailable')),
  play: create('La Maison sur l’estuaire'),
};

export const ServerFull: Story = {
  name: 'Server full',
  tags: ['message:server.full'],
  ...page('/app/projects', onlyProject, refuse('createProject', 'server.full')),
  play: create('La Maison sur l’estuaire'),
};

export const Saved: Story = {
  tags: ['message:projects.updated', 'state:form-action.succeeded'],
  ...page('/app/projects', onlyProject),
  parameters: { drive },
  play: rename,
};

export const NotSaved: Story = {
  name: 'Not saved',
  tags: ['message:projects.updateFailed', 'state:form-action.failed'],
  ...page('/app/projects', onlyProject, refuse('updateProject', 'actions.endpoints.serverError')),
  parameters: { drive },
  play: rename,
};

export const ChangedMeanwhile: Story = {
  name: 'Changed on another device',
  tags: ['message:projects.changedRemotely'],
  ...page('/app/projects', onlyProject, refuse('updateProject', 'request.staleVersion')),
  play: rename,
};

export const Deleted: Story = {
  tags: ['message:projects.deleted'],
  ...page('/app/projects', onlyProject),
  play: remove,
};

export const ChangedBeforeDeletion: Story = {
  name: 'Changed before it is deleted',
  tags: ['message:projects.changedBeforeDeletion'],
  ...page('/app/projects', onlyProject, refuse('deleteProject', 'request.staleVersion')),
  play: remove,
};
