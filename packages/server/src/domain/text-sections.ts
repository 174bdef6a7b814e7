/** A paragraph of a text; null in a row that has none. */
type Row = {
  documentId: string | null;
  documentTitle: string | null;
  language: string | null;
  paragraphId: string | null;
  type: string | null;
  /** As JSON. */
  content: string | null;
};

/** An object as JSON, with one more property that is JSON already. */
export const withJson = (head: object, name: string, json: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:${json}}`;

/** Paragraphs in the order in which they are read, as pieces of the JSON of their sections. */
export async function* sectionPieces(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let open: string | undefined;
  yield '[';
  for await (const rows of pages) {
    for (const { documentId, documentTitle, language, paragraphId, type, content } of rows) {
      if (documentId === null || content === null) continue;
      if (documentId === open) {
        yield ',';
      } else {
        const section = JSON.stringify({ documentId, documentTitle, language }).slice(0, -1);
        yield `${open === undefined ? '' : ']},'}${section},"paragraphs":[`;
        open = documentId;
      }
      yield withJson({ id: paragraphId, type }, 'content', content);
    }
  }
  yield open === undefined ? ']' : ']}]';
}
