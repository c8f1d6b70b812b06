import { useState } from 'react';
import {
  mostLayers,
  type BlankVariantRow,
  type DesignLayer,
  type PrintAreaRow,
} from '@brandwright/contract/print-on-demand/entities.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';
import { LayerPanel } from './layer-panel.tsx';
import { PrintCanvas } from './print-canvas.tsx';
import { AddButtons } from './add-buttons.tsx';
import { PlaceButtons } from './place-buttons.tsx';

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
