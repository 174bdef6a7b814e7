import {
  Schema,
  type MarkSpec,
  type NodeSpec,
  type StyleParseRule,
  type TagParseRule,
} from 'prosemirror-model';

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

function decoration(line: string): StyleParseRule {
  return {
    style: 'text-decoration',
    consuming: false,
    getAttrs: (value) => value.includes(line) && null,
  };
}

// Modelled on prosemirror-schema-basic: its rules know how Google Docs and Word write marks.
const marks = {
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything it copies in <b style="font-weight: normal">.
      { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'strong' },
      {
        style: 'font-weight',
        getAttrs: (value) => /^(?:bold(?:er)?|[5-9]\d{2,})$/u.test(value) && null,
      },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [
      { tag: 'i' },
      { tag: 'em' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'emphasis' },
    ],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, decoration('underline')],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'strike' }, { tag: 'del' }, decoration('line-through')],
    toDOM: () => ['s', 0],
  },
} satisfies Record<string, MarkSpec>;

/** Flat: every child of the document is one paragraph of the contract. */
export const schema = new Schema({ nodes, marks });
