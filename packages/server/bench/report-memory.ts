/**
 * Loaded into a server before itself (`--import`): answers each message with what it asks for, and
 * ends with the program that started it.
 */
export type Memory = { rss: number; heap: number };
/** Milliseconds of processor time of the longest task since the first message of the kind, or the last. */
export type LongestTask = { longestTask: number };

function memory(): Memory {
  const { rss } = process.memoryUsage();
  // What is left after a collection is what is held; the rest only waits to be collected.
  globalThis.gc?.();
  return { rss, heap: process.memoryUsage().heapUsed };
}

const watch = { isOn: false, last: 0, longest: 0 };

/** Processor time, and not the time that passes: other programs on the machine change nothing in it. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Once in each turn of the event loop. */
function look(): void {
  const now = spent();
  watch.longest = Math.max(watch.longest, now - watch.last);
  watch.last = now;
  setImmediate(look);
}

function longestTask(): LongestTask {
  if (!watch.isOn) {
    watch.isOn = true;
    setImmediate(look);
  }
  const { longest } = watch;
  watch.last = spent();
  watch.longest = 0;
  return { longestTask: longest };
}

process.on('message', (asked) => {
  process.send?.(asked === 'memory' ? memory() : longestTask());
});
process.on('disconnect', () => process.exit());
