import {
  operationsOf,
  type Contract,
  type Example,
  type Examples,
  type Header,
} from './contract.ts';

type Place = 'params' | 'query' | 'headers';
const PLACES = { path: 'params', query: 'query', header: 'headers' } as const satisfies Record<
  string,
  Place
>;

/** A header that follows from the body of an example; any other has one example of its own. */
function headerValue(
  name: string,
  { body }: Example,
  address: string | undefined,
): string | undefined {
  const { id, version }: { id?: unknown; version?: unknown } = Object(body);
  if (name === 'ETag' && typeof version === 'number') return `"${version}"`;
  if (name === 'Location' && typeof id === 'string' && address !== undefined)
    return `${address}/${id}`;
  return undefined;
}

/** Mock servers and test tools take the parts of one example by its name. */
function nameHeader(header: Header, name: string, value: string): void {
  delete header.example;
  (header.examples ??= {})[name] = { value };
}

/**
 * Writes the examples into the contract: bodies, the parameters of what is accepted, and headers.
 *
 * @throws Error when one has a status that its operation does not document.
 */
export function addExamples(contract: Contract, examples: Examples): void {
  for (const { path, method, operation } of operationsOf(contract)) {
    const { operationId, requestBody, parameters = [], responses } = operation;
    for (const [name, example] of Object.entries(examples[operationId] ?? {})) {
      const { status, request, body } = example;
      const response = responses[status];
      if (!response) throw new Error(`${operationId} does not document ${status} (${name})`);
      for (const media of Object.values(response.content ?? {})) {
        (media.examples ??= {})[name] = { value: body };
      }
      if (status >= 400) continue;
      for (const [header, part] of Object.entries(response.headers ?? {})) {
        const address = method === 'post' ? `/api${path}` : undefined;
        const value = headerValue(header, example, address);
        if (value !== undefined) nameHeader(part, name, value);
      }
      const media = requestBody?.content['application/json'];
      if (media && request?.body !== undefined) {
        (media.examples ??= {})[name] = { value: request.body };
      }
      for (const parameter of parameters) {
        const value = request?.[PLACES[parameter.in]]?.[parameter.name];
        if (value === undefined) continue;
        // Texts, as an address has them.
        const isNumber = parameter.schema['type'] === 'integer';
        (parameter.examples ??= {})[name] = { value: isNumber ? Number(value) : value };
      }
    }
  }
}
