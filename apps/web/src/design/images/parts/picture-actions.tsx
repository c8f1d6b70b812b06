import { recolorImage } from '@brandwright/contract/design/images/recolor-image.ts';
import { watermarkImage } from '@brandwright/contract/design/images/watermark-image.ts';
import type { GalleryImage } from '@brandwright/contract/design/images/entities.ts';
import { removeImage } from '@brandwright/contract/design/images/remove-image.ts';
import { Droplet, Ellipsis, Stamp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';

/** What can be done with a picture of the gallery: another color, a watermark, out of the gallery. */
export function PictureActions({ image, onRemoved }: { image: GalleryImage; onRemoved: () => void }) {
  const [isRecoloring, setRecoloring] = useState(false);
  const removed = useAction(removeImage, { onDone: onRemoved });
  const watermark = async () => {
    try {
      const { url } = await callOperation(watermarkImage, { imageId: image.id });
      window.open(url, '_blank', 'noopener');
    } catch (error) {
      toast.failed(messageOf(error));
    }
  };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label="More about this picture">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          { label: 'Change color', icon: <Droplet aria-hidden />, onSelect: () => setRecoloring(true) },
          { label: 'Open with our watermark', icon: <Stamp aria-hidden />, onSelect: () => void watermark() },
          {
            label: 'Remove from the gallery',
            icon: <Trash2 aria-hidden />,
            bad: true,
            apart: true,
            onSelect: () => void removed.run({ imageId: image.id }),
          },
        ]}
      />
      {isRecoloring && <RecolorDialog image={image} onClose={() => setRecoloring(false)} />}
    </>
  );
}

function RecolorDialog({ image, onClose }: { image: GalleryImage; onClose: () => void }) {
  const [toColor, setTo] = useState('');
  const [fromColor, setFrom] = useState('');
  const recolored = useAction(recolorImage, { onDone: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change color"
      description="Light and shadow stay the same. The result is a new picture next to this one."
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const from = fromColor.trim();
          if (toColor.trim() !== '')
            void recolored.run({
              imageId: image.id,
              toColor: toColor.trim(),
              ...(from === '' ? {} : { fromColor: from }),
            });
        }}
      >
        <Field label="New color" hint="A name or hex value: navy, dusty pink, #2f4f4f.">
          {(tie) => (
            <Input {...tie} value={toColor} maxLength={40} onChange={(event) => setTo(event.target.value)} />
          )}
        </Field>
        <Field label="Color to replace" hint="Optional. If left blank, the product’s main color.">
          {(tie) => (
            <Input
              {...tie}
              value={fromColor}
              maxLength={40}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" look="solid" disabled={toColor.trim() === ''} aria-busy={recolored.isRunning}>
            Recolor
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
