import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileNameOf, manuscriptOf, type ManuscriptText } from './manuscript.ts';

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
  return { body, paragraphs, lines: paragraphs.map(lineOf), about: read('docProps/core.xml') };
}

const text = (paragraphs: ManuscriptText['paragraphs'], title = 'Un'): ManuscriptText => ({
  title,
  language: 'fr',
  paragraphs,
});

describe('a manuscript', () => {
  it('has each text below its title, from a page of its own', async () => {
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

  it('leaves out what no file of words can hold, rather than being none', async () => {
    const odd = { type: 'paragraph' as const, content: [{ text: 'a\u0000b\u000Bc', marks: [] }] };
    expect((await opened([text([odd])])).lines).toEqual(['Un', 'abc']);
  });
});

describe('the name of its file', () => {
  it.each([
    ['Le bac', 'Le bac.docx'],
    ['Qui ? Toi / moi : « nous »', 'Qui Toi moi « nous ».docx'],
    [' ', 'Écritoire.docx'],
    ['é'.repeat(300), `${'é'.repeat(100)}.docx`],
  ])('of %s', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});
