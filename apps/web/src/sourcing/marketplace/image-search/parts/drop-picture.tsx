import { EmptyState } from '#ui/states.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { PictureButton, usePictureSearch } from './picture-button.tsx';

/** Before there is a picture: where to drop one. */
export function DropPicture() {
  const { search, share } = usePictureSearch();
  const { isOver, zone } = useFileDrop(([file]) => file && search(file));
  return (
    <div role="presentation" {...zone} className={isOver ? 'rounded-xl bg-ink/5' : ''}>
      <EmptyState
        title="Start with a picture"
        text={
          share === null
            ? 'Drop one here: PNG, JPG, WEBP, GIF, BMP, TIFF, SVG, PSD or a PDF with a picture in it, up to 25 MB.'
            : `Uploading ${Math.round(share * 100)}%`
        }
        action={<PictureButton look="words" />}
      />
    </div>
  );
}
