import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { Picture } from '#ui/picture.tsx';

const shown = 4;

/** The newest pictures that a prompt made, numbered as words call them. */
export function ConceptPictures({ design }: { design: Design }) {
  const { pictures, chosenPictureId, failure } = design.generateData;
  if (pictures.length === 0) return failure === null ? null : <p className="text-sm text-bad">{failure}</p>;
  return (
    <ul aria-label="Pictures" className="grid grid-cols-4 gap-2">
      {pictures.slice(-shown).map(({ pictureId, number, url, result }) => (
        <li key={pictureId} className="min-w-0 text-xs text-ink-soft">
          {result === 'PENDING' ? (
            <span className="block aspect-square animate-pulse rounded-lg bg-ink/5 motion-reduce:animate-none" />
          ) : (
            <Picture src={url} alt={`Picture ${number}`} sizes="140px" />
          )}
          <span className="mt-1 block">
            {number}
            {pictureId === chosenPictureId ? ', chosen' : result === 'FAILURE' ? ', failed' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
