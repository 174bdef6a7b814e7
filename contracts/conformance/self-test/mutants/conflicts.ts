import { inScenario } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

/** Spoils a conflict of which more than one paragraph is stale. */
const ofSeveral = (name: string, spoil: (body: Json) => void): Mutant =>
  // KIT-86
  inScenario(name, 'saveParagraphs', 'saveParagraphs', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const { paragraphs = [], deletedIds = [] } = answer.body ?? {};
    if (answer.status === 409 && paragraphs.length + deletedIds.length > 1) spoil(answer.body);
    return answer;
  });

/** Servers that name some of what is stale. */
export const conflictMutants: Mutant[] = [
  ofSeveral('a conflict that names the first stale paragraph only', (body) => {
    body.paragraphs.length = Math.min(1, body.paragraphs.length);
    body.deletedIds.length = Math.min(1 - body.paragraphs.length, body.deletedIds.length);
  }),
  ofSeveral('a conflict that leaves deleted paragraphs out beside stale ones', (body) => {
    if (body.paragraphs.length > 0) body.deletedIds = [];
  }),
];
