import { and, eq, isNull, type Placeholder } from 'drizzle-orm';
import { projects } from '../database/schema.ts';

/** A project of its owner that is not in the trash. */
export const livingProject = (ownerId: string | Placeholder, id: string | Placeholder) =>
  and(eq(projects.ownerId, ownerId), eq(projects.id, id), isNull(projects.trashedAt));
