import { describe, expect, test, vi } from 'vitest';
import { readAccountFile } from './account-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function streamOf(...chunks: Uint8Array<ArrayBuffer>[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const read = (...chunks: Uint8Array<ArrayBuffer>[]) =>
  readAccountFile(streamOf(...chunks), new Headers());

describe('the file of an account', () => {
  const text = '{"a":[{"text":"« } » ]\\"{ [\\\\"}],"é":{}}\n';

  test('is complete however chunked, without parsing', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const bytes = bytesOf(text);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const { content } = await read(bytes.slice(0, cut), bytes.slice(cut));
      expect(await content.text()).toBe(text);
    }
    expect(parse).not.toHaveBeenCalledWith(text);
  });

  // ACCOUNT-6
  test('is none wherever it ends before its end', async () => {
    const bytes = bytesOf(text.trimEnd());
    for (let end = 0; end < bytes.length; end += 1) {
      await expect(read(bytes.slice(0, end))).rejects.toThrow(SyntaxError);
    }
  });

  test('reports progress now and then, and the total', async () => {
    const said: number[] = [];
    const [head, body, tail] = ['{"a":"', 'x'.repeat(1000), '"}'].map(bytesOf);
    if (!head || !body || !tail) throw new Error('There are three parts.');
    const bodies = Array.from({ length: 250 }, () => body);
    await readAccountFile(streamOf(head, ...bodies, tail), new Headers(), (n) => said.push(n));
    expect(said).toEqual([100_006, 200_006, 250_008]);
  });
});
