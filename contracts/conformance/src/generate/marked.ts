import { isObject } from '../contract/places.ts';

const MARK = '"the place of another value"';

/** A body as JSON, in which one value can be written in another way. */
export type Marked = {
  /** Where the value is: `changes.0.parentVersion`. */
  field: string;
  value: unknown;
  /** The body with this JSON in the value's place. */
  withJson: (json: string) => string;
};

/** Every value within a body, at any depth. */
export function* markedValues(body: unknown): Generator<Marked> {
  const members = Array.isArray(body) || isObject(body) ? Object.entries(body) : [];
  for (const [name, value] of members) {
    const mark: unknown = JSON.parse(MARK);
    const marked = JSON.stringify(
      Array.isArray(body) ? body.with(Number(name), mark) : { ...Object(body), [name]: mark },
    );
    const withJson = (json: string) => marked.replace(MARK, () => json);
    yield { field: name, value, withJson };
    for (const inner of markedValues(value)) {
      yield {
        field: `${name}.${inner.field}`,
        value: inner.value,
        withJson: (json) => withJson(inner.withJson(json)),
      };
    }
  }
}
