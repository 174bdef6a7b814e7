import { users } from '../database/schema.ts';

/** What authors and readers see of each other: never the e-mail address. */
export const personColumns = { id: users.id, name: users.name, pictureUrl: users.pictureUrl };
