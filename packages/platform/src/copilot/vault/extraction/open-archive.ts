import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { bounds, UnreadableFile } from './extracted.ts';

/**
 * Unpacks a Word or Excel file within bounds, whatever its directory claims, and packs its parts again: what later
 * readers get has no more in it than was counted here.
 */
export function openArchive(bytes: Uint8Array): Uint8Array {
  let entries = 0;
  let claimed = 0;
  let parts: Unzipped;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        claimed += originalSize;
        if (entries > bounds.entries || claimed > bounds.unpackedBytes) throw new UnreadableFile(bomb);
        return /\.(xml|rels|vml)$/i.test(name);
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(damaged);
  }
  if (Object.keys(parts).length === 0) throw new UnreadableFile(damaged);
  for (const [name, part] of Object.entries(parts)) {
    // Entities can be made to grow without end, and no office program writes them.
    if (
      /<!(?:DOCTYPE|ENTITY)/i.test(
        Buffer.from(part.buffer, part.byteOffset, Math.min(part.length, 4096)).toString('latin1'),
      )
    )
      throw new UnreadableFile(
        `It has a part that isn’t safe to read (${name.slice(0, 60)}). Save it again and replace it here.`,
      );
  }
  return zipSync(parts, { level: 0 });
}

const bomb =
  'It unpacks to far more than its size, so it wasn’t opened. Save it again without embedded media and replace it here.';
const damaged =
  'It’s damaged or protected by a password. Save it again without a password and replace it here.';
