import type { Kit } from '../../suite.ts';
import type { Operation } from '../../contract/contract.ts';
import { typicalRequest } from '../../generate/requests.ts';
import { usesUp } from '../../resources/resources.ts';
import { prepare, tryGood, type Prepared } from '../attempt.ts';

type Variant = {
  title: string;
  headers: Record<string, unknown>;
  applies: (operation: Operation) => boolean;
};

const isReading = ({ method }: Operation) => method === 'get';
const hasBody = ({ body }: Operation) => body !== undefined;

/** What clients and proxies send by themselves, and the contract gives no meaning. */
const variants: Variant[] = [
  { title: 'with Range', headers: { Range: 'bytes=0-0' }, applies: isReading },
  {
    title: 'with If-Modified-Since',
    headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    applies: isReading,
  },
  {
    title: 'with another method in a header',
    headers: { 'X-HTTP-Method-Override': 'DELETE' },
    applies: (operation) => !isReading(operation) && operation.method !== 'delete',
  },
  {
    title: 'without a body, with its length',
    headers: { 'Content-Length': '0' },
    applies: (operation) => !hasBody(operation) && !isReading(operation),
  },
];

/** Headers without a meaning change nothing. */
export async function tryPlainHeaders(
  kit: Kit,
  operation: Operation,
  making: Prepared,
): Promise<void> {
  let ready: Prepared | undefined = making;
  for (const { title, headers } of variants.filter(({ applies }) => applies(operation))) {
    if (kit.isLimited(operation)) return;
    if (usesUp(operation)) ready = await prepare(kit, operation);
    if (!ready) return;
    const request = typicalRequest(operation, ready, kit.schemas);
    const whole = { ...request, headers: { ...request.headers, ...headers } };
    await tryGood(kit, operation, whole, { title }, ready.caller);
  }
}
