import {
  Heart,
  Image as ImageIcon,
  Minus,
  PenLine,
  Square,
  Star,
  Stamp,
  Triangle,
  Type,
  Circle,
} from 'lucide-react';
import { useRef } from 'react';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import type { DesignShape } from '@brandwright/contract/design/studio/enums.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { toast } from '#ui/toast.ts';
import { newPicture, newShape, newText, pictureSize, shapeNames } from '../canvas/new-layers.ts';
import type { Editor } from '../canvas/use-editor.ts';

const shapes: readonly { shape: DesignShape; icon: typeof Square }[] = [
  { shape: 'RECTANGLE', icon: Square },
  { shape: 'ELLIPSE', icon: Circle },
  { shape: 'TRIANGLE', icon: Triangle },
  { shape: 'LINE', icon: Minus },
  { shape: 'STAR', icon: Star },
  { shape: 'HEART', icon: Heart },
];

export interface AddBarProps {
  editor: Editor;
  area: PrintArea;
  ink: string;
  isDrawing: boolean;
  onDraw: () => void;
  brandKitId: string | null;
  mark: string;
}

/** What can be laid on the product: text, the brand's mark, a picture, shapes, a sketch. */
export function AddBar({ editor, area, ink, isDrawing, onDraw, brandKitId, mark }: AddBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const kit = useOperation(getBrandKit, brandKitId === null ? {} : { brandKit: brandKitId }, {
    enabled: brandKitId !== null,
  });

  async function upload(file: File) {
    try {
      const { url, name } = await uploadFile(file, () => undefined, new AbortController().signal);
      const size = await pictureSize(`${url}/1024`);
      if (!editor.add(newPicture(area, { url, name: name.replace(/\.\w+$/, ''), isMark: false, ...size })))
        toast.failed('A design has at most 200 layers.');
    } catch (error) {
      toast.failed(messageOf(error));
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => editor.add(newText(area, ink))}>
          <Type aria-hidden />
          Text
        </Button>
        <Button
          size="small"
          onClick={() =>
            editor.add(
              newPicture(area, {
                url: `/files/drawn/mark.${mark}.${ink.slice(1)}`,
                name: 'Logo',
                isMark: true,
                width: 1000,
                height: 1000,
              }),
            )
          }
          title={kit.data ? `Logo of ${kit.data.name}` : 'Your brand’s logo'}
        >
          <Stamp aria-hidden />
          Logo
        </Button>
        <Button size="small" onClick={() => picker.current?.click()}>
          <ImageIcon aria-hidden />
          Picture
        </Button>
        <Button size="small" aria-pressed={isDrawing} look={isDrawing ? 'solid' : 'outline'} onClick={onDraw}>
          <PenLine aria-hidden />
          Sketch
        </Button>
      </div>
      <FilePicker
        ref={picker}
        label="Picture to add to the product"
        accept=".png,.jpg,.jpeg,.webp,.gif"
        onFiles={([file]) => void upload(file)}
      />
      <div role="group" aria-label="Shapes" className="flex flex-wrap gap-1">
        {shapes.map(({ shape, icon: Icon }) => (
          <IconButton
            key={shape}
            label={`Add ${shapeNames[shape].toLowerCase()}`}
            look="outline"
            onClick={() => editor.add(newShape(area, shape, ink))}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
    </div>
  );
}
