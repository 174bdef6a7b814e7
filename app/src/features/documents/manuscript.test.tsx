import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { manuscriptOf, type ManuscriptText } from './manuscript.ts';

const about = { title: 'La maison', author: 'Nora Vasseur' };

/** What a word processor finds in the file. */
async function opened(texts: readonly ManuscriptText[]) {
  const file = await manuscriptOf(texts, about);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (name: string) =>
    new DOMParser().parseFromString(strFromU8(parts[name] ?? new Uint8Array()), 'application/xml');
  const body = read('word/document.xml');
  const paragraphs = [...body.getElementsByTagName('w:p')];
  const lineOf = (paragraph: Element) =>
    [...paragraph.querySelectorAll('*')]
      .map(({ tagName, textContent }) =>
        tagName === 'w:t' ? textContent : tagName === 'w:br' ? '\n' : '',
      )
      .join('');
  return {
    body,
    paragraphs,
    lines: paragraphs.map(lineOf),
    about: read('docProps/core.xml'),
    styles: read('word/styles.xml'),
  };
}

const text = (paragraphs: ManuscriptText['paragraphs'], title = 'Un'): ManuscriptText => ({
  title,
  language: 'fr',
  paragraphs,
});

describe('a manuscript', () => {
  // SAVE-35
  it('each text follows its title on a new page', async () => {
    const plain = (words: string) => ({
      type: 'paragraph' as const,
      content: [{ text: words, marks: [] }],
    });
    const {
      paragraphs,
      lines,
      about: said,
    } = await opened([
      text([plain('« Oui », dit-elle.')], 'Un'),
      text([plain('Le vent.')], 'Deux'),
    ]);
    expect(lines).toEqual(['Un', '« Oui », dit-elle.', 'Deux', 'Le vent.']);
    const starts = paragraphs.map((each) => each.getElementsByTagName('w:pageBreakBefore').length);
    expect(starts).toEqual([0, 0, 1, 0]);
    expect(said.documentElement.textContent).toContain('Nora Vasseur');
  });

  // SAVE-35
  it('keeps headings, quotes, scene breaks, marks and line breaks', async () => {
    const { body, paragraphs, lines } = await opened([
      text([
        { type: 'heading', content: [{ text: 'Matin', marks: [] }] },
        { type: 'quote', content: [{ text: 'Ô temps', marks: ['emphasis', 'strong'] }] },
        { type: 'sceneBreak', content: [] },
        { type: 'paragraph', content: [{ text: 'Un vers\nun autre', marks: ['strike'] }] },
      ]),
    ]);
    expect(lines).toEqual(['Un', 'Matin', 'Ô temps', '* * *', 'Un vers\nun autre']);
    const styles = paragraphs.map(
      (each) => each.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? null,
    );
    expect(styles).toEqual(['Heading1', 'Heading2', 'Quote', null, null]);
    expect(body.getElementsByTagName('w:b')).toHaveLength(1);
    expect(body.getElementsByTagName('w:i')).toHaveLength(1);
    expect(body.getElementsByTagName('w:strike')).toHaveLength(2);
    expect(body.getElementsByTagName('w:lang')[0]?.getAttribute('w:val')).toBe('fr-FR');
  });

  // SAVE-35
  it('has its headings in the outline of a word processor', async () => {
    const { styles } = await opened([text([])]);
    const levels = [...styles.getElementsByTagName('w:style')].flatMap((style) => {
      const [level] = style.getElementsByTagName('w:outlineLvl');
      return level ? [[style.getAttribute('w:styleId'), level.getAttribute('w:val')]] : [];
    });
    expect(levels).toEqual([
      ['Heading1', '0'],
      ['Heading2', '1'],
    ]);
  });

  // SAVE-35
  it('emphasis in italic styles is upright', async () => {
    const content = [{ text: 'Ô temps', marks: ['emphasis' as const] }];
    const { paragraphs } = await opened([
      text([
        { type: 'paragraph', content },
        { type: 'quote', content },
      ]),
    ]);
    const italics = paragraphs.map(
      (each) => each.getElementsByTagName('w:i')[0]?.getAttribute('w:val') ?? 'absent',
    );
    const on = paragraphs.map((each) => each.getElementsByTagName('w:i').length);
    expect([on, italics]).toEqual([
      [0, 1, 1],
      ['absent', 'absent', 'false'],
    ]);
  });

  // SAVE-35
  it('runs each paragraph in its own direction', async () => {
    const plain = (words: string) => ({
      type: 'paragraph' as const,
      content: [{ text: words, marks: [] }],
    });
    const { paragraphs } = await opened([text([plain('שלום'), plain('Il pleut.')], 'مرحبا')]);
    const counts = (name: string) =>
      paragraphs.map((each) => each.getElementsByTagName(name).length);
    expect([counts('w:bidi'), counts('w:rtl')]).toEqual([
      [1, 1, 0],
      [1, 1, 0],
    ]);
  });

  // SAVE-35
  it('loses no sign of what was written', async () => {
    const words = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll(/[\r\n]/gu, ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 4 }), async (written) => {
        const { lines } = await opened([
          text(
            written.map((each) => ({
              type: 'paragraph',
              content: [{ text: each, marks: [] }],
            })),
          ),
        ]);
        expect(lines.slice(1)).toEqual(written);
      }),
      { numRuns: 40 },
    );
  });

  it('drops what the format cannot hold', async () => {
    const odd = { type: 'paragraph' as const, content: [{ text: 'a\u0000b\u000Bc', marks: [] }] };
    expect((await opened([text([odd])])).lines).toEqual(['Un', 'abc']);
    const file = await manuscriptOf([text([])], { title: 'a\uFFFEb', author: 'c\uFFFFd' });
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())).not.toMatch(/[\uFFFE\uFFFF]/);
  });
});
