import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suites } from '../src/index.ts';
import { readOptions } from '../src/options.ts';
import { startIssuer } from '../src/issuer/issuer.ts';

const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');

/** `--name "a b"` → two arguments, as a shell reads them. */
const wordsOf = (command: string) =>
  [
    ...command
      .replace('$(hostname -i)', '10.0.0.2')
      .matchAll(/'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<plain>\S+)/gu),
  ].map(({ groups = {} }) => groups['single'] ?? groups['double'] ?? groups['plain'] ?? '');

/** The arguments of every `conform` command of the page. */
const commands = page
  .replaceAll(/\\\n\s*/gu, '')
  .replaceAll(/conform (?<first>.*)\n\s+(?=--)/gu, 'conform $<first> ')
  .split('\n')
  .flatMap((line) => /pnpm@[\d.]+ conform (?<args>.*)$/u.exec(line)?.groups?.['args'] ?? []);

describe('the page about the kit', () => {
  // KIT-83
  it('quotes only commands that the kit understands', () => {
    expect(commands.length).toBeGreaterThanOrEqual(6);
    for (const command of commands) {
      expect(readOptions(wordsOf(command)), command).toBeDefined();
    }
  });

  it('has the server and the issuer at one port each', () => {
    const ports = [...page.matchAll(/(?:localhost|\/\/api|\/\/kit|--port)[: ](?<port>\d{4})/gu)];
    expect(new Set(ports.map(({ groups }) => groups?.['port']))).toEqual(new Set(['3000', '4455']));
  });

  it('names every suite, in order', () => {
    const named = [...page.matchAll(/^\| `(?<name>[a-z-]+)` +\|/gmu)].map(
      ({ groups }) => groups?.['name'],
    );
    expect(named).toEqual(suites.map(({ name }) => name));
  });

  it('gives the settings that the issuer has by default', async () => {
    const options = readOptions(['--base-url', 'http://localhost:1/api']);
    expect(page).toContain(`http://localhost:${options?.issuer.port}/jwks.json`);
    const issuer = await startIssuer({ port: 0 });
    await issuer.close();
    expect(page).toContain(`\`${issuer.clientId}\``);
    expect(new URL(issuer.keysUrl).pathname).toBe('/jwks.json');
  });
});
