import { call, inScenario } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

/** Leaves lastWrittenAt as it was before some changes of the text. */
const leaving = (name: string, operation: string, isLeft: (body: Json) => boolean): Mutant =>
  inScenario(name, operation, '*', () => {
    const before = new Map<string, string>();
    return async (incoming, next) => {
      const isOne = incoming.operation === operation && isLeft(incoming.body);
      const look = async () =>
        (await next(call(incoming, 'GET', '/sessions/live'))).body?.session?.lastWrittenAt;
      const held = isOne ? await look() : undefined;
      const answer = await next(incoming.request);
      const now = isOne && answer.status === 200 ? await look() : undefined;
      if (now && now !== held) before.set(now, before.get(held) ?? JSON.stringify(held));
      const text = JSON.stringify(answer.body);
      if (text === undefined || before.size === 0) return answer;
      const body = JSON.parse(
        text.replaceAll(
          /(?<="lastWrittenAt":)"(?<time>[^"]+)"/gu,
          (found, time) => before.get(time) ?? found,
        ),
      );
      return { ...answer, body };
    };
  });

/** Servers that do not say when a session last took text that was not typed in it. */
export const lastWrittenMutants: Mutant[] = [
  // KIT-67
  leaving(
    'imported text that leaves lastWrittenAt',
    'saveParagraphs',
    (body) => body?.origin === 'imported',
  ),
  leaving(
    'restored text that leaves lastWrittenAt',
    'saveParagraphs',
    (body) => body?.origin === 'restored',
  ),
  leaving('a restored version that leaves lastWrittenAt', 'restoreDocumentVersion', () => true),
];
