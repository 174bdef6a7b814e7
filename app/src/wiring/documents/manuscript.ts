import type { Language } from '@ecritoire/contracts';
import type { Mark, Paragraph, Run } from '@ecritoire/prose';
import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph as Block,
  TextRun,
  UnderlineType,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx';

/** One text of a manuscript: a chapter, a poem, the entry of a day. */
export type ManuscriptText = {
  title: string;
  language: Language;
  paragraphs: readonly Pick<Paragraph, 'type' | 'content'>[];
};

const codes = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Absent where a mark is not: what is false would undo the look of a style. */
const lookOf = (marks: readonly Mark[]): IRunOptions => ({
  ...(marks.includes('strong') && { bold: true }),
  ...(marks.includes('emphasis') && { italics: true }),
  ...(marks.includes('underline') && { underline: { type: UnderlineType.SINGLE } }),
  ...(marks.includes('strike') && { strike: true }),
});

/** Control characters that no XML can hold; a tab and a line end can stand in a file of words. */
// oxlint-disable-next-line eslint/no-control-regex -- these are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

function runsOf(content: readonly Run[], language: Language): TextRun[] {
  return content.flatMap(({ text, marks }) => {
    const look = lookOf(marks);
    const lines = text.replaceAll(unwritable, '').split('\n');
    return lines.map(
      (line, index) =>
        new TextRun({
          ...look,
          text: line,
          language: { value: codes[language] },
          ...(index > 0 && { break: 1 }),
        }),
    );
  });
}

/** What Word calls the look of each kind of paragraph; its own names, so that a template applies. */
const styles: Record<Paragraph['type'], Omit<IParagraphOptions, 'children'>> = {
  paragraph: {},
  heading: { heading: HeadingLevel.HEADING_2 },
  quote: { style: 'Quote' },
  sceneBreak: { alignment: AlignmentType.CENTER },
};

function blocksOf({ title, language, paragraphs }: ManuscriptText, index: number): Block[] {
  return [
    new Block({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index > 0,
      children: runsOf([{ text: title, marks: [] }], language),
    }),
    ...paragraphs.map(
      ({ type, content }) =>
        new Block({
          ...styles[type],
          children: runsOf(
            type === 'sceneBreak' ? [{ text: '* * *', marks: [] }] : content,
            language,
          ),
        }),
    ),
  ];
}

/**
 * A file that word processors open: each text from a page of its own, below its title.
 * @param about what the file says of itself.
 */
export function manuscriptOf(
  texts: readonly ManuscriptText[],
  about: { title: string; author: string },
): Promise<Blob> {
  const file = new Document({
    title: about.title,
    creator: about.author,
    lastModifiedBy: about.author,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: '12pt' },
          paragraph: { spacing: { after: 160, line: 340 } },
        },
        heading1: { run: { size: '20pt' }, paragraph: { spacing: { after: 320 }, keepNext: true } },
        heading2: {
          run: { size: '14pt' },
          paragraph: { spacing: { before: 320, after: 160 }, keepNext: true },
        },
      },
      paragraphStyles: [
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          run: { italics: true },
          paragraph: { indent: { left: 560, right: 560 } },
        },
      ],
    },
    sections: [{ children: texts.flatMap(blocksOf) }],
  });
  return Packer.toBlob(file);
}

/** The name of a file, without what no system takes in one. */
export function fileNameOf(title: string): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${name === '' ? 'Écritoire' : Array.from(name).slice(0, 100).join('')}.docx`;
}
