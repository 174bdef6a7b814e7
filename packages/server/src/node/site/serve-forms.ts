import { typedAddress, typedText } from '@ecritoire/prose';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Api, Client } from '../../index.ts';
import {
  pageWithFormDone,
  pageWithFormRefused,
  type FieldProblem,
  type FormAnswers,
} from './form-page.ts';
import type { SiteDocuments } from './site-documents.ts';
import type { SiteEnv } from './site-env.ts';

/** The forms of visitors: the operation of the API that takes each, and the page that it is on. */
const FORMS = {
  waitlist: { operation: '/api/waitlist', page: '/' },
  question: { operation: '/api/questions', page: '/faq' },
  suggestion: { operation: '/api/suggestions', page: '/roadmap' },
} as const;

type FormName = keyof typeof FORMS;

const isForm = (name: string): name is FormName => Object.hasOwn(FORMS, name);

/** Bytes: more than anybody types into a form, less than a server minds. */
const LONGEST = 128 * 1024;

/** The honeypot field has a name on the page that no autofill completes. */
const NAME_ON_PAGE: Readonly<Record<string, string>> = { website: 'nothing' };

/** What a form says as the body of its operation; what was left empty is not said. */
function bodyOf(typed: URLSearchParams, language: 'fr' | 'en'): Record<string, unknown> {
  const texts = ['text', 'expectations', 'currentPractice', 'website'].flatMap((name) => {
    const text = typedText(typed.get(NAME_ON_PAGE[name] ?? name)?.replaceAll('\r\n', '\n') ?? '');
    return text === '' ? [] : [[name, text]];
  });
  const formats = typed.getAll('formats');
  return {
    email: typedAddress(typed.get('email') ?? ''),
    ...Object.fromEntries(texts),
    ...(formats.length > 0 ? { formats } : {}),
    language,
  };
}

/**
 * Takes the forms of the public pages from a browser that runs no script. Each is asked of the API
 * as the app would ask it, with its validation and limits, and answered with the page it stood on.
 *
 * @param options.clientOf whom a request comes from
 */
export function serveForms(
  site: Hono<SiteEnv>,
  options: {
    documents: SiteDocuments;
    api: Api;
    publicOrigin: string;
    basePath: string;
    clientOf: (context: Context<SiteEnv>) => Client;
  },
): void {
  const { documents, api, publicOrigin, basePath, clientOf } = options;
  for (const language of ['fr', 'en'] as const) {
    const prefix = language === 'en' ? '/en' : '';
    /** The page that a form stands on, as it was built, and what is said of it. */
    const read = async (name: FormName) => {
      const path = `${prefix}${FORMS[name].page}/index.html`.replaceAll(/^\/|\/(?=\/)/gu, '');
      const found = await documents.find(path);
      const built = found?.plain.toString();
      const answers = (await documents.formAnswers())[language];
      if (found?.policy === undefined || built === undefined || answers === undefined)
        return undefined;
      return {
        built,
        policy: found.policy,
        answers,
        action: `${basePath}${prefix}/forms/${name}#sent`,
      };
    };
    site.get(`${prefix}/forms/:name`, (context, next) => {
      const name = context.req.param('name') ?? '';
      if (!isForm(name)) return next();
      // Somebody who comes back to the address of an answer.
      return context.redirect(`${basePath}${prefix}${FORMS[name].page}`, 303);
    });
    site.get(`${prefix}/forms/:name/sent`, async (context, next) => {
      const name = context.req.param('name') ?? '';
      const page = isForm(name) ? await read(name) : undefined;
      const done = page?.answers.done[name];
      if (page === undefined || done === undefined) return next();
      const html = pageWithFormDone(page.built, page.action, done);
      return give(context, { html, policy: page.policy }, 200);
    });
    site.post(
      `${prefix}/forms/:name`,
      bodyLimit({ maxSize: LONGEST, onError: (context) => context.text('Too long.', 413) }),
      async (context) => {
        const name = context.req.param('name') ?? '';
        const page = isForm(name) ? await read(name) : undefined;
        if (!isForm(name) || page === undefined) return context.notFound();
        if (!isOwnForm(context, publicOrigin)) return context.text('Only from this site.', 403);
        if (!isFormType(context)) return context.text('Only as a form sends it.', 415);
        // Read when the API asks for it, once it has counted the request.
        const typing = once(async () => new URLSearchParams(await context.req.text()));
        const asking = {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: whenRead(async () => JSON.stringify(bodyOf(await typing(), language))),
          duplex: 'half',
        };
        const answer = await api.fetch(
          new Request(`http://localhost${FORMS[name].operation}`, asking),
          clientOf(context),
        );
        const typed = await typing();
        // Loaded again, the page must not send the form again.
        if (answer.ok) return context.redirect(`${basePath}${prefix}/forms/${name}/sent#sent`, 303);
        const seconds = answer.headers.get('retry-after');
        if (seconds !== null) context.header('Retry-After', seconds);
        const html = await refused(page.built, page.action, {
          answer,
          answers: page.answers,
          typed,
          wait: answer.status === 429 ? inMinutes(Number(seconds ?? 60), language) : undefined,
        });
        return give(context, { html, policy: page.policy }, statusOf(answer));
      },
    );
  }
}

/**
 * A page that is nobody else's. Its browser keeps it: what was typed is there for who comes back.
 *
 * @param page with the policy of the page as it was built: what was typed is allowed nothing.
 */
function give(
  context: Context<SiteEnv>,
  { html, policy }: { html: string; policy: string },
  status: 200 | 500 | Refusal,
) {
  context.header('Cache-Control', 'private, no-cache');
  context.header('X-Robots-Tag', 'noindex');
  context.header('Content-Security-Policy', policy);
  return context.html(html, status);
}

/** A length of time in words, never too short: 5 minutes. */
const inMinutes = (seconds: number, language: 'fr' | 'en'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(seconds / 60)),
  );

async function refused(
  built: string,
  action: string,
  options: {
    answer: Response;
    answers: FormAnswers;
    typed: URLSearchParams;
    wait: string | undefined;
  },
): Promise<string> {
  const { answer, answers, typed, wait } = options;
  const problem: { messageKey?: string; errors?: FieldProblem[] } = await answer
    .json()
    .catch(() => ({}));
  const { messageKey, errors = [] } = problem;
  // In the order of the form, not of the API's checks.
  const order = Object.keys(answers.fields);
  const sorted = errors.toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  return pageWithFormRefused(built, action, {
    answers,
    typed,
    messageKey,
    wait,
    errors: sorted,
  });
}

function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= act());
}

/** A body that is made once somebody reads it. */
const whenRead = (make: () => Promise<string>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode(await make()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

const REFUSALS = [400, 409, 413, 422, 429, 503, 507] as const;
type Refusal = (typeof REFUSALS)[number];

const statusOf = ({ status }: Response) => REFUSALS.find((each) => each === status) ?? 500;

/** A form of another site cannot be sent in a visitor's name. */
function isOwnForm({ req }: Context, publicOrigin: string): boolean {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  const isOwnOrigin = origin === publicOrigin || origin === new URL(req.url).origin;
  // Older browsers say the origin alone; programs that are no browser say neither.
  return site === undefined ? origin === undefined || isOwnOrigin : site === 'same-origin';
}

const isFormType = ({ req }: Context): boolean =>
  req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
