/** Milliseconds without a key: by then whoever typed on has seen why the text takes no more. */
export const lastKeysPatience = 3000;

/**
 * Milliseconds. A browser that is busy comes to a look late, and to the keys that wait behind it
 * later still: however late it comes, one look stands for this time alone.
 */
const lookEvery = 250;

/**
 * Waits until whoever types on has stopped.
 * @param lastKey what is another at each key.
 * @returns what ends the wait.
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
