import { isDeepStrictEqual } from 'node:util';
import { steady } from '../../check/steady.ts';
import type { Operation } from '../../contract/contract.ts';
import { breakagesOf } from '../../generate/breakages.ts';
import { judgesOf, typicalRequest } from '../../generate/requests.ts';
import { samplesOf } from '../../generate/samples.ts';
import { makerOf, makingOf } from '../../resources/resources.ts';
import { bodyOf, type Body, type Exchange, type Steps } from './steps.ts';
import { readable, readerOf } from './stale-versions.ts';

/** Whether a change may name one member of a thing and leave another out. */
export function isPartial({ method, body }: Operation, { contract }: Steps['kit']): boolean {
  if (method !== 'patch' || !body) return false;
  const { properties = {}, required = [] } = contract.resolve(body.schema);
  return required.length === 0 && Object.keys(properties).length > 1;
}

/** What a change leaves out stays as it was, and one that is refused for a member changes nothing. */
export async function tryPartialChanges(steps: Steps, operation: Operation): Promise<void> {
  const { kit } = steps;
  const { operationId, body } = operation;
  const reader = readerOf(kit, operation);
  if (!body || !reader) {
    kit.note(`Parts of ${operationId} were not tried: nothing reads what it changes.`);
    return;
  }
  const as = await steps.writer();
  const making = makingOf(kit, await makerOf(kit, as).bindingsOf(operation));
  const request = typicalRequest(operation, making, kit.schemas);
  const { isGoodBody } = judgesOf(operation, kit.schemas);
  const members = Object.entries(kit.contract.resolve(body.schema).properties ?? {});
  const schema = reader.responses['200']?.content?.['application/json']?.schema;
  const params = readable(request.params, reader);
  const read = (title: string) => steps.ask(reader.operationId, { as, title, params });
  const look = ({ answer }: Exchange) => steady(answer?.body, schema, kit.contract);
  const change = (title: string, changed: Body) =>
    steps.ask(operationId, { as, title, ...request, body: changed });
  /** Every member but one with a value that is something and not what it has, so that it shows. */
  const others = (seen: Body, left?: string): Body =>
    Object.fromEntries(
      members.flatMap(([name, member]) => {
        const isNew = ({ value }: { value: unknown }) => Boolean(value) && value !== seen[name];
        const sample = samplesOf(member, making).find(isNew);
        return name === left || !sample ? [] : [[name, sample.value]];
      }),
    );

  const full = await change('all of it', others(bodyOf(await read('read it'))));
  if (full.answer?.status !== 200) {
    kit.note(`Parts of ${operationId} were not tried: ${full.answer?.status} came to all of it.`);
    return;
  }
  for (const [name] of members) {
    const before = await read('read it whole');
    const rest = others(bodyOf(before), name);
    if (!isGoodBody(rest)) continue;
    const made = await change(`without ${name}`, rest);
    const after = await read('read what was left out');
    const [expected, received] = [before, after].map((one) => bodyOf(one)[name]);
    if (made.answer?.status !== 200 || after.answer?.status !== 200) continue;
    if (isDeepStrictEqual(received, expected)) continue;
    steps.blame(made, {
      message: `${name}, left out of ${operationId}, is not what it was before.`,
      expected,
      received,
    });
  }
  for (const [name] of members) {
    const before = await read('read it before it is refused');
    const bad = breakagesOf(body.schema, others(bodyOf(before)), making).find(
      ({ value, path }) => path[0] === name && !isGoodBody(value),
    );
    if (!bad) continue;
    const refused = await change(`${bad.title}, beside what is right`, Object(bad.value));
    const after = await read('see that nothing changed');
    if (refused.answer?.status !== 422 || after.answer?.status !== 200) continue;
    if (isDeepStrictEqual(look(after), look(before))) continue;
    steps.blame(refused, {
      message: `${operationId}, though refused, changed something.`,
      expected: look(before),
      received: look(after),
    });
  }
}
