import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/programs.ts';
import { createSite } from './create-site.ts';

const boot = "document.title = 'app';";
const page = (prefix: string) => `<!doctype html><html lang="fr"><head><title>Home</title>
<script id="app-config" type="application/json">{}</script><script>${boot}</script></head><body>
<form action="/other"><input name="email" value=""/></form>
<form class="a" method="post" action="${prefix}/forms/waitlist#sent"><input type="email" name="email" aria-describedby="hint" value=""/>
<details class="d"><summary>+</summary><input type="checkbox" name="formats" value="novel"/><input type="checkbox" name="formats" value="poetry"/>
<textarea name="expectations" rows="3"></textarea></details><input name="nothing" value=""/></form></body></html>`;

const answersIn = (language: string) => ({
  done: { waitlist: { title: 'Noted', html: `<b>${language} done</b>` } },
  problemTitle: 'Error',
  problem: '<i>{message}</i>',
  checkEntries: 'Look again.',
  otherwise: 'It failed.',
  tooMany: 'Again in {wait}.',
  messages: {
    'validation.email': 'No address.',
    'forms.emailWithSpace': 'It has a space.',
    'validation.textTooLong': 'Too long.',
    'server.unavailable': 'Busy.',
    'waitlist.email_already_on_waitlist': 'Known.',
  },
  fields: { email: 'Address', expectations: 'Hopes' },
});

type Asked = { path: string; body: unknown; address: string | undefined };

/** @param answer what the API answers */
function site(answer: () => Response) {
  const folder = join(temporaryFolder(), 'dist');
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('shell.html', page(''));
  put('index.html', page(''));
  put('en/index.html', page('/en'));
  put('builds/site.json', JSON.stringify({ origin: 'http://localhost:3000', routes: [] }));
  put('builds/forms.json', JSON.stringify({ fr: answersIn('fr'), en: answersIn('en') }));
  const asked: Asked[] = [];
  const counted: string[] = [];
  const served = createSite({
    api: {
      findPublishedHead: async () => undefined,
      fetch: async (request, client) => {
        const { pathname } = new URL(request.url);
        // As the API does it: before it reads.
        counted.push(pathname);
        asked.push({ path: pathname, body: await request.json(), address: client?.address });
        return answer();
      },
    },
    appConfig: () => ({ apiBaseUrl: '/api' }),
    appFolder: folder,
    publicOrigin: 'https://desk.example',
    trustedProxies: 1,
    logger: pino({ enabled: false }),
  });
  const send = async (path: string, fields: [string, string][], headers = {}) =>
    served.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
        body: new URLSearchParams(fields),
      }),
    );
  const sendStream = async (path: string, body: ReadableStream<Uint8Array>) => {
    const sending = {
      method: 'POST',
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '27',
      },
      body,
      duplex: 'half',
    };
    return served.fetch(new Request(`http://localhost:3000${path}`, sending));
  };
  const get = async (path: string) => served.fetch(new Request(`http://localhost:3000${path}`));
  return { asked, counted, send, sendStream, get };
}

const problem = (status: number, body: object, headers = {}) =>
  Response.json(body, { status, headers });

const typed: [string, string][] = [
  ['email', ' ana@example\u200B '],
  ['formats', 'poetry'],
  ['expectations', 'A "desk" <of> my own\r\nand time'],
  ['currentPractice', '\u200B\u200B'],
  ['nothing', ''],
];

