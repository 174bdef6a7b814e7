/** The parts of an OpenAPI 3.1 document that the kit reads. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Values that a server accepts where the schema alone says too little (`Europe/Paris`). */
  'x-valid-examples'?: unknown[];
  /** Values that fit the schema and that a server has to refuse with 422 (`Mars/Olympus`). */
  'x-invalid-examples'?: unknown[];
  /** The kind of resource whose id this is, where its name does not say so. */
  'x-resource'?: string;
  /** No two items of a list have the same value in this property. */
  'x-unique-by'?: string;
  /** The most characters that the texts of a list's items have together. */
  'x-max-text'?: number;
  /** Changes by itself, as a clock does: two readings may differ. */
  'x-volatile'?: boolean;
  /** The elements that a text of HTML may have → their attributes → the pattern of each value. */
  'x-html'?: Record<string, Record<string, string>>;
};

export type Media = { schema?: Schema; examples?: Record<string, { value?: unknown }> };

export type Header = { required?: boolean; schema?: Schema };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
};

export type Response = {
  content?: Record<string, Media>;
  headers?: Record<string, Header>;
  'x-message-keys'?: string[];
  /** At 413: the largest body that is accepted, in bytes. */
  'x-max-body-bytes'?: number;
};

export type DocumentOperation = {
  operationId?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  /** How many requests in how many seconds are taken of one client. */
  'x-rate-limit'?: { requests: number; seconds: number };
  responses: Record<string, Response>;
};

type PathItem = Record<string, unknown> & { parameters?: Parameter[] };

export type OpenApiDocument = {
  openapi: string;
  info?: { title?: string; version?: string; description?: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema> };
  /** Name → sentence: what holds for every request at once. */
  'x-rules'?: Record<string, string>;
  /** Broken keyword → key of the field error that says so. */
  'x-message-keys-by'?: { keywords: Record<string, string> };
};
