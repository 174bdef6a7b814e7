import { textOf, type Paragraph } from '@ecritoire/prose';

/** A document's text without its marks, to be put anywhere. */
export function plainTextOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ type, content }) => (type === 'sceneBreak' ? '***' : textOf(content)))
    .join('\n\n');
}
