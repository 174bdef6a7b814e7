/** Milliseconds that work waits for the work before it: one that hangs must not hang them all. */
const PATIENCE = 1000;

/** When it has settled, or when that takes too long. */
export async function settled(work: Promise<unknown>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    late = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(late);
}
