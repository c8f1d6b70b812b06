import { useState } from 'react';
import { changeDesignColor } from '@brandwright/contract/design/studio/change-design-color.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Select } from '#ui/select.tsx';
import { houseColors } from './swatches.tsx';

/** A design of the store in several colors at once: each becomes a design of its own. */
export function ColorChange({ onDone }: { onDone: (designs: Design[]) => void }) {
  const designs = useOperation(listDesigns, { size: 60 });
  const [designId, setDesignId] = useState<string>();
  const [colors, setColors] = useState<readonly string[]>([]);
  const change = useAction(changeDesignColor, { onDone: ({ rows }) => onDone(rows) });
  const own = designs.data?.rows.find((row) => row.designId === designId);
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label="Design"
        value={designId}
        onChange={setDesignId}
        placeholder="Choose a design"
        className="max-w-sm"
        options={(designs.data?.rows ?? []).map((row) => ({ value: row.designId, label: row.name }))}
      />
      <div role="group" aria-label="Colors" className="flex flex-wrap gap-2">
        {houseColors.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={`Color ${color}`}
            aria-pressed={colors.includes(color)}
            onClick={() =>
              setColors(
                colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color].slice(-7),
              )
            }
            style={{ background: color }}
            className={cn(
              'size-9 rounded-full ring-1 ring-ink/20',
              colors.includes(color) && 'outline-2 outline-offset-2 outline-ink',
            )}
          />
        ))}
      </div>
      <Button
        look="accent"
        className="self-start"
        disabled={!own || colors.length === 0}
        busy={change.isRunning}
        onClick={() =>
          own && void change.run({ designId: own.designId, colors: [own.productColor, ...colors] })
        }
      >
        Make {colors.length === 1 ? 'this color' : `${colors.length || ''} colors`}
      </Button>
    </div>
  );
}
