import type { Node } from 'prosemirror-model';
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type Selection,
  type SelectionBookmark,
} from 'prosemirror-state';
import type { Mappable } from 'prosemirror-transform';

/** A selection as two positions, with which a history can be stored. */
export class PlainBookmark implements SelectionBookmark {
  readonly anchor: number;
  readonly head: number;

  constructor(anchor: number, head: number) {
    this.anchor = anchor;
    this.head = head;
  }

  static of({ anchor, head }: Selection): PlainBookmark {
    return new PlainBookmark(anchor, head);
  }

  map(mapping: Mappable): PlainBookmark {
    return new PlainBookmark(mapping.map(this.anchor), mapping.map(this.head));
  }

  resolve(doc: Node): Selection {
    const { anchor, head } = this;
    if (anchor === 0 && head === doc.content.size) return new AllSelection(doc);
    const $anchor = doc.resolve(anchor);
    const node = $anchor.depth === 0 ? $anchor.nodeAfter : null;
    const isNode = node && head === anchor + node.nodeSize && NodeSelection.isSelectable(node);
    return isNode
      ? NodeSelection.create(doc, anchor)
      : TextSelection.between($anchor, doc.resolve(head));
  }
}
