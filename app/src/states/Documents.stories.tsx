import { expect, screen, waitFor } from 'storybook/test';
import { answer, bodyOf, refuse, unreachable } from '@ecritoire/api-mocks';
import { dialog, fill, press, serverNow, steps } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Documents',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const document = bodyOf('getDocument');
const { paragraphs: _, ...summary } = document;
const path = `/app/documents/${document.id}`;
const project = `/app/projects/${bodyOf('getProject').id}`;
const second = { ...summary, id: `${summary.id.slice(0, -2)}11`, title: 'Chapitre deux' };
const two = answer('listDocuments', 200, {
  ...bodyOf('listDocuments', 'page'),
  items: [summary, second],
  nextCursor: null,
});
const one = answer('listDocuments', 200, {
  ...bodyOf('listDocuments', 'page'),
  items: [second],
  nextCursor: null,
});
const novels = answer('listProjects', 200, () => {
  const [first, ...others] = bodyOf('listProjects').items;
  const another = first && { ...first, id: `${first.id.slice(0, -2)}21`, name: 'Nouvelles' };
  return {
    ...bodyOf('listProjects'),
    items: [first, another, ...others].flatMap((item) => item ?? []),
    nextCursor: null,
  };
});

const actions = press((t) => t.project.documentActions({ title: summary.title }));
const rename = steps(
  actions,
  press((t) => t.project.edit()),
  dialog,
  fill((t) => t.project.documentTitle(), 'Le départ'),
  press((t) => t.common.save()),
);
const move = steps(
  actions,
  press((t) => t.project.moveTo()),
  dialog,
  press((t) => t.project.moveConfirm()),
);
const moveDown = steps(
  actions,
  press((t) => t.project.moveDown()),
);
const askToDelete = steps(
  actions,
  press((t) => t.common.delete()),
  dialog,
);
const confirmDeletion = press((t) => t.project.deleteDocumentConfirm());
const remove = steps(askToDelete, confirmDeletion);
const download = steps(
  actions,
  press((t) => t.project.download()),
);

export const List: Story = {
  tags: ['page:/app/documents'],
  ...page('/app/documents'),
};

export const One: Story = {
  tags: ['page:/app/documents/$documentId'],
  ...page(path),
};

export const Gone: Story = {
  tags: ['message:documents.notFound'],
  ...page(path, refuse('getDocument', 'documents.notFound')),
};

export const Saved: Story = {
  tags: ['message:documents.updated'],
  ...page(project, two),
  play: rename,
};

export const ChangedMeanwhile: Story = {
  name: 'Changed on another device',
  tags: ['message:documents.changedRemotely'],
  ...page(project, two, refuse('updateDocument', 'request.staleVersion')),
  play: rename,
};

export const Moved: Story = {
  name: 'Moved to another project',
  tags: ['message:documents.movedToProject'],
  ...page(project, two, novels),
  play: move,
};

export const NotMoved: Story = {
  name: 'Not moved',
  tags: ['message:documents.moveFailed'],
  ...page(project, two, unreachable('moveDocument')),
  play: moveDown,
};

export const OrderChanged: Story = {
  name: 'Order changed on another device',
  tags: ['message:documents.orderChanged'],
  ...page(project, two, refuse('moveDocument', 'request.staleVersion')),
  play: moveDown,
};

export const Deleted: Story = {
  name: 'Deleted, the heading has the focus',
  tags: ['message:documents.deleted'],
  ...page(project, two),
  play: steps(askToDelete, serverNow(one), confirmDeletion, async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

export const ChangedBeforeDeletion: Story = {
  name: 'Changed before it is deleted',
  tags: ['message:documents.changedBeforeDeletion'],
  ...page(project, two, refuse('deleteDocument', 'request.staleVersion')),
  play: remove,
};

export const NotDownloaded: Story = {
  name: 'Not downloaded',
  tags: ['message:documents.downloadFailed'],
  ...page(project, two, refuse('getDocument', 'actions.endpoints.serverError')),
  play: download,
};
