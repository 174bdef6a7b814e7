import { bodyOf, type BodyOf } from './answers.ts';

export type Project = BodyOf<'getProject', 200>;
export type Listed = BodyOf<'listDocuments', 200>['items'][number];
type Session = NonNullable<BodyOf<'getLiveWritingSession', 200>['session']>;

/** Another id of the same kind. */
export const numbered = (id: string, number: number) => `${id.slice(0, -2)}${10 + number}`;

/** The example's project under another id, with values of one's own. */
export const buildProject = (number: number, own: Partial<Project> = {}): Project => {
  const example = bodyOf('getProject');
  return { ...example, id: numbered(example.id, number), ...own };
};

/** A document of a project, as a list has it. */
export const buildDocument = (
  number: number,
  { id: projectId, name: projectName }: Pick<Project, 'id' | 'name'>,
  own: Partial<Listed> = {},
): Listed => {
  const { paragraphs: _paragraphs, ...example } = bodyOf('getDocument');
  return { ...example, id: numbered(example.id, number), projectId, projectName, ...own };
};

/** A session that goes on now, the one that the examples of its end are about. */
export function buildLiveSession(status: 'active' | 'paused'): Session {
  const { session } = bodyOf('getLiveWritingSession', 'live');
  if (session === null) throw new Error('The example has a live session.');
  const now = new Date().toISOString();
  const pausedAt = status === 'paused' ? now : null;
  const { id } = bodyOf('endWritingSession', 'ended');
  return { ...session, id, status, resumedAt: now, lastWrittenAt: now, pausedAt };
}
