import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Api, Client } from '../../index.ts';
import { policyOfPage } from './content-security-policy.ts';
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

const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name);

/** Bytes: more than anybody types into a form, less than a server minds. */
const LONGEST = 128 * 1024;

/** The field that is nobody's has a name on the page that nothing fills in by itself. */
const NAME_ON_PAGE: Readonly<Record<string, string>> = { website: 'nothing' };

/** What a form says as the body of its operation; what was left empty is not said. */
function bodyOf(typed: URLSearchParams, language: 'fr' | 'en'): Record<string, unknown> {
  const texts = ['text', 'expectations', 'currentPractice', 'website'].flatMap((name) => {
    const text = typed.get(NAME_ON_PAGE[name] ?? name)?.replaceAll('\r\n', '\n') ?? '';
    return text.trim() === '' ? [] : [[name, text]];
  });
  const formats = typed.getAll('formats');
  return {
    email: typed.get('email')?.trim() ?? '',
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
    basePath: string;
    clientOf: (context: Context<SiteEnv>) => Client;
  },
): void {
  const { documents, api, basePath, clientOf } = options;
  for (const language of ['fr', 'en'] as const) {
    const prefix = language === 'en' ? '/en' : '';
    site.get(`${prefix}/forms/:name`, (context) => {
      const name = context.req.param('name') ?? '';
      if (!isForm(name)) return context.notFound();
      // Somebody who comes back to the address of an answer.
      return context.redirect(`${basePath}${prefix}${FORMS[name].page}`, 303);
    });
    site.post(
      `${prefix}/forms/:name`,
      bodyLimit({ maxSize: LONGEST, onError: (context) => context.text('Too long.', 413) }),
      async (context) => {
        const name = context.req.param('name') ?? '';
        if (!isForm(name)) return context.notFound();
        if (!isOwnForm(context)) return context.text('Only from this site.', 403);
        const { operation, page } = FORMS[name];
        const document = await documents.find(
          `${prefix}${page}/index.html`.replaceAll(/^\/|\/(?=\/)/gu, ''),
        );
        const answers = (await documents.formAnswers())[language];
        if (document === undefined || answers === undefined) return context.notFound();
        const typed = new URLSearchParams(await context.req.text());
        const answer = await api.fetch(
          new Request(`http://localhost${operation}`, {
            method: 'POST',
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            body: JSON.stringify(bodyOf(typed, language)),
          }),
          clientOf(context),
        );
        const built = document.plain.toString();
        const action = `${basePath}${prefix}/forms/${name}#sent`;
        const wait = answer.headers.get('retry-after');
        if (wait !== null) context.header('Retry-After', wait);
        const html = answer.ok
          ? pageWithFormDone(built, action, {
              done: answers.done[name] ?? '',
              email: typed.get('email')?.trim() ?? '',
            })
          : await refused(built, action, { answer, answers, typed });
        context.header('Cache-Control', 'no-store');
        context.header('Content-Security-Policy', policyOfPage(html));
        return context.html(html, answer.ok ? 200 : statusOf(answer));
      },
    );
  }
}

async function refused(
  built: string,
  action: string,
  { answer, ...options }: { answer: Response; answers: FormAnswers; typed: URLSearchParams },
): Promise<string> {
  const problem: { messageKey?: string; errors?: FieldProblem[] } = await answer
    .json()
    .catch(() => ({}));
  const { messageKey, errors = [] } = problem;
  return pageWithFormRefused(built, action, { ...options, messageKey, errors });
}

const REFUSALS = [400, 409, 413, 422, 429] as const;

const statusOf = ({ status }: Response) => REFUSALS.find((each) => each === status) ?? 500;

/** A form of another site cannot be sent in a visitor's name. */
function isOwnForm({ req }: Context): boolean {
  const from = req.header('sec-fetch-site') ?? 'same-origin';
  const type = req.header('content-type') ?? '';
  return from === 'same-origin' && type.startsWith('application/x-www-form-urlencoded');
}
