export type Language = 'fr' | 'en';

/** What stands before and after marked text in Markdown, the outermost mark first. */
export const markdownSigns = {
  underline: ['<u>', '</u>'],
  strike: ['~~', '~~'],
  strong: ['**', '**'],
  emphasis: ['*', '*'],
} as const;

export type Mark = keyof typeof markdownSigns;

/** A stretch of text with the same marks. A line break inside a paragraph is "\n" in its text. */
export type Run = { text: string; marks: Mark[] };

export type ParagraphType = 'paragraph' | 'heading' | 'quote' | 'sceneBreak';

/**
 * The unit that is written, counted, saved and compared.
 *
 * `id` is a UUID made by the client; `position` is a fractional index (see `positionBetween`).
 */
export type Paragraph = { id: string; position: string; type: ParagraphType; content: Run[] };

/** The words of a paragraph's content, without its marks. */
export function textOf(content: readonly Run[]): string {
  return content.map((run) => run.text).join('');
}
