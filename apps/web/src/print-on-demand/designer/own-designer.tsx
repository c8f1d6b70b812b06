import { ImagePlus, Type } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  mostLayers,
  type BlankVariantRow,
  type DesignLayer,
  type PrintAreaRow,
} from '@brandwright/contract/print-on-demand/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { formatMoney } from '#ui/format.ts';
import { toast } from '#ui/toast.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { LayerPanel } from './layer-panel.tsx';
import { pictureLayer, textLayer } from './layer-state.ts';
import { PrintCanvas } from './print-canvas.tsx';

interface OwnDesignerProps {
  areas: readonly PrintAreaRow[];
  /** Those that are sold. */
  variants: readonly Pick<BlankVariantRow, 'color' | 'hex'>[];
  layers: readonly DesignLayer[];
  onChange: (layers: DesignLayer[]) => void;
}

/** Words and pictures on the blank itself, moved by hand or by keyboard. */
export function OwnDesigner({ areas, variants, layers, onChange }: OwnDesignerProps) {
  const [placement, setPlacement] = useState(areas[0]?.placement ?? '');
  const [selectedId, setSelected] = useState<string | null>(null);
  const colors = [...new Map(variants.map((one) => [one.color, one])).values()];
  const [colorName, setColor] = useState<string | null>(null);
  const color = colors.find((one) => one.color === colorName) ?? colors[0];
  const area = areas.find((one) => one.placement === placement) ?? areas[0];
  const selected = layers.find(({ id, placement: where }) => id === selectedId && where === area?.placement);
  if (!area) return <p className="text-ink-soft">This blank can’t be printed on.</p>;

  const replace = (layer: DesignLayer) => onChange(layers.map((one) => (one.id === layer.id ? layer : one)));
  const remove = (id: string) => {
    onChange(layers.filter((one) => one.id !== id));
    setSelected(null);
  };
  const add = (layer: DesignLayer) => {
    onChange([...layers, layer]);
    setSelected(layer.id);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-3">
        <PlaceButtons areas={areas} layers={layers} chosen={area.placement} onChoose={setPlacement} />
        <PrintCanvas
          area={area}
          blankHex={color?.hex ?? '#ffffff'}
          layers={layers.filter((one) => one.placement === area.placement)}
          selectedId={selectedId}
          onSelect={setSelected}
          onChange={replace}
          onRemove={remove}
        />
        <div role="group" aria-label="Color shown" className="flex flex-wrap gap-2">
          {colors.map((one) => (
            <button
              key={one.color}
              type="button"
              title={one.color}
              aria-label={one.color}
              aria-pressed={one.color === color?.color}
              onClick={() => setColor(one.color)}
              className={cn(
                'size-7 rounded-full border border-ink/25',
                one.color === color?.color && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
              )}
              style={{ backgroundColor: one.hex }}
            />
          ))}
        </div>
      </div>
      <Card title={area.title} note={areaNote(area)} label="Print design">
        <div className="flex flex-col gap-5">
          <AddButtons area={area} isFull={layers.length >= mostLayers} onAdd={add} />
          {selected ? (
            <LayerPanel layer={selected} onChange={replace} onRemove={() => remove(selected.id)} />
          ) : (
            <p className="text-sm text-ink-soft">
              {layers.some((one) => one.placement === area.placement)
                ? 'Select an item in the print to edit it. Tab reaches it, and arrow keys move it.'
                : 'Nothing is printed here yet. Add text or a picture.'}
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}

const areaNote = (area: PrintAreaRow) =>
  `${Math.round(area.widthMm)} × ${Math.round(area.heightMm)} mm · ${area.widthPx} × ${area.heightPx} px · ${area.printMinor === 0 ? 'included' : `${formatMoney(area.printMinor)} a print`}`;

interface PlaceButtonsProps {
  areas: readonly PrintAreaRow[];
  layers: readonly DesignLayer[];
  chosen: string;
  onChoose: (placement: string) => void;
}

function PlaceButtons({ areas, layers, chosen, onChoose }: PlaceButtonsProps) {
  if (areas.length < 2) return null;
  return (
    <div role="group" aria-label="Print area" className="flex flex-wrap gap-2">
      {areas.map((area) => (
        <Button
          key={area.placement}
          size="small"
          look={area.placement === chosen ? 'solid' : 'outline'}
          aria-pressed={area.placement === chosen}
          onClick={() => onChoose(area.placement)}
        >
          {area.title}
          {layers.some(({ placement }) => placement === area.placement) && (
            <span aria-label="printed">•</span>
          )}
        </Button>
      ))}
    </div>
  );
}

interface AddButtonsProps {
  area: PrintAreaRow;
  isFull: boolean;
  onAdd: (layer: DesignLayer) => void;
}

function AddButtons({ area, isFull, onAdd }: AddButtonsProps) {
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
