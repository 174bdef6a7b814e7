import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartUpError } from '../start-up-error.ts';

/** Runs a command in the server; what it writes goes to the terminal of the operator. */
export type RunCommand = (parameters: string[], output: NodeJS.WritableStream) => Promise<void>;

type Address = { port: number; token: string };

const addressFile = (dataFolder: string) => join(dataFolder, 'control.json');

/**
 * Takes commands for the embedded database, which only its server can open. They come from this
 * machine, with a token that only who may read the data folder knows.
 *
 * @throws nothing that a command throws: its sentence goes to the operator.
 */
export async function listenForCommands(
  dataFolder: string,
  run: RunCommand,
): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((incoming, response) => {
    // One that goes away during its request or response ends nothing but its own call.
    serve(incoming, response).catch(() => response.destroy());
  });
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAuthorized(incoming, token)) return void response.writeHead(403).end();
    const parameters = await readParameters(incoming);
    if (!parameters) return void response.writeHead(400).end();
    try {
      await run(parameters, response);
      response.end();
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const sentence = error instanceof StartUpError ? error.message : 'The command failed.';
      response.writeHead(422).end(sentence);
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const file = addressFile(dataFolder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, token } satisfies Address), { mode: 0o600 });
  return {
    close: async () => {
      rmSync(file, { force: true });
      server.close();
      // A server that ends does not wait for an export that nobody reads.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isAuthorized({ method, headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return method === 'POST' && given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readParameters(incoming: IncomingMessage): Promise<string[] | undefined> {
  let body = '';
  for await (const chunk of incoming) {
    body += String(chunk);
    if (body.length > 10_000) return undefined;
  }
  const parameters: unknown = JSON.parse(body);
  return Array.isArray(parameters) && parameters.every((one) => typeof one === 'string')
    ? parameters
    : undefined;
}

/**
 * Runs a command in the server that runs on a data folder.
 *
 * @returns false where none runs; nothing was done then.
 * @throws StartUpError with the sentence that the server answers.
 */
export async function runInServer(
  dataFolder: string,
  parameters: string[],
  output: NodeJS.WritableStream,
): Promise<boolean> {
  const address = readAddress(dataFolder);
  if (!address) return false;
  const call = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'POST',
    headers: { authorization: `Bearer ${address.token}` },
  });
  call.end(JSON.stringify(parameters));
  const response = await new Promise<IncomingMessage | undefined>((resolve) => {
    call.once('response', resolve);
    // A killed server leaves its file.
    call.once('error', () => resolve(undefined));
  });
  if (!response || response.statusCode === 403) return false;
  if (response.statusCode !== 200) {
    let sentence = '';
    for await (const chunk of response) sentence += String(chunk);
    throw new StartUpError(sentence);
  }
  await pipeline(response, output, { end: false });
  return true;
}

function readAddress(dataFolder: string): Address | undefined {
  const file = addressFile(dataFolder);
  if (!existsSync(file)) return undefined;
  const address: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof address !== 'object' || address === null) return undefined;
  if (!('port' in address) || !('token' in address)) return undefined;
  return { port: Number(address.port), token: String(address.token) };
}
