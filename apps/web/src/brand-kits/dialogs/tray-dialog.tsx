import { Dialog } from '#ui/dialog.tsx';
import { Picture } from '#ui/picture.tsx';

/** Earlier pictures, to be put back. */
export function TrayDialog({
  images,
  onChoose,
  onClose,
}: {
  images: readonly string[];
  onChoose: (imageUrl: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Earlier pictures"
      description="Every picture that was made or uploaded is kept here. The one you replace moves here too."
      className="max-w-2xl"
    >
      <ul className="grid grid-cols-2 gap-3 pt-1 sm:grid-cols-4">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={`Use earlier picture ${index + 1}`}
              onClick={() => onChoose(image)}
              className="block w-full rounded-lg transition-opacity hover:opacity-85"
            >
              <Picture src={image} alt="" sizes="160px" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
