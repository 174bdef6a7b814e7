import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { createClient } from '../http/client.ts';
import { UsageError } from '../options.ts';
import { chooseUsers } from './choose-users.ts';
import { IssuerError } from './issuer.ts';

const contract = readContract();
const noTokens = {
  writer: undefined,
  other: undefined,
  deactivated: undefined,
  expired: undefined,
};
const settings = {
  port: 0,
  url: undefined,
  clientId: undefined,
  deactivate: undefined,
  wait: 0,
};

describe('the users of a run', () => {
  let server: Server;
  let folder: string;
  let status = 200;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    folder = mkdtempSync(join(tmpdir(), 'users-'));
    status = 200;
    server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ accessToken: 'access', refreshToken: 'refresh' }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
    server.closeAllConnections();
    server.close();
  });

  const client = () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return createClient(`http://127.0.0.1:${port}`);
  };

  it('are accounts of the kit’s issuer without tokens', async () => {
    const chosen = await chooseUsers({ issuer: settings, tokens: noTokens }, contract, client());
    expect(await chosen.users.writer.authorization()).toBe('Bearer access');
    expect(chosen.users.issuer).toBeDefined();
    expect(chosen.users.deactivated).toBeUndefined();
    const [one, two] = [await chosen.users.newcomer?.(), await chosen.users.newcomer?.()];
    expect(one?.email).not.toBe(two?.email);
    await chosen.close();
  });

  it('have one deactivated by the given command', async () => {
    const file = join(folder, 'email');
    const issuer = { ...settings, deactivate: `printf '%s' "$ACCOUNT_EMAIL" > '${file}'` };
    const chosen = await chooseUsers({ issuer, tokens: noTokens }, contract, client());
    expect(chosen.users.deactivated?.email).toMatch(/^deactivated-/u);
    expect(readFileSync(file, 'utf8')).toBe(chosen.users.deactivated?.email);
    await chosen.close();
  });

  it('are none when that command or the sign-in fails', async () => {
    const failing = { ...settings, deactivate: 'exit 3' };
    const choose = (issuer: typeof settings | typeof failing) =>
      chooseUsers({ issuer, tokens: noTokens }, contract, client());
    await expect(choose(failing)).rejects.toThrow(IssuerError);
    status = 401;
    const chosen = choose(settings);
    await expect(chosen).rejects.toThrow('does not take');
    await expect(chosen).rejects.toThrow('only after half a minute');
    // What is said goes to a log, and the answer may hold tokens.
    await expect(chosen).rejects.toThrow('{"accessToken":"$ACCESS_TOKEN"');
  });

  it('are those whose tokens are given, both or none', async () => {
    const tokens = { ...noTokens, writer: 'one', other: 'two' };
    const { users } = await chooseUsers({ issuer: settings, tokens }, contract, client());
    expect(await users.other.authorization()).toBe('Bearer two');
    expect(users.issuer).toBeUndefined();
    await expect(
      chooseUsers(
        { issuer: settings, tokens: { ...tokens, other: undefined } },
        contract,
        client(),
      ),
    ).rejects.toThrow(UsageError);
  });
});
