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

  // ACCOUNT-6
  test('is a zip only with its end, however chunked', async () => {
    const zip = Uint8Array.from({ length: 60 }, (_, index) => [0x50, 0x4b, 5, 6][index - 38] ?? 7);
    const readZip = (...chunks: Uint8Array<ArrayBuffer>[]) =>
      readAccountFile(streamOf(...chunks), new Headers(), undefined, 'zip');
    for (let cut = 0; cut < zip.length; cut += 1) {
      const { content, name } = await readZip(zip.slice(0, cut), zip.slice(cut));
      expect([name, content.size, content.type]).toEqual(['ecritoire.zip', 60, 'application/zip']);
      await expect(readZip(zip.slice(0, cut))).rejects.toThrow(SyntaxError);
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
