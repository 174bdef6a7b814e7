import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { doubledKey } from '../check/doubled-key.ts';
import { decode } from './decode.ts';

describe('the bytes of an answer', () => {
  // KIT-77
  it('are UTF-8 without a mark', () => {
    expect(decode(new TextEncoder().encode('{"a":"é"}'))).toEqual({ text: '{"a":"é"}' });
    expect(decode(Uint8Array.of(0x22, 0xe9, 0x22)).encodingFault).toBe('is not UTF-8');
    expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x31))).toEqual({
      text: '1',
      encodingFault: 'begins with a byte order mark',
    });
  });

  // KIT-76
  it('are unpacked, whatever their coding', () => {
    expect(decode(gzipSync('{"a":"é"}'), 'gzip')).toEqual({ text: '{"a":"é"}' });
    expect(decode(brotliCompressSync(gzipSync('1')), 'gzip, BR')).toEqual({ text: '1' });
    expect(decode(new Uint8Array(), 'gzip')).toEqual({ text: '' });
  });

  // KIT-76
  it.each(['gzip', 'unheard-of'])('that are not of their coding %s are never shown', (coding) => {
    const told = `3 bytes of Content-Encoding: ${coding}`;
    expect(decode(Uint8Array.of(0x1b, 0x5b, 0x32), coding)).toEqual({
      text: `(${told})`,
      encodingFault: `cannot be read (${told})`,
    });
  });
});

describe('a key that stands twice', () => {
  // KIT-77
  it('is found in one object, however it is written', () => {
    expect(doubledKey('{"a":1,"a":2}')).toBe('a');
    expect(doubledKey(String.raw`[{"b":{"a":1,"\u0061":[]}}]`)).toBe('a');
  });

  it('is none in two objects, nor in a text', () => {
    const nested = { a: { a: 1 }, b: [{ a: 1 }, { a: 2 }], c: '{"a":1,"a":2}', d: '\\"' };
    expect(doubledKey(JSON.stringify(nested))).toBeUndefined();
  });
});
