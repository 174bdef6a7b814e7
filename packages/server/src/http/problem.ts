import {
  problems,
  type FieldError,
  type LiveWritingSessionProblem,
  type NearLimit,
  type Paragraph,
  type ValidationProblem,
} from '@ecritoire/contracts';
import { LARGEST_DOCUMENT, LARGEST_SESSION } from '../domain/sizes.ts';

export type ProblemKey = keyof typeof problems;
type StatusOf<Key extends ProblemKey> = (typeof problems)[Key]['status'];

/** The key's entry of the error catalogue as a problem answer (RFC 9457). */
export function problem<Key extends ProblemKey>(messageKey: Key) {
  const { status, title, detail } = problems[messageKey];
  const type = `urn:ecritoire:problem:${messageKey}`;
  const typedStatus: StatusOf<Key> = status;
  return { status: typedStatus, body: { type, title, status: typedStatus, detail, messageKey } };
}

/** 422 with every field that is missing or wrong. */
export function invalid(errors: FieldError[]): { status: 422; body: ValidationProblem } {
  const { status, body } = problem('actions.endpoints.validationError');
  return { status, body: { ...body, errors } };
}

/** 409 with the server's paragraphs, so that the writer can choose between both texts. */
export function paragraphsConflict(stale: { paragraphs: Paragraph[]; deletedIds: string[] }) {
  const { status, body } = problem('paragraphs.conflict');
  return { status, body: { ...body, ...stale } };
}

/** 409 with how large it may be, and how large it is. */
export function limitReached({ of, limit, used }: NearLimit) {
  switch (of) {
    case 'document': {
      const { status, body } = problem('documents.tooLong');
      return { status, body: { ...body, limit: LARGEST_DOCUMENT, used } };
    }
    case 'session': {
      const { status, body } = problem('writingSessions.tooLong');
      return { status, body: { ...body, limit: LARGEST_SESSION, used } };
    }
    case 'account':
      return accountFull({ limit, used });
    default:
      return of satisfies never;
  }
}

/** 409 with the account's largest size. */
export function accountFull({ limit, used }: Pick<NearLimit, 'limit' | 'used'>) {
  const { status, body } = problem('account.full');
  return { status, body: { ...body, limit, used } };
}

/** 409 that names the session which already lives. */
export function alreadyLive(liveSessionId: string): {
  status: 409;
  body: LiveWritingSessionProblem;
} {
  const { status, body } = problem('writingSessions.alreadyLive');
  return { status, body: { ...body, liveSessionId } };
}

/** 429: how many whole seconds to wait, at least one. */
export function tooManyRequests(seconds: number) {
  return { ...problem('request.tooManyRequests'), headers: { 'Retry-After': seconds } };
}
