import type { Paragraph } from '@ecritoire/prose';
import type { Base, Batch, Change, ServerParagraph } from './changes.ts';

export function paragraphOf({ id, position, type, content }: Paragraph): Paragraph {
  return { id, position, type, content };
}

export function serverParagraphOf(paragraph: ServerParagraph): ServerParagraph {
  return { ...paragraphOf(paragraph), version: paragraph.version };
}

export function changesById(batch: Batch | null): Record<string, Change> {
  return Object.fromEntries((batch?.changes ?? []).map((change) => [change.id, change]));
}

/** A paragraph that never reached the server needs no deletion there. */
export function withoutUnknownDeletes(pending: Record<string, Change>): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(pending).filter(
      ([, { operation, parentVersion }]) => operation === 'put' || parentVersion > 0,
    ),
  );
}

/** What a change of a paragraph is made from; nothing where the server does not know it. */
export function createNeighbours(
  known: Readonly<Record<string, ServerParagraph>>,
): (id: string) => Base | undefined {
  let places: { ordered: ServerParagraph[]; indexes: Map<string, number> } | undefined;
  return (id) => {
    const paragraph = known[id];
    if (!paragraph) return undefined;
    if (!places) {
      const ordered = Object.values(known).toSorted(compareParagraphs);
      places = { ordered, indexes: new Map(ordered.map((each, index) => [each.id, index])) };
    }
    const index = places.indexes.get(id) ?? 0;
    const { [index - 1]: before = null, [index + 1]: after = null } = places.ordered;
    return { paragraph, before, after };
  };
}

/** By position; those at one position by id. */
export function compareParagraphs(one: Paragraph, other: Paragraph): number {
  return compareBytes(one.position, other.position) || compareBytes(one.id, other.id);
}

function compareBytes(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
