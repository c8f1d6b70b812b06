import { ImagePlus, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { addProductPicture } from '@brandwright/contract/catalog/add-product-picture.ts';
import type { Product } from '@brandwright/contract/catalog/entities.ts';
import { removeProductPicture } from '@brandwright/contract/catalog/remove-product-picture.ts';
import { updateProduct } from '@brandwright/contract/catalog/update-product.ts';
import { useAction } from '#api/use-action.ts';
import { useUpload } from '#orders/use-upload.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

const accepted = '.png,.jpg,.jpeg,.jfif,.bmp,.gif,.webp,.svg,.tiff,.psd';

/** Pictures of a product, the main one first: uploaded, made the main one, removed. */
export function ProductPictures({ product, mayAct }: { product: Product; mayAct: boolean }) {
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const add = useAction(addProductPicture);
  const remove = useAction(removeProductPicture);
  const reorder = useAction(updateProduct);
  const { id, title, pictures } = product;
  const isBusy = upload.isRunning || add.isRunning || remove.isRunning || reorder.isRunning;

  async function take(file: File | undefined) {
    const kept = file && (await upload.run(file));
    if (kept) await add.run({ id, fileId: kept.id, isMain: pictures.length === 0 });
  }

  if (pictures.length === 0 && !mayAct) return null;
  return (
    <div className="flex flex-col gap-2">
      {pictures.length > 0 && (
        <ul aria-label="Pictures" className="grid grid-cols-3 gap-2">
          {pictures.map(({ url, alt }, index) => (
            <li key={url} className="group relative">
              <Picture src={url} alt={alt ?? title} sizes="120px" />
              {mayAct && (
                <span className="absolute top-1 right-1 flex gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
                  {index > 0 && (
                    <IconButton
                      label={`Make picture ${index + 1} the main one`}
                      look="outline"
                      disabled={isBusy}
                      onClick={() =>
                        void reorder.run({
                          id,
                          pictures: [...pictures.slice(index, index + 1), ...pictures.toSpliced(index, 1)],
                          seenAt: product.updatedAt,
                        })
                      }
                    >
                      <Star aria-hidden />
                    </IconButton>
                  )}
                  <IconButton
                    label={`Remove picture ${index + 1}`}
                    look="outline"
                    disabled={isBusy}
                    onClick={() => void remove.run({ id, url })}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAct && (
        <>
          <input
            ref={picker}
            type="file"
            accept={accepted}
            tabIndex={-1}
            aria-label="Upload a picture"
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            size="small"
            className="self-start"
            busy={upload.isRunning || add.isRunning}
            onClick={() => picker.current?.click()}
          >
            <ImagePlus aria-hidden />
            Add a picture
          </Button>
          {upload.error && (
            <p role="alert" className="text-xs text-bad">
              {upload.error}
            </p>
          )}
        </>
      )}
    </div>
  );
}
