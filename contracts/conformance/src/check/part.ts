import type { Response } from '../contract/document.ts';
import type { Breach } from '../finding.ts';
import type { Answer, Call } from '../http/call.ts';

/** Judges one side of an answer by what the contract documents for its status. */
export type Part = (call: Call, answer: Answer, response: Response) => Breach[];

/** A value as a report has room for it. */
export function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Of a header `Content-Type`, without its parameters. */
export const mediaTypeOf = (header: string | null): string =>
  header?.split(';')[0]?.trim().toLowerCase() ?? '';
