import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { listenForCommands, runInServer, type RunCommand } from './control.ts';

async function listening(run: RunCommand) {
  const folder = temporaryFolder();
  const control = await listenForCommands(folder, run);
  onTestFinished(() => control.close());
  const command = async (...parameters: string[]) => {
    const output = new PassThrough();
    const wasRun = await runInServer(folder, parameters, output);
    output.end();
    return { wasRun, output: await text(output) };
  };
  return { folder, command };
}

// SERVER-58
test('a running server runs the command of its operator', async () => {
  const { folder, command } = await listening(async (parameters, output) => {
    output.write(`ran ${parameters.join(' ')}`);
  });
  expect(await command('accounts', 'list')).toEqual({ wasRun: true, output: 'ran accounts list' });
  expect(statSync(join(folder, 'control.json')).mode & 0o077).toBe(0);
});

// SERVER-58
test('a failed command gives its own sentence only', async () => {
  const failures = [new StartUpError('There is no account of ada.'), new Error('a secret text')];
  const { command } = await listening(() => Promise.reject(failures.shift()));
  await expect(command('accounts')).rejects.toThrow('There is no account of ada.');
  await expect(command('accounts')).rejects.toThrow('The command failed.');
});

// SERVER-58
test('a client that sends half a request leaves the server running', async () => {
  const { folder, command } = await listening(async (_, output) => void output.write('ran'));
  const { port, token } = JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8'));
  const headers = { authorization: `Bearer ${token}` };
  const half = request({ host: '127.0.0.1', port, method: 'POST', headers });
  half.on('error', () => undefined).flushHeaders();
  half.write('["acc');
  await once(half, 'socket').then(([socket]) => once(socket, 'connect'));
  half.destroy();
  const broken = await fetch(`http://127.0.0.1:${String(port)}/`, {
    method: 'POST',
    headers,
    body: 'not JSON',
  }).catch(() => null);
  expect(broken).toBeNull();
  expect(await command('accounts')).toEqual({ wasRun: true, output: 'ran' });
});

// SERVER-58
test('only the token of the data folder runs a command', async () => {
  let runs = 0;
  const { folder, command } = await listening(async () => void (runs += 1));
  const { port } = JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8'));
  const call = (headers: Record<string, string>, body = '[]') =>
    fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', headers, body });
  expect((await call({})).status).toBe(403);
  expect((await call({ authorization: `Bearer ${'0'.repeat(64)}` })).status).toBe(403);
  writeFileSync(join(folder, 'control.json'), JSON.stringify({ port, token: 'wrong' }));
  expect(await command('accounts')).toEqual({ wasRun: false, output: '' });
  writeFileSync(join(folder, 'control.json'), JSON.stringify({ port: 1, token: 'stale' }));
  expect(await command('accounts')).toEqual({ wasRun: false, output: '' });
  expect(runs).toBe(0);
});
