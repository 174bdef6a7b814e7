/**
 * Loaded into a server before itself (`--import`): answers each message with the memory in use,
 * and ends with the program that started it.
 */
export type Memory = { rss: number; heap: number };

process.on('message', () => {
  const { rss } = process.memoryUsage();
  // What is left after a collection is what is held; the rest only waits to be collected.
  globalThis.gc?.();
  const memory: Memory = { rss, heap: process.memoryUsage().heapUsed };
  process.send?.(memory);
});
process.on('disconnect', () => process.exit());
