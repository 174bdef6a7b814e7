import { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** A stream that keeps what is written to it. */
function recorded(isTTY: boolean) {
  const lines: string[] = [];
  const stream: WriteStream = Object.assign(Object.create(WriteStream.prototype), {
    isTTY,
    columns: 60,
    write: (text: string) => lines.push(text) > 0,
  });
  let now = 0;
  const progress = createProgress(stream, () => now);
  const show = (seconds: number, suite: string, text: string, findings = 0) => {
    now = seconds * 1000;
    progress.show({ suite, number: '1/2', text, cases: 12, findings });
  };
  return { lines, show };
}

describe('progress', () => {
  // KIT-37
  it('is one line that is written over on a terminal', () => {
    const { lines, show } = recorded(true);
    show(83, 'valid', 'createNote 1/7', 1);
    show(84, 'valid', 'createNote 2/7', 1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('\r\u001B[2K1:23 [1/2] valid: createNote 1/7 · 12 cases, 1 finding');
  });

  // KIT-37
  it('logs a line a suite and every ten seconds', () => {
    const { lines, show } = recorded(false);
    for (const second of [0, 5, 9, 11, 12]) show(second, 'valid', `at ${second}`);
    show(13, 'invalid', 'begins');
    expect(lines).toEqual([
      '0:00 [1/2] valid: at 0 · 12 cases, 0 findings\n',
      '0:11 [1/2] valid: at 11 · 12 cases, 0 findings\n',
      '0:13 [1/2] invalid: begins · 12 cases, 0 findings\n',
    ]);
  });
});
