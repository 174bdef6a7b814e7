import type { WriteStream } from 'node:tty';
import type { Progress as State } from '../run.ts';
import { counted } from './counted.ts';

/** Milliseconds between two lines where nothing can be written over. */
const PAUSE = 10_000;

export type Progress = ReturnType<typeof createProgress>;

/** 83 seconds → `1:23` */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Says on one line how far a run is; in a log a line at each suite, and now and then. */
export function createProgress(stream: WriteStream, now: () => number = Date.now) {
  const startedAt = now();
  let shownAt = -Infinity;
  let shownSuite = '';
  return {
    show({ suite, number, text, cases, findings }: State): void {
      const time = clock((now() - startedAt) / 1000);
      const line = `${time} [${number}] ${suite}: ${text} · ${counted(cases, 'case')}, ${counted(findings, 'finding')}`;
      if (stream.isTTY) {
        stream.write(`\r\u001B[2K${line.slice(0, stream.columns - 1)}`);
      } else if (suite !== shownSuite || now() - shownAt > PAUSE) {
        stream.write(`${line}\n`);
        shownAt = now();
        shownSuite = suite;
      }
    },
    /** What a person should know at once: that something is waited for. */
    say(sentence: string): void {
      stream.write(stream.isTTY ? `\r\u001B[2K${sentence}` : `${sentence}\n`);
    },
    clear(): void {
      if (stream.isTTY) stream.write('\r\u001B[2K');
    },
  };
}
