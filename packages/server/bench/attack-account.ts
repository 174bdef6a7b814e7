import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Filled } from './engines.ts';
import { quantile } from './load.ts';
import type { Memory } from './report-memory.ts';
import { startProcess, tokenFor, type Running } from './start-process.ts';
import type { Writer } from './fill.ts';

const MOST_SLOWDOWN = 10;
const MOST_HEAP = 600_000_000;
const MOST_LEFT = 1.2;

/** 0.95 MB as JSON: 19 paragraphs of the largest size. */
const PARAGRAPHS = 19;
const SAVES = 65;
/** More than these, and a document would be larger than it may be. */
const SAVES_PER_DOCUMENT = 8;
const PUBLISHED_SAVES = 10;
const TEXT = 'Le vent se leve, et la pluie. '.repeat(1_666);

type Caller = (method: string, path: string, body?: unknown) => Promise<Response>;
type Act = (state: { isOver: () => boolean; keep: (socket: Socket) => void }) => Promise<void>;
export type Attacked = { name: string; figures: string; isMet: boolean };

function callerFor(origin: string, token: string | undefined): Caller {
  return (method, path, body) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

const largeSave = (from: number) => ({
  changes: Array.from({ length: PARAGRAPHS }, (_, index) => ({
    operation: 'put',
    id: crypto.randomUUID(),
    parentVersion: 0,
    position: `d${String(from * PARAGRAPHS + index).padStart(4, '0')}`,
    type: 'paragraph',
    content: [{ text: TEXT, marks: [] }],
  })),
});

/** What one writer does while another attacks, one call after the other; milliseconds of each. */
async function timesOf(call: Caller, writer: Writer, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const paths: [string, string, unknown?][] = [
    ['GET', '/projects'],
    ['PATCH', `/projects/${writer.projectId}`, { description: 'Une ligne.' }],
    ['GET', '/documents'],
  ];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (const [method, path, body] of paths) {
      const startedAt = performance.now();
      const response = await call(method, path, body);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status}.`);
      times.push(performance.now() - startedAt);
    }
    await pause(20);
  }
  return times;
}

/** The attacker's documents, a session, and a public text of 9.5 MB. */
async function prepare(call: Caller, { projectId }: Writer) {
  const done = async (method: string, path: string, body?: unknown): Promise<{ id: string }> => {
    const response = await call(method, path, body);
    if (!response.ok) throw new Error(`The attack could not be prepared: ${await response.text()}`);
    return response.json();
  };
  const documentsFor = async (saves: number) => {
    const document = { projectId, title: 'Long', language: 'fr' };
    const ids: string[] = [];
    for (let from = 0; from < saves; from += SAVES_PER_DOCUMENT) {
      ids.push((await done('POST', '/documents', document)).id);
    }
    return ids;
  };
  const published = await documentsFor(PUBLISHED_SAVES);
  const { id } = await done('POST', '/sessions', { timeZone: 'UTC' });
  for (let count = 0; count < PUBLISHED_SAVES; count += 1) {
    await done('PATCH', pathOfSave(published, count), largeSave(count));
  }
  await done('POST', `/sessions/${id}/end`);
  await done('POST', `/sessions/${id}/publish`, { visibility: 'public' });
  await done('POST', '/sessions', { timeZone: 'UTC' });
  return { publicId: id, documentIds: await documentsFor(SAVES) };
}

const pathOfSave = (documentIds: readonly string[], count: number) =>
  `/documents/${documentIds[Math.floor(count / SAVES_PER_DOCUMENT)] ?? ''}/paragraphs`;

/** A session that is as large as it may be is ended for another. */
async function renewSession(call: Caller): Promise<void> {
  const live: { session: { id: string } | null } = await (
    await call('GET', '/sessions/live')
  ).json();
  if (live.session) await call('POST', `/sessions/${live.session.id}/end`);
  await call('POST', '/sessions', { timeZone: 'UTC' });
}

function attacksOf(origin: string, token: string, ids: Awaited<ReturnType<typeof prepare>>): Act[] {
  const call = callerFor(origin, token);
  const visitor = callerFor(origin, undefined);
  const port = Number(new URL(origin).port);
  let saves = 0;
  const save: Act = async ({ isOver }) => {
    while (!isOver() && saves < SAVES) {
      const body = largeSave(saves);
      const path = pathOfSave(ids.documentIds, saves);
      saves += 1;
      const response = await call('PATCH', path, body);
      await response.arrayBuffer();
      // It ignores the delay that it is asked to wait.
      if (response.status === 429) await pause(100);
      if (response.status === 409) await renewSession(call);
    }
  };
  const exportUnread: Act = async ({ isOver, keep }) => {
    while (!isOver()) {
      const path = `${origin}/api/account/export`;
      const asked = request(path, { agent: false, headers: { authorization: `Bearer ${token}` } });
      asked.on('socket', keep).on('error', () => undefined);
      asked.on('response', (response) => response.pause());
      asked.end();
      await pause(2_000);
    }
  };
  const read: Act = async ({ isOver }) => {
    while (!isOver()) {
      const response = await visitor('GET', `/published-sessions/${ids.publicId}`);
      await response.arrayBuffer();
      if (response.status === 429) await pause(100);
    }
  };
  const sendSlowly: Act = async ({ isOver, keep }) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    keep(socket);
    socket.write(
      'POST /api/waitlist HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
    while (!isOver()) {
      if (socket.writable) socket.write(' ');
      await pause(1_000);
    }
  };
  const times = (howMany: number, act: Act) => Array.from({ length: howMany }, () => act);
  return [
    ...times(6, save),
    ...times(6, exportUnread),
    ...times(5, read),
    ...times(100, sendSlowly),
  ];
}

async function underAttack<Result>(acts: Act[], work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const sockets = new Set<Socket>();
  const state = {
    isOver: () => isOver,
    keep: (socket: Socket) => {
      sockets.add(socket);
    },
  };
  const attacking = acts.map((act) => act(state));
  try {
    return await work();
  } finally {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    await Promise.all(attacking);
  }
}

async function mostMemoryDuring<Result>(
  server: Running,
  work: Promise<Result>,
): Promise<{ result: Result; most: Memory }> {
  const state = { isOver: false };
  const most: Memory = { heap: 0, rss: 0 };
  const sampling = (async () => {
    while (!state.isOver) {
      const { heap, rss } = await server.memory();
      most.heap = Math.max(most.heap, heap);
      most.rss = Math.max(most.rss, rss);
      await pause(3_000);
    }
  })();
  const result = await work.finally(() => {
    state.isOver = true;
  });
  await sampling;
  return { result, most };
}

/** One account does its worst while another writer works; a minute later all is as before. */
export async function attackByAccount(
  { writers, places }: Filled,
  seconds: number,
): Promise<Attacked[]> {
  const [attacker, other] = writers;
  if (!attacker || !other) throw new Error('An attack needs two writers.');
  const server = await startProcess('api', places.api);
  try {
    const token = await tokenFor(attacker.id);
    const call = callerFor(server.origin, await tokenFor(other.id));
    const ids = await prepare(callerFor(server.origin, token), attacker);
    await timesOf(call, other, 3);
    const quiet = quantile(await timesOf(call, other, seconds), 0.99);
    const before = (await server.memory()).heap;
    const { result, most } = await mostMemoryDuring(
      server,
      underAttack(attacksOf(server.origin, token, ids), () => timesOf(call, other, seconds)),
    );
    const attacked = quantile(result, 0.99);
    await pause(60_000);
    const after = (await server.memory()).heap;
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    return [
      {
        name: 'another writer’s p99',
        figures: `${quiet.toFixed(0)} → ${attacked.toFixed(0)} ms, × ${(attacked / quiet).toFixed(1)} of ${result.length} calls`,
        isMet: attacked <= quiet * MOST_SLOWDOWN,
      },
      {
        name: 'heap',
        figures: `at most ${megabytes(most.heap)}, of ${megabytes(most.rss)} in all`,
        isMet: most.heap <= MOST_HEAP,
      },
      {
        name: 'heap a minute later',
        figures: `${megabytes(before)} → ${megabytes(after)}`,
        isMet: after <= before * MOST_LEFT,
      },
    ];
  } finally {
    await server.stop();
  }
}
