import { Resvg } from '@resvg/resvg-js';

/** The sign of the site as older browsers and home screens ask for it. */
export function signsOf(icon: string): { path: string; content: Uint8Array }[] {
  const [, ground = '#ffffff'] = /fill="(#[\da-f]{6})"/i.exec(icon) ?? [];
  const drawn = (width: number, background: string) =>
    new Resvg(icon, { fitTo: { mode: 'width', value: width }, background }).render().asPng();
  return [
    { path: 'favicon.ico', content: inIcoFile(drawn(32, 'transparent'), 32) },
    // A home screen rounds the corners itself, and shows black where there is nothing.
    { path: 'apple-touch-icon.png', content: drawn(180, ground) },
  ];
}

/** An .ico file of one picture, which may be a PNG. */
function inIcoFile(png: Uint8Array, size: number): Uint8Array {
  const file = Buffer.alloc(22 + png.length);
  const [kind, pictures, planes, bits, start] = [1, 1, 1, 32, 22];
  file.writeUInt16LE(kind, 2);
  file.writeUInt16LE(pictures, 4);
  file.writeUInt8(size, 6);
  file.writeUInt8(size, 7);
  file.writeUInt16LE(planes, 10);
  file.writeUInt16LE(bits, 12);
  file.writeUInt32LE(png.length, 14);
  file.writeUInt32LE(start, 18);
  file.set(png, start);
  return file;
}
