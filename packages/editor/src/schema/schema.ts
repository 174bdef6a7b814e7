import { Schema, type MarkSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model';
import { mapMarks, marks } from '../marks/index.ts';

// What makes a paragraph itself. Never in the DOM: what is copied must not carry an identity.
const identity = { id: { default: '' }, position: { default: '' } };

function textBlock(tag: string, parseDOM: TagParseRule[]): NodeSpec {
  return {
    attrs: identity,
    content: 'inline*',
    group: 'block',
    parseDOM,
    // Each paragraph runs in the direction of its own first letter.
    toDOM: () => [tag, { dir: 'auto' }, 0],
  };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: textBlock('p', [
    // What Word on paper and on the web ends a paragraph with.
    { tag: 'o\\:p, .EOP', ignore: true },
    // Of what is under review: not what was deleted, nor what was remarked. A deletion says when or
    // by whom; without, it is how Markdown editors strike words, and words are not lost.
    { tag: 'del[datetime], del[cite], .msoDel', ignore: true, priority: 60 },
    {
      tag: '.MsoCommentReference, [data-pasted-style*="mso-element:comment"]',
      ignore: true,
      priority: 60,
    },
    // A page that Google Docs exported: where a remark stands, and its box.
    {
      tag: 'a[href*="#cmnt"], div:has(> p:first-child > a[href*="#cmnt_ref"])',
      ignore: true,
      priority: 60,
    },
    { tag: 'p' },
    { tag: 'td:not(:has(p)), th:not(:has(p))' },
    { tag: 'pre', preserveWhitespace: true },
  ]),
  // Defining: pasted into an empty paragraph they stay what they were.
  heading: {
    ...textBlock('h2', [{ tag: 'h1, h2, h3, h4, h5, h6, p.MsoTitle', priority: 60 }]),
    defining: true,
  },
  quote: {
    ...textBlock('blockquote', [
      { tag: 'blockquote:not(:has(p, h1, h2, h3, h4, h5, h6, li))' },
      // The block inside decides, or the quote would be closed again by its own paragraphs.
      { tag: 'blockquote :is(p, div, li), p.MsoQuote, p.MsoIntenseQuote', priority: 60 },
    ]),
    defining: true,
  },
  sceneBreak: {
    attrs: identity,
    group: 'block',
    selectable: true,
    // Copied as plain text.
    leafText: () => '***',
    parseDOM: [
      { tag: 'hr' },
      // The line over the notes of Word and of Google Docs, and a page that ends there.
      {
        tag: 'hr:has(+ div a:is([href*="#_ftnref"], [href*="#_ednref"], [href*="#ftnt_ref"])), hr[data-pasted-style*="display:none"]',
        ignore: true,
        priority: 60,
      },
    ],
    toDOM: () => ['hr'],
  },
  lineBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const marksOfText = mapMarks((name): MarkSpec => {
  const { element, parseDOM } = marks[name];
  return { parseDOM, toDOM: () => [element, 0] };
});

/** Flat: every child of the document is one paragraph of the contract. */
export const schema = new Schema({ nodes, marks: marksOfText });
