import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { Step, StepMap, StepResult, type Mappable } from 'prosemirror-transform';
import { idOf, isParagraphType, positionOf } from './paragraphs.ts';
import { schema } from './schema.ts';

/** What names the paragraph that begins at an offset, says where it stands, and of what kind it is. */
export type Place = { at: number; id: string; position: string; type?: NodeType };

export type PlacesJSON = {
  stepType: 'places';
  places: readonly (Omit<Place, 'type'> & { type?: string })[];
};

/**
 * New ids, positions and kinds of paragraphs, all as one step, in the order of the text. A step for each
 * would copy the whole document each time: a long manuscript that is pasted took minutes.
 */
export class ParagraphAttributesStep extends Step {
  readonly places: readonly Place[];

  constructor(places: readonly Place[]) {
    super();
    this.places = places;
  }

  apply(doc: Node): StepResult {
    const children: Node[] = [];
    const waiting = this.places.values();
    let next = waiting.next().value;
    doc.forEach((node, offset) => {
      if (next?.at !== offset) {
        children.push(node);
        return;
      }
      const { id, position, type = node.type } = next;
      children.push(type.create({ ...node.attrs, id, position }, node.content, node.marks));
      next = waiting.next().value;
    });
    return next === undefined
      ? StepResult.ok(doc.copy(Fragment.fromArray(children)))
      : StepResult.fail('No paragraph begins there.');
  }

  override getMap(): StepMap {
    return StepMap.empty;
  }

  invert(doc: Node): ParagraphAttributesStep {
    const nodes = this.#nodesIn(doc);
    return new ParagraphAttributesStep(
      this.places.map((place, index) => {
        const node = nodes[index];
        if (node === undefined) throw new RangeError('No paragraph begins there.');
        // An unchanged type is not set again: a remote change may have set it since.
        const kind = place.type === undefined ? {} : { type: node.type };
        return { at: place.at, id: idOf(node), position: positionOf(node), ...kind };
      }),
    );
  }

  /** One walk for all: to look each up from the start takes seconds in a long manuscript. */
  #nodesIn(doc: Node): Node[] {
    const nodes: Node[] = [];
    doc.forEach((node, offset) => {
      if (this.places[nodes.length]?.at === offset) nodes.push(node);
    });
    return nodes;
  }

  map(mapping: Mappable): ParagraphAttributesStep | null {
    const places = this.places.flatMap((place) => {
      const { pos, deletedAfter } = mapping.mapResult(place.at, 1);
      return deletedAfter ? [] : { ...place, at: pos };
    });
    return places.length > 0 ? new ParagraphAttributesStep(places) : null;
  }

  toJSON(): PlacesJSON {
    const places = this.places.map(({ type, ...place }) =>
      type === undefined ? place : { ...place, type: type.name },
    );
    return { stepType: 'places', places };
  }

  static of({ places }: PlacesJSON): ParagraphAttributesStep {
    return new ParagraphAttributesStep(
      places.map(({ type, ...place }) =>
        isParagraphType(type) ? { ...place, type: schema.nodes[type] } : place,
      ),
    );
  }
}