describe('a natively submitted form', () => {
  // SITE-2, SITE-3, SITE-23
  test('is forwarded to the API on behalf of its sender', async () => {
    const { asked, send } = site(() => Response.json({}, { status: 201 }));
    const answer = await send('/en/forms/waitlist', typed);
    expect(asked).toEqual([
      {
        path: '/api/waitlist',
        address: '203.0.113.9',
        body: {
          email: 'ana@example',
          formats: ['poetry'],
          expectations: 'A "desk" <of> my own\nand time',
          language: 'en',
        },
      },
    ]);
    // To load the page of the answer again sends nothing again.
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/en/forms/waitlist/sent#sent');
  });

  // SERVER-36
  test('is counted before its body is read', async () => {
    const { counted, sendStream } = site(() => Response.json({}, { status: 201 }));
    const countedWhenRead: number[] = [];
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          countedWhenRead.push(counted.length);
          controller.enqueue(new TextEncoder().encode('email=ana%40example.example'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    expect((await sendStream('/forms/waitlist', body)).status).toBe(303);
    expect(countedWhenRead).toEqual([1]);
  });

  // SITE-23
  test('is confirmed at an address of its own', async () => {
    const { asked, get } = site(() => Response.json({}));
    const answer = await get('/en/forms/waitlist/sent');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain('<div id="sent"><b>en done</b></div>');
    expect(html).toContain('<title>Noted · Home</title>');
    expect(asked).toEqual([]);
    expect((await get('/forms/constructor/sent')).status).toBe(404);
    expect(html).not.toContain('/forms/waitlist');
    expect(html).toContain('action="/other"');
    // What brings the app would find another page than it was built for.
    expect(html).not.toContain(boot);
  });

  // SITE-23
  test('says what stands in the field that nobody sees', async () => {
    const { asked, send } = site(() => Response.json({}, { status: 201 }));
    await send('/forms/waitlist', [...typed.slice(0, 1), ['nothing', 'spam']]);
    expect(asked).toMatchObject([{ body: { website: 'spam' } }]);
  });

  // SITE-2
  test('reports a blank within an address', async () => {
    const { send } = site(() =>
      problem(422, { errors: [{ field: 'email', messageKey: 'validation.email' }] }),
    );
    const html = await (await send('/forms/waitlist', [['email', 'a na@example.com']])).text();
    expect(html).toContain('>Address · It has a space.</span>');
  });

  // SITE-23
  test('comes back as typed, with its errors', async () => {
    const { send } = site(() =>
      problem(422, {
        messageKey: 'actions.endpoints.validationError',
        errors: [
          { field: 'expectations', messageKey: 'validation.textTooLong' },
          { field: 'email', messageKey: 'validation.email' },
        ],
      }),
    );
    const answer = await send('/forms/waitlist', typed);
    expect(answer.status).toBe(422);
    // Who comes back to it finds it, and nobody else does.
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const html = await answer.text();
    expect(html).toContain('<title>Error · Home</title>');
    // In the order of the form.
    expect(html).toContain(
      '<div id="sent"><i>Look again.<br /><span id="email-problem">Address · No address.</span><br /><span id="expectations-problem">Hopes · Too long.</span></i></div>',
    );
    expect(html).toContain(
      '<input type="email" name="email" value=" ana@example\u200B " aria-invalid="true" data-invalid="true" aria-describedby="email-problem"/>',
    );
    expect(html).toContain('value="poetry" checked=""/>');
    expect(html).toContain('value="novel"/>');
    expect(html).toContain(
      'aria-describedby="expectations-problem">\nA &quot;desk&quot; &lt;of&gt; my own\r\nand time</textarea>',
    );
    expect(html).toContain('<details open="" class="d">');
    expect(html).toContain('<form action="/other"><input name="email" value=""/></form>');
  });

  test.each([
    [409, { messageKey: 'waitlist.email_already_on_waitlist' }, 409, 'Known.'],
    [500, {}, 500, 'It failed.'],
    [503, { messageKey: 'server.unavailable' }, 503, 'Busy.'],
  ])('says what a %i of the API means', async (status, body, answered, words) => {
    const headers = { 'retry-after': '2' };
    const answer = await site(() => problem(status, body, headers)).send('/forms/waitlist', typed);
    expect(answer.status).toBe(answered);
    expect(await answer.text()).toContain(`<div id="sent"><i>${words}</i></div>`);
  });

  // SERVER-36
  test.each([
    ['/forms/waitlist', '60', '1 minute'],
    ['/en/forms/waitlist', '248', '5 minutes'],
  ])('learns the delay after too many: %s, %s s', async (path, wait, words) => {
    const { send } = site(() => problem(429, {}, { 'retry-after': wait }));
    const answer = await send(path, typed);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, wait]);
    expect((await answer.text()).replaceAll('\u00A0', ' ')).toContain(`Again in ${words}.`);
  });

  // SITE-23
  test('a foreign, wrong or oversized request is not forwarded', async () => {
    const { asked, send } = site(() => Response.json({}));
    const refused = [
      await send('/forms/waitlist', typed, { 'sec-fetch-site': 'cross-site' }),
      // A browser that says no more.
      await send('/forms/waitlist', typed, { origin: 'https://other.example' }),
      await send('/forms/waitlist', typed, { origin: 'null' }),
      await send('/forms/waitlist', typed, { 'content-type': 'text/plain' }),
      await send('/forms/waitlist', [['expectations', 'a'.repeat(200_000)]]),
      await send('/forms/constructor', typed),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 415, 413, 404]);
    expect(asked).toEqual([]);
  });

  // SITE-23
  test.each([
    { origin: 'https://desk.example' },
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ])('is accepted from this site, from %j', async (from) => {
    const { send } = site(() => Response.json({}, { status: 201 }));
    expect((await send('/forms/waitlist', typed, from)).status).toBe(303);
  });

  test('has a page to come back to', async () => {
    const { get } = site(() => Response.json({}));
    for (const [path, to] of [
      ['/forms/question', '/faq'],
      ['/en/forms/suggestion', '/en/roadmap'],
    ]) {
      const answer = await get(path ?? '');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    }
  });
});
