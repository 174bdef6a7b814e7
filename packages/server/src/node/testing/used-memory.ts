import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const STEP = 2;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

async function usedMegabytes(): Promise<number> {
  collectGarbage();
  // Buffers are given back beside the program: the second time waits for those of the first.
  await setImmediate();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/**
 * Reads a stream to its end.
 *
 * @returns the megabytes that came, and how many more of memory were in use in the second half of
 * them. Buffers come and go by megabytes; what is held on to raises the least that is in use.
 */
export async function readWithMemory(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<{ sent: number; growth: number }> {
  let [sent, sampled] = [0, 0];
  const used: number[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    sent += chunk.value.byteLength / 1e6;
    if (sent - sampled < STEP) continue;
    sampled = sent;
    used.push(await usedMegabytes());
  }
  const half = Math.floor(used.length / 2);
  if (half < 3) throw new Error(`${sent} MB are too few to be judged.`);
  const [first, second] = [used.slice(0, half), used.slice(half)];
  return { sent, growth: Math.min(...second) - Math.min(...first) };
}
