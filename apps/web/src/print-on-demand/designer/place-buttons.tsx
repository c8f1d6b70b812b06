import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { Button } from '#ui/button.tsx';

interface PlaceButtonsProps {
  areas: readonly PrintAreaRow[];
  layers: readonly DesignLayer[];
  chosen: string;
  onChoose: (placement: string) => void;
}

/** The places of a blank that can be printed. */
export function PlaceButtons({ areas, layers, chosen, onChoose }: PlaceButtonsProps) {
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
