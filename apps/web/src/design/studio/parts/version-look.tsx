import { useState } from 'react';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

/** Looks at an earlier version of a design without going back to it. */
export function VersionLook({ designId, version }: { designId: string; version: number }) {
  const [isOpen, setOpen] = useState(false);
  const earlier = useOperation(getDesign, { designId, version }, { enabled: isOpen });
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`Preview version ${version}`}
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Version ${version}`} className="sm:max-w-xl">
        <Load query={earlier} skeleton={<SkeletonText lines={6} />}>
          {({ name, product, productColorName, previewUrl, document }) => (
            <figure className="flex flex-col gap-3">
              <Picture
                src={previewUrl}
                alt={`${name}, version ${version}`}
                sizes="480px"
                className="w-full"
              />
              <figcaption className="text-sm text-ink-soft">
                {[`${product} in ${productColorName}`, ...document.layers.map(layerWords)].join(', ')}
              </figcaption>
            </figure>
          )}
        </Load>
      </Dialog>
    </>
  );
}
