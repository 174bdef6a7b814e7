/** The parts of an OpenAPI document that this package reads. */
export type Schema = Record<string, unknown>;
type Media = { schema: Schema; examples?: NamedExamples };
type NamedExamples = Record<string, { value: unknown }>;
export type Header = {
  description?: string;
  required?: boolean;
  example?: unknown;
  examples?: NamedExamples;
  schema: Schema;
};
export type Response = {
  description: string;
  headers?: Record<string, Header>;
  'x-message-keys'?: string[];
  content?: Record<string, Media>;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  examples?: NamedExamples;
  schema: Schema;
};
export type Operation = {
  operationId: string;
  'x-rate-limit'?: RateLimit;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};
/** Requests in so many seconds from one client address. */
type RateLimit = { requests: number; seconds: number; per: 'address' };
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Contract = {
  info: { description: string; version: string };
  /** name → what holds of every request at once */
  'x-rules': Record<string, string>;
  'x-message-keys-by'?: Pick<Catalogue, 'keywords' | 'types' | 'formats'>;
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, Schema> };
};

type ProblemEntry = {
  status: number;
  title: string;
  detail: string;
  meaning: string;
  outsideOperations?: boolean;
};
export type Catalogue = {
  problems: Record<string, ProblemEntry>;
  fieldErrors: Record<string, string>;
  /** Keyword, type or format of JSON Schema → key of the field error. */
  keywords: Record<string, string>;
  types: Record<string, string>;
  formats: Record<string, string>;
};

/** One file of `examples/`: what is asked, and what is answered. */
export type Example = {
  request?: {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    headers?: Record<string, unknown>;
    body?: unknown;
  };
  status: number;
  body?: unknown;
};
/** operationId → case → example */
export type Examples = Record<string, Record<string, Example>>;

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];

export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}
