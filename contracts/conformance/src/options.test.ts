import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

const url = ['--base-url', 'http://localhost:3000/api/'];

describe('the options', () => {
  it('are read, the address without its last slash', () => {
    const html = join(tmpdir(), 'conformance.html');
    const options = readOptions([
      ...url,
      '--cases',
      '5',
      '--only',
      'a',
      '--only=b',
      '--html',
      html,
    ]);
    expect(options).toMatchObject({ baseUrl: 'http://localhost:3000/api', cases: 5, html });
    expect(options?.only).toEqual(['a', 'b']);
  });

  it('have a seed that can be given again', () => {
    const { seed = -1 } = readOptions(url) ?? {};
    expect(readOptions([...url, '--seed', String(seed)])?.seed).toBe(seed);
  });

  // KIT-16, KIT-17, KIT-33, KIT-36
  it.each<[string[], string]>([
    [[], '--base-url is missing'],
    [
      ['--base-url', 'http://a.example', '--base-url', 'http://b.example'],
      '--base-url is given twice',
    ],
    [['http://localhost:3000'], 'belongs to no option: the address of the API goes behind'],
    [['--base-url', 'localhost:3000'], '--base-url is an http address like'],
    [['--base-url', 'ftp://localhost'], '--base-url is an http address like'],
    [['--base-url', 'http://localhost/?a=b'], 'without a query or a fragment behind it'],
    [['--base-url', 'http://me:secret@localhost/?a=b'], 'without a name and a password'],
    [['--base-url', 'http//me:secret@localhost'], '--base-url is an http address like'],
    [['--base-url'], '--base-url needs a value'],
    [['--base-url', '--cases', '3'], '--base-url needs a value'],
    [[...url, '--issuer-url', 'foo'], '--issuer-url is an http address like'],
    [[...url, '--issuer-port', '70000'], '--issuer-port is a whole number from 0 to 65,535'],
    [[...url, '--cases', '-1'], '--cases is a whole number from 0 to 999,999,999, not “-1”'],
    [[...url, '--cases', 'many'], '--cases is a whole number'],
    [[...url, '--rate-limits', '0'], '--rate-limits is a whole number from 1'],
    [[...url, '--seed', '1.5'], '--seed is a whole number'],
    [[...url, '--wait', '-5'], '--wait is a whole number'],
    [[...url, '--suite', 'nothing'], 'There is no suite “nothing”; there are valid,'],
    [[...url, '--suite', 'delays'], '--suite delays can try nothing without --delays'],
    [[...url, '--suite', 'limits'], '--suite limits can try nothing without --rate-limits'],
    [[...url, '--suite', 'origins'], '--suite origins can try nothing without --origin'],
    [[...url, '--origin', 'https://app.example/app'], '--origin is an origin like'],
    [[...url, '--origin', 'app.example'], '--origin is an http address like'],
    [
      [...url, '--suite', 'id-tokens', '--token-writer', 'a', '--token-other', 'b'],
      '--suite id-tokens can try nothing with ready tokens',
    ],
    [
      [...url, '--suite', 'delays', '--delays', '--token-writer', 'a', '--token-other', 'b'],
      '--suite delays can try nothing with ready tokens',
    ],
    [
      [...url, '--deactivate', 'true', '--token-writer', 'a', '--token-other', 'b'],
      '--deactivate is for an account that the kit makes',
    ],
    [[...url, '--quick', '--strict-coverage'], '--strict-coverage needs a whole run'],
    [[...url, '--nothing'], 'There is no option --nothing'],
    [[...url, '--strict-coverage=1'], '--strict-coverage takes no value'],
    [['--help=1'], '--help takes no value'],
    [['-help'], 'There is no option -help'],
    [[...url, '--client-id', ''], '--client-id is empty'],
    [[...url, '--token-writer', 'Bearer abc'], '--token-writer is the token alone'],
    [[...url, '--junit', '/nowhere/at/all.xml'], '--junit cannot be written'],
    [[...url, '--html', tmpdir()], '--html cannot be written'],
  ])('that say nothing are refused in one sentence: %j', (args, sentence) => {
    let refused: unknown;
    try {
      readOptions(args);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(UsageError);
    const said = refused instanceof Error ? refused.message : '';
    expect(said).toContain(sentence);
    expect(said).toMatch(/^[^\n]+[.]$/u);
    expect(said).not.toContain('secret');
  });
});
