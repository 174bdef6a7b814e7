import {
  operationsOf,
  type Contract,
  type Example,
  type Examples,
  type Header,
  type Response,
} from './contract.ts';

type Place = 'params' | 'query' | 'headers';
const PLACES = { path: 'params', query: 'query', header: 'headers' } as const satisfies Record<
  string,
  Place
>;

/** What a header of an example follows from: its body, or the one example that all have. */
function headerValue(
  name: string,
  { example }: Header,
  { body }: Example,
  address: string | undefined,
): unknown {
  const { id, version }: { id?: unknown; version?: unknown } = Object(body);
  if (name === 'ETag' && typeof version === 'number') return `"${version}"`;
  const isMade = name === 'Location' && typeof id === 'string' && address !== undefined;
  return isMade ? `${address}/${id}` : example;
}

/** Test tools take the parts of one example by its name, and want each required header. */
function nameHeaders(response: Response, name: string, example: Example, address?: string): void {
  const headers = Object.entries(response.headers ?? {}).map(([header, { ...part }]) => {
    const value = headerValue(header, part, example, address);
    return [header, { ...part, examples: { ...part.examples, [name]: { value } } }] as const;
  });
  response.headers = Object.fromEntries(headers);
}

/** A header has one example, or named ones (OpenAPI). */
function dropUnnamed({ headers = {} }: Response): void {
  for (const header of Object.values(headers)) if (header.examples) delete header.example;
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
      // The bytes of a zip are shown by nothing.
      for (const media of body === undefined ? [] : Object.values(response.content ?? {})) {
        (media.examples ??= {})[name] = { value: body };
      }
      if (status >= 400) continue;
      const address = Object.entries(request?.params ?? {}).reduce(
        (all, [parameter, value]) => all.replace(`{${parameter}}`, String(value)),
        path,
      );
      nameHeaders(response, name, example, method === 'post' ? `/api${address}` : undefined);
      const media = requestBody?.content['application/json'];
      if (media && request?.body !== undefined) {
        (media.examples ??= {})[name] = { value: request.body };
      }
      for (const parameter of parameters) {
        const value = request?.[PLACES[parameter.in]]?.[parameter.name];
        if (value === undefined) continue;
        // Texts, as an address has them.
        const { type } = parameter.schema;
        const isWritten = type === 'integer' || type === 'boolean';
        const read: unknown = isWritten
          ? JSON.parse(JSON.stringify(value).replaceAll('"', ''))
          : value;
        (parameter.examples ??= {})[name] = { value: read };
      }
    }
    Object.values(responses).forEach(dropUnnamed);
  }
}
