import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Program = {
  /** Everything that it has written to standard output and standard error. */
  output: () => string;
  /** Waits until its output holds `text`. Rejects when it ends without having said so. */
  says: (text: string) => Promise<void>;
  kill: (signal: NodeJS.Signals) => void;
  /** Waits for its end: the exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
};

/** Runs a program of this package as a process of its own, killed at the end of the test. */
export function startProgram(
  file: string,
  parameters: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Program {
  const child: ChildProcess = spawn(process.execPath, [file, ...parameters], {
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 0,
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    output: () => output,
    ended,
    kill: (signal) => child.kill(signal),
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(look);
        look();
        child.once('close', () => {
          reject(new Error(`It ended without saying “${text}”:\n${output}`));
        });
      }),
  };
}

/** A new folder, removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecritoire-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
