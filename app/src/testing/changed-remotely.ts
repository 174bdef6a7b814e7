import { bodyOf } from '@ecritoire/api-mocks';

const opened = bodyOf('getDocument');
const [passage, ...others] = opened.paragraphs;
if (passage === undefined) throw new Error('The document of the examples has a text.');
const changed = { ...passage, version: 3, content: [{ text: 'Il neige.', marks: [] }] };

/** The document of the examples, whose first paragraph another device has changed. */
export const changedRemotely = { ...opened, paragraphs: [changed, ...others] };
