import type { WriteStream } from 'node:tty';

/** Milliseconds between two lines where nothing can be written over. */
const PAUSE = 10_000;

export type Progress = ReturnType<typeof createProgress>;

/** Says on one line how far a run is; in a log a line now and then. */
export function createProgress(stream: WriteStream) {
  let shownAt = 0;
  return {
    show(chapter: string, text: string): void {
      const line = `${chapter}: ${text}`;
      if (stream.isTTY) {
        stream.write(`\r\u001B[2K${line.slice(0, stream.columns - 1)}`);
      } else if (Date.now() - shownAt > PAUSE) {
        stream.write(`${line}\n`);
        shownAt = Date.now();
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
