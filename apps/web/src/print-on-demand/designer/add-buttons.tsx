import { ImagePlus, Type } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { toast } from '#ui/toast.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { pictureLayer, textLayer } from './layer-state.ts';

interface AddButtonsProps {
  area: PrintAreaRow;
  isFull: boolean;
  onAdd: (layer: DesignLayer) => void;
}

/** Adds words or a picture to the place that is shown. */
export function AddButtons({ area, isFull, onAdd }: AddButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  async function addPicture(file: File) {
    setUploading(true);
    try {
      const { url } = await uploadFile(file, () => {}, new AbortController().signal);
      onAdd(pictureLayer(area, url, await aspectOf(url)));
    } catch (error) {
      toast.failed(messageOf(error));
    } finally {
      setUploading(false);
    }
  }
  const { isOver, zone } = useFileDrop(([file]) => file && void addPicture(file));
  return (
    <div
      {...zone}
      className={cn(
        'flex flex-wrap gap-2 rounded-lg border border-dashed border-line p-3',
        isOver && 'border-ink',
      )}
    >
      <Button size="small" disabled={isFull} onClick={() => onAdd(textLayer(area, 'Your text'))}>
        <Type aria-hidden />
        Add text
      </Button>
      <Button size="small" disabled={isFull} busy={isUploading} onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden />
        Add a picture
      </Button>
      <FilePicker
        ref={picker}
        label="Picture to print"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onFiles={([file]) => void addPicture(file)}
      />
    </div>
  );
}

/** Width by height, as the browser draws it. */
function aspectOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture.naturalWidth / Math.max(1, picture.naturalHeight) || 1);
    picture.onerror = () => reject(new Error('This picture can’t be shown. Choose another file.'));
    picture.src = url;
  });
}
