/** Milliseconds without a key after which a writer has noticed why the text takes no more. */
export const lastKeysPatience = 3000;

/**
 * Milliseconds. A browser that is busy comes to a look late, and to the keys that wait behind it
 * later still: however late it comes, one look stands for this time alone.
 */
const lookEvery = 250;

/**
 * Waits until typing has stopped.
 * @param lastKey a value that changes at each key.
 * @returns a function that cancels the wait.
 */
export function whenKeysStop(lastKey: () => number, onStop: () => void): () => void {
  let seen = lastKey();
  let quiet = 0;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const key = lastKey();
    quiet = key === seen ? quiet + lookEvery : 0;
    seen = key;
    if (quiet < lastKeysPatience) timer = setTimeout(look, lookEvery);
    else onStop();
  };
  timer = setTimeout(look, lookEvery);
  return () => clearTimeout(timer);
}
