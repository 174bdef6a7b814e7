import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { nodeOf, paragraphOf } from '../schema/paragraphs.ts';
import { schema } from '../schema/schema.ts';
import { markNames } from './index.ts';

// PAGE-117
test.each(markNames)('%s survives copy and paste', (name) => {
  const content = [{ text: 'mot', marks: [name] }];
  const node = nodeOf({ id: 'a', position: 'a0', type: 'paragraph', content });
  const page = document.createElement('div');
  page.append(DOMSerializer.fromSchema(schema).serializeNode(node));
  const [read] = DOMParser.fromSchema(schema).parse(page).children;
  expect(read && paragraphOf(read).content).toEqual(content);
});
