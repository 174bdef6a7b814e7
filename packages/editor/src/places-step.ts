import { Fragment, type Node } from 'prosemirror-model';
import { Step, StepMap, StepResult, type Mappable } from 'prosemirror-transform';

/** What names the paragraph that begins at an offset, and says where it stands. */
export type Place = { at: number; id: string; position: string };

/**
 * New ids and positions of paragraphs, all as one step, in the order of the text. A step for each
 * would copy the whole document each time: a long manuscript that is pasted took minutes.
 */
export class PlacesStep extends Step {
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
      const { id, position } = next ?? {};
      const isPlaced = next?.at === offset;
      const attrs = { ...node.attrs, id, position };
      children.push(isPlaced ? node.type.create(attrs, node.content, node.marks) : node);
      if (isPlaced) next = waiting.next().value;
    });
    return next === undefined
      ? StepResult.ok(doc.copy(Fragment.fromArray(children)))
      : StepResult.fail('No paragraph begins there.');
  }

  override getMap(): StepMap {
    return StepMap.empty;
  }

  invert(doc: Node): PlacesStep {
    return new PlacesStep(
      this.places.map((place) => {
        const { id = '', position = '' } = doc.nodeAt(place.at)?.attrs ?? {};
        return { ...place, id, position };
      }),
    );
  }

  map(mapping: Mappable): PlacesStep | null {
    const places = this.places.flatMap((place) => {
      const { pos, deletedAfter } = mapping.mapResult(place.at, 1);
      return deletedAfter ? [] : { ...place, at: pos };
    });
    return places.length > 0 ? new PlacesStep(places) : null;
  }

  toJSON() {
    return { stepType: 'places', places: this.places };
  }
}
