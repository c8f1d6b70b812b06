import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { OperationError } from '@brandwright/contract';
import { readPicture } from './read-picture.ts';

const source = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } });

async function refusalOf(bytes: Uint8Array): Promise<OperationError> {
  const error: unknown = await readPicture(bytes).catch((fault: unknown) => fault);
  if (error instanceof OperationError) return error;
  throw new Error('It was read.');
}

/** A bitmap with 24 bits a pixel, as Windows writes it. */
function bmp(width: number, height: number): Uint8Array {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const bytes = new Uint8Array(54 + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, 24, true);
  for (let at = 54; at < bytes.length; at += 3) bytes.set([0x20, 0x30, 0xc0], at);
  return bytes;
}

/** A flattened RGB picture in Photoshop's format, packed row by row. */
function psd(width: number, height: number): Uint8Array {
  const row = [257 - width, 0];
  const rows = [0xc0, 0x30, 0x20].flatMap((value) =>
    Array.from({ length: height }, () => [row[0] ?? 0, value]).flat(),
  );
  const bytes = new Uint8Array(26 + 12 + 2 + 3 * height * 2 + rows.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x38, 0x42, 0x50, 0x53, 0, 1]);
  view.setUint16(12, 3);
  view.setUint32(14, height);
  view.setUint32(18, width);
  view.setUint16(22, 8);
  view.setUint16(24, 3);
  view.setUint16(38, 1);
  for (let line = 0; line < 3 * height; line++) view.setUint16(40 + line * 2, 2);
  bytes.set(rows, 40 + 3 * height * 2);
  return bytes;
}

const svg = (inside: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inside}<rect width="60" height="40" fill="#c03020"/></svg>`,
  );

describe('a picture', () => {
  it.each([
    ['PNG', () => source().png().toBuffer()],
    ['JPG', () => source().jpeg().toBuffer()],
    ['GIF', () => source().gif().toBuffer()],
    ['WEBP', () => source().webp().toBuffer()],
    ['TIFF', () => source().tiff().toBuffer()],
    ['SVG', () => Promise.resolve(svg(''))],
    ['BMP', () => Promise.resolve(bmp(60, 40))],
    ['PSD', () => Promise.resolve(psd(60, 40))],
  ])('is read as %s', async (_type, make) => {
    const raster = await readPicture(await make());
    expect([raster.width, raster.height]).toEqual([112, 75]);
    const [red = 0, green = 0, blue = 0, alpha] = raster.rgba;
    expect(Math.abs(red - 0xc0) + Math.abs(green - 0x30) + Math.abs(blue - 0x20)).toBeLessThan(12);
    expect(alpha).toBeGreaterThan(200);
  });

  it('stands upright as the camera says, and is cut where one says', async () => {
    const turned = await source().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const raster = await readPicture(turned);
    expect([raster.width, raster.height]).toEqual([75, 112]);
    const half = await readPicture(await source().png().toBuffer(), {
      left: 0,
      top: 0,
      width: 0.5,
      height: 1,
    });
    expect([half.width, half.height]).toEqual([84, 112]);
  });

  it.each([
    ['text', new TextEncoder().encode('Hello, this is no picture.')],
    ['nothing', new Uint8Array()],
    ['a PDF without pictures', new TextEncoder().encode('%PDF-1.4\n%%EOF')],
    ['a cut BMP', bmp(60, 40).subarray(0, 900)],
    ['a cut PSD', psd(60, 40).subarray(0, 120)],
    ['an SVG with a script', svg('<script>alert(1)</script>')],
    ['an SVG that listens', svg('<g onload="alert(1)"/>')],
    ['an SVG with a picture from elsewhere', svg('<image href="https://example.com/a.png"/>')],
    ['an SVG with a file of the machine', svg('<image href="file:///etc/passwd"/>')],
    ['an SVG with a style sheet', svg('<style>@import "https://example.com/a.css";</style>')],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect((await refusalOf(bytes)).code).toBe('unsupported_file');
  });

  it('is refused when it is damaged', async () => {
    const png = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const refusal = await refusalOf(png.subarray(0, png.length / 3));
    expect(refusal.code).toBe('unsupported_file');
    expect(refusal.message).toMatch(/damaged/);
  });

  it('is refused when it unpacks to more than 40 million pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await refusalOf(bomb)).code).toBe('too_large');
  });
});
