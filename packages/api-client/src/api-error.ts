import { fieldErrorsOf } from './field-errors.ts';
import type { Translate } from './field-errors.ts';

const serverErrorKey = 'actions.endpoints.serverError';
const validationErrorKey = 'actions.endpoints.validationError';
const tooManyKey = 'request.tooManyRequests';

/**
 * Why a call failed, after section 8 of the specification's error catalogue.
 *
 * `Data` is what the contract says the server sends with a failure of this call.
 */
export class ApiError<Data = unknown> extends Error {
  override name = 'ApiError';
  /**
   * The HTTP status; null when no whole answer came (network lost, timed out, aborted, or not sent
   * because another user is signed in by now).
   */
  readonly status: number | null;
  readonly messageKey: string;
  /** One message a field, already in the reader's language. */
  readonly fieldErrors: Record<string, string>;
  readonly data: Data | null;
  /** How many seconds the server asks to wait before asking again (429, 503); null when it does not. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    parts: Pick<ApiError<Data>, 'status' | 'messageKey' | 'data'> & {
      fieldErrors?: Record<string, string>;
      retryAfterSeconds?: number | null;
    },
  ) {
    super(message);
    this.status = parts.status;
    this.messageKey = parts.messageKey;
    this.fieldErrors = parts.fieldErrors ?? {};
    this.data = parts.data;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }
}

/** What every call resolves with; it never rejects. */
export type Result<Data, Failure = unknown> =
  | { success: true; data: Data; error: null }
  | { success: false; data: null; error: ApiError<Failure> };

/** The error of a call that got no whole answer: {@link ApiError.status} is null. */
export function unreachableError(cause: unknown): ApiError<never> {
  const error = new ApiError<never>(messageOf(500), {
    status: null,
    messageKey: serverErrorKey,
    data: null,
    retryAfterSeconds: cause instanceof ApiError ? cause.retryAfterSeconds : null,
  });
  error.cause = cause;
  return error;
}

/** The error of a call that was not made, because the tokens are someone else's by now. */
export function otherUserError(): ApiError<never> {
  const messageKey = 'auth.otherUser';
  return new ApiError<never>('Another user is signed in.', {
    status: null,
    messageKey,
    data: null,
  });
}

/** By status, whatever the source: a proxy has its own texts for these. */
const fixedKeys: Partial<Record<number, string>> = { 429: tooManyKey, 500: serverErrorKey };

/** The error of an answer that is not a success. */
export function answeredError<Data>(
  { status, headers }: Response,
  data: Data | null,
  translate: Translate,
): ApiError<Data> {
  const isInvalid = status === 422;
  const fallbackKey = isInvalid ? validationErrorKey : serverErrorKey;
  return new ApiError<Data>(messageOf(status), {
    status,
    messageKey: fixedKeys[status] ?? messageKeyIn(data) ?? fallbackKey,
    fieldErrors: isInvalid ? fieldErrorsOf(data, translate) : {},
    data,
    retryAfterSeconds: retryAfterIn(headers),
  });
}

/** The error of a success that could not be read. */
export const unreadableError = (): ApiError<never> =>
  new ApiError<never>(messageOf(500), { status: 500, messageKey: serverErrorKey, data: null });

/** RFC 9110: seconds, or the date to wait for, by the server's clock. */
function retryAfterIn(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/u.test(value)) return Number(value);
  const sentAt = Date.parse(headers.get('date') ?? '');
  const milliseconds = Date.parse(value) - (Number.isNaN(sentAt) ? Date.now() : sentAt);
  return Number.isNaN(milliseconds) ? null : Math.max(0, Math.ceil(milliseconds / 1000));
}

function messageOf(status: number): string {
  if (status === 500) return 'An unexpected error occurred. Please try again later.';
  return status === 422 ? 'Validation error occurred.' : `HTTP ${status} error occurred.`;
}

function messageKeyIn(data: unknown): string | undefined {
  const hasKey = typeof data === 'object' && data !== null && 'messageKey' in data;
  return hasKey && typeof data.messageKey === 'string' ? data.messageKey : undefined;
}
