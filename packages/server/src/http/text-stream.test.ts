import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { textStream, watched } from './text-stream.ts';

/** Pieces of text, with the number requested, and whether they were released. */
function counted(pieces: readonly string[]) {
  const state = { asked: 0, isReleased: false };
  async function* made() {
    try {
      for (const piece of pieces) {
        state.asked += 1;
        yield piece;
      }
    } finally {
      state.isReleased = true;
    }
  }
  return { state, pieces: made() };
}

describe('text as a stream', () => {
  it('is complete, small pieces joined', async () => {
    const pieces = Array.from({ length: 50_000 }, (_, index) => `é${index}🙂`);
    const stream = textStream(counted(pieces).pieces);
    let [text, chunks] = ['', 0];
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      chunks += 1;
    }
    expect(text).toBe(pieces.join(''));
    expect(chunks).toBeLessThan(20);
  });

  it('is empty where there is nothing', async () => {
    expect(await new Response(textStream(counted([]).pieces)).text()).toBe('');
    expect(await new Response(textStream(counted(['']).pieces)).text()).toBe('');
  });

  it('is produced on demand, released when the reader leaves', async () => {
    const { state, pieces } = counted(Array.from({ length: 100 }, () => 'x'.repeat(40_000)));
    const reader = textStream(pieces).getReader();
    await reader.read();
    expect(state.asked).toBeLessThan(4);
    await reader.cancel();
    expect(state.isReleased).toBe(true);
    expect(state.asked).toBeLessThan(4);
  });

  it('is no failure where its reader leaves during a read', async () => {
    const source = new TransformStream<Uint8Array, Uint8Array>();
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const reader = watched(source.readable, { onFailure }).getReader();
    const pending = reader.read();
    await setImmediate();
    const written = source.writable.getWriter().write(new Uint8Array(1));
    const leaving = reader.cancel();
    await Promise.allSettled([pending, written, leaving]);
    await setImmediate();
    expect(failures).toEqual([]);
  });
});
