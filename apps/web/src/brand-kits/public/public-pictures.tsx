import { slotOf } from '../picture-slot.ts';
import { SlidePicture } from '../slides/slide-picture.tsx';

/** The pictures of the idea beside its cover. */
export function Pictures({ brandName, images }: { brandName: string; images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-px sm:grid-cols-3">
      {images.map((image, index) => (
        <li key={image}>
          <SlidePicture
            slot={slotOf(image)}
            alt={`${brandName}, picture ${index + 2}`}
            width={600}
            className="aspect-square"
          />
        </li>
      ))}
    </ul>
  );
}

/** The mood board, tile by tile. */
export function Moodboard({ brandName, tiles }: { brandName: string; tiles: readonly string[] }) {
  return (
    <section aria-label="Mood board">
      <ul className="grid grid-cols-2 gap-px sm:grid-cols-4">
        {tiles.map((image, index) => (
          <li key={image}>
            <SlidePicture
              slot={slotOf(image)}
              alt={`${brandName}, mood board ${index + 1}`}
              width={480}
              className="aspect-square"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
