import type { Contract } from '../contract/contract.ts';
import type { Media } from '../contract/document.ts';
import { isObject, step } from '../contract/places.ts';
import type { Breach } from '../finding.ts';
import type { Answer } from '../http/call.ts';
import { doubledKey } from './doubled-key.ts';
import { mediaTypeOf, shorten, type Part } from './part.ts';
import type { Fault, Schemas } from './schemas.ts';

/** A JSON body can be read, says each thing once, and fits its schema. */
export function createBodyCheck(contract: Contract, schemas: Schemas): Part {
  return (_, answer, response) => {
    const media = Object.entries(response.content ?? {});
    const ofType = media.find(([type]) => type === mediaTypeOf(answer.headers.get('content-type')));
    const [type = '', chosen] = ofType ?? media[0] ?? [];
    if (!chosen || !/json/u.test(type)) return [];
    const unreadable = faultsOfText(answer, `${contract.pointerOf(response)}/content`);
    return answer.body === undefined
      ? unreadable
      : [...unreadable, ...faultsOfBody(answer, chosen, schemas)];
  };
}

/** What is wrong with a body before any schema is asked. */
function faultsOfText(answer: Answer, pointer: string): Breach[] {
  const unreadable = (fault: string, expected: string): Breach => ({
    kind: 'not-json',
    message: `The body of ${answer.status} ${fault}.`,
    expected,
    received: shorten(answer.text),
    pointer,
  });
  const misencoded =
    answer.encodingFault === undefined
      ? []
      : [unreadable(answer.encodingFault, 'UTF-8 without a byte order mark')];
  if (answer.body === undefined) return [unreadable('is not JSON', 'JSON'), ...misencoded];
  const doubled = doubledKey(answer.text);
  if (doubled === undefined) return misencoded;
  return [...misencoded, unreadable(`holds ${doubled} twice`, `${doubled} once`)];
}

function faultsOfBody(answer: Answer, media: Media, schemas: Schemas): Breach[] {
  if (!media.schema) return [];
  return telling(schemas.answer(media.schema)(answer.body)).map((fault) => {
    const { path, keyword, params, pointer } = fault;
    const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
    if (typeof extra === 'string') {
      return {
        kind: 'undeclared-property',
        message: `${answer.status} has the undeclared property ${extra} in ${anywhere(path)}.`,
        expected: `no ${extra}`,
        received: shorten(valueAt(answer.body, `${path}/${step(extra)}`)),
        pointer,
      };
    }
    return {
      kind: 'wrong-body',
      message: `${anywhere(path)} of ${answer.status} ${fault.message}.`,
      expected: { [keyword]: Object.values(params)[0] ?? fault.message },
      received: shorten(valueAt(answer.body, path)),
      pointer,
    };
  });
}

/** The value at a place in an answer, for the report. */
const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => {
      if (Array.isArray(value)) return value[Number(part)];
      return isObject(value) ? value[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }, body);

/** Of several faults the ones that say most: those inside a union explain why no branch fits. */
function telling(faults: Fault[]): Fault[] {
  const unions = faults.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (unions.length === 0) return faults;
  const inner = faults.filter(
    ({ path, keyword }) =>
      keyword !== 'anyOf' &&
      keyword !== 'oneOf' &&
      !unions.some((union) => union.path === path && keyword === 'type'),
  );
  const first = inner.filter(
    ({ path }) => path.length >= Math.max(...inner.map((one) => one.path.length)),
  );
  return first.length > 0 ? first.slice(0, 1) : unions.slice(0, 1);
}

/** `/items/3/name` → `/items/*` + `/name`: the same fault in every row is one finding. */
const anywhere = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/gu, '/*') || 'the body';
