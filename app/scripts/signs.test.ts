import { expect, it } from 'vitest';
import { signsOf } from './signs.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1f5f43"/></svg>';
/** How a PNG begins, with its width and height. */
const png = (size: number) => {
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0', 'latin1');
  start.writeUInt32BE(size, 16);
  start.writeUInt32BE(size, 20);
  return start;
};

// SITE-45
it('draws the site icon for browsers and home screens', () => {
  const signs = new Map(signsOf(icon).map(({ path, content }) => [path, Buffer.from(content)]));
  expect(signs.get('apple-touch-icon.png')?.subarray(0, 24)).toEqual(png(180));
  const ico = signs.get('favicon.ico') ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(ico.subarray(22, 46)).toEqual(png(32));
});
