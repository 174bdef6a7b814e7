import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import { variableOf } from '../http/curl.ts';
import type { Caller } from '../http/call.ts';
import type { Users } from '../users.ts';

const tokenOf = async ({ authorization }: Caller) =>
  (await authorization())?.replace('Bearer ', '');

/**
 * The tokens that command lines name, as a shell sets them: those of the users, of the callers of
 * findings, and the forged ones.
 */
export async function tokenLines(users: Users, findings: readonly Finding[]): Promise<string> {
  const tokens = new Map<string, string | undefined>();
  const { writer, other, deactivated, expiredToken } = users;
  for (const caller of [writer, other, ...(deactivated ? [deactivated] : [])]) {
    tokens.set(variableOf(caller.name), await tokenOf(caller));
  }
  tokens.set(variableOf('expired'), expiredToken);
  for (const { caller, forged } of findings.map(({ call }) => call)) {
    const variable = variableOf(caller.name);
    if (forged) {
      tokens.set(forged.variable, forged.token);
    } else if (caller.shown === undefined && !tokens.has(variable)) {
      // Who cannot sign in any more has no token to write down.
      tokens.set(variable, await tokenOf(caller).catch(() => undefined));
    }
  }
  return [...tokens]
    .flatMap(([name, token]) =>
      token === undefined ? [] : [`export ${name}='${token.replaceAll("'", String.raw`'\''`)}'\n`],
    )
    .join('');
}

/** Writes them for their owner's eyes alone. */
export function writeTokens(file: string, lines: string): void {
  const opened = openSync(file, 'w', 0o600);
  // What it is opened with counts only where it is made.
  fchmodSync(opened, 0o600);
  writeFileSync(opened, lines);
  closeSync(opened);
}
