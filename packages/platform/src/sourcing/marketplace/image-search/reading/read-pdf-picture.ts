import { extractImages, getDocumentProxy } from 'unpdf';
import type { Raster } from '../descriptor/raster.ts';

const pagesLooked = 3;
/** Smaller ones are logos and rules. */
const leastSide = 64;

/** The largest picture on the first pages of a PDF; undefined when there is none or it cannot be read. */
export async function readPdfPicture(bytes: Uint8Array, mostPixels: number): Promise<Raster | undefined> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    let largest: Raster | undefined;
    for (let page = 1; page <= Math.min(pagesLooked, pdf.numPages); page++) {
      for (const { data, width, height, channels } of await extractImages(pdf, page)) {
        const size = width * height;
        if (width < leastSide || height < leastSide || size > mostPixels) continue;
        if (largest && largest.width * largest.height >= size) continue;
        largest = { width, height, rgba: toRgba(data, size, channels) };
      }
    }
    return largest;
  } catch {
    return undefined;
  }
}

function toRgba(data: Uint8ClampedArray, size: number, channels: 1 | 3 | 4): Uint8Array {
  const rgba = new Uint8Array(size * 4);
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      rgba[pixel * 4 + channel] = data[pixel * channels + (channels === 1 ? 0 : channel)] ?? 0;
    rgba[pixel * 4 + 3] = 255;
  }
  return rgba;
}
