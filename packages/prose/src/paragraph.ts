export type Language = 'fr' | 'en';

export type Mark = 'strong' | 'emphasis' | 'underline' | 'strike';

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
