/* Every table, as the migrations have made them. */
export * from './schema/accounts.ts';
export * from './schema/texts.ts';
export * from './schema/sessions.ts';
export * from './schema/versions.ts';
export * from './schema/readers.ts';
export * from './schema/forms.ts';
export * from './schema/objectives.ts';
export * from './schema/requests.ts';
