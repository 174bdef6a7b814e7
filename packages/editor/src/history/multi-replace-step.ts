import { Slice, type Node } from 'prosemirror-model';
import { ReplaceStep, Step, StepMap, StepResult, type Mappable } from 'prosemirror-transform';
import { schema } from '../schema/schema.ts';

export type PartsJSON = { stepType: 'parts'; parts: readonly unknown[] };

/** Several replacements that are one step, in the order of the text: what is between them stays. */
export class MultiReplaceStep extends Step {
  readonly parts: readonly ReplaceStep[];

  constructor(parts: readonly ReplaceStep[]) {
    super();
    this.parts = parts;
  }

  apply(doc: Node): StepResult {
    let result = StepResult.ok(doc);
    for (const part of this.parts.toReversed()) {
      if (result.doc) result = part.apply(result.doc);
    }
    return result;
  }

  override getMap(): StepMap {
    return new StepMap(this.parts.flatMap(({ from, to, slice }) => [from, to - from, slice.size]));
  }

  invert(doc: Node): MultiReplaceStep {
    let grown = 0;
    return new MultiReplaceStep(
      this.parts.map(({ from, to, slice }) => {
        const start = from + grown;
        grown += slice.size - (to - from);
        return new ReplaceStep(start, start + slice.size, doc.slice(from, to));
      }),
    );
  }

  map(mapping: Mappable): MultiReplaceStep | null {
    const parts: ReplaceStep[] = [];
    for (const part of this.parts) {
      const mapped = part.map(mapping);
      if (!mapped && part.slice.size > 0) return null;
      const gone = mapping.map(part.from);
      // A part with nothing left to do keeps its place: the history finds text again by its number.
      parts.push(mapped ?? new ReplaceStep(gone, gone, Slice.empty));
    }
    return new MultiReplaceStep(parts);
  }

  toJSON(): PartsJSON {
    return { stepType: 'parts', parts: this.parts.map((part): unknown => part.toJSON()) };
  }

  static of({ parts }: PartsJSON): MultiReplaceStep {
    return new MultiReplaceStep(
      parts.map((part) => {
        const step = ReplaceStep.fromJSON(schema, part);
        if (!(step instanceof ReplaceStep)) throw new RangeError('A part is no replacement.');
        return step;
      }),
    );
  }
}
