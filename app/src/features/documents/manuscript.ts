import type { Language } from '@ecritoire/contracts';
import { mapMarks, marks } from '@ecritoire/editor/marks';
import { directionOf, textOf, type Mark, type Paragraph, type Run } from '@ecritoire/prose';
import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph as Block,
  TextRun,
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

const looks: Record<Mark, IRunOptions> = mapMarks((name) => marks[name].word);

/**
 * Absent where a mark is not: what is false would undo the look of a style. Emphasis in a quote,
 * whose style is italic, is upright, as on the page.
 */
function lookOf(names: readonly Mark[], isItalic: boolean): IRunOptions {
  const look: IRunOptions = Object.assign({}, ...names.map((name) => looks[name]));
  return look.italics && isItalic ? { ...look, italics: false } : look;
}

/** Characters that no XML can hold; a tab and a line end can stand in a file of words. */
// oxlint-disable-next-line eslint/no-control-regex -- these are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

function runsOf(content: readonly Run[], language: Language, isItalic = false): TextRun[] {
  return content.flatMap(({ text, marks }) => {
    const look = lookOf(marks, isItalic);
    const lines = text.replaceAll(unwritable, '').split('\n');
    return lines.map(
      (line, index) =>
        new TextRun({
          ...look,
          text: line,
          language: { value: codes[language] },
          ...(directionOf(line) === 'rtl' && { rightToLeft: true }),
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

/** Word derives no direction from the text: each paragraph states its own. */
const readingFrom = (text: string): IParagraphOptions =>
  directionOf(text) === 'rtl' ? { bidirectional: true } : {};

function blocksOf({ title, language, paragraphs }: ManuscriptText, index: number): Block[] {
  return [
    new Block({
      heading: HeadingLevel.HEADING_1,
      ...readingFrom(title),
      pageBreakBefore: index > 0,
      children: runsOf([{ text: title, marks: [] }], language),
    }),
    ...paragraphs.map(
      ({ type, content }) =>
        new Block({
          ...styles[type],
          ...readingFrom(textOf(content)),
          children: runsOf(
            type === 'sceneBreak' ? [{ text: '* * *', marks: [] }] : content,
            language,
            type === 'quote',
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
  const author = about.author.replaceAll(unwritable, '');
  const file = new Document({
    title: about.title.replaceAll(unwritable, ''),
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: '12pt' },
          paragraph: { spacing: { after: 160, line: 340 } },
        },
        heading1: {
          run: { size: '20pt' },
          paragraph: { spacing: { after: 320 }, keepNext: true, outlineLevel: 0 },
        },
        heading2: {
          run: { size: '14pt' },
          paragraph: { spacing: { before: 320, after: 160 }, keepNext: true, outlineLevel: 1 },
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
