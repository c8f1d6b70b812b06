import { Trash2 } from 'lucide-react';
import { longestText, type DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import {
  inkColors,
  inkHex,
  printTypeface,
  printTypefaceLabels,
  type InkColor,
} from '@brandwright/contract/print-on-demand/enums.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { placed } from './layer-state.ts';

interface LayerPanelProps {
  layer: DesignLayer;
  onChange: (layer: DesignLayer) => void;
  onRemove: () => void;
}

const auto = 'AUTO';
type InkChoice = InkColor | typeof auto;
const inkName = (ink: InkColor) => ink[0] + ink.slice(1).toLowerCase();
const inks: { value: InkChoice; label: string }[] = [
  { value: auto, label: 'Follows the blank' },
  ...inkColors.map((ink) => ({ value: ink, label: inkName(ink) })),
];

/** What can be changed of the chosen layer, by keyboard as by hand. */
export function LayerPanel({ layer, onChange, onRemove }: LayerPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      {layer.kind === 'TEXT' && <WordFields layer={layer} onChange={onChange} />}
      <Slider
        label="Size"
        value={layer.width}
        least={0.05}
        most={1.5}
        onChange={(width) => onChange(placed(layer, { width }))}
      />
      <Slider
        label="Left to right"
        value={layer.x}
        least={0}
        most={1}
        onChange={(x) => onChange(placed(layer, { x }))}
      />
      <Slider
        label="Top to bottom"
        value={layer.y}
        least={0}
        most={1}
        onChange={(y) => onChange(placed(layer, { y }))}
      />
      <Slider
        label="Rotation"
        value={layer.rotation / 360 + 0.5}
        least={0}
        most={1}
        text={`${layer.rotation}°`}
        onChange={(share) => onChange(placed(layer, { rotation: (share - 0.5) * 360 }))}
      />
      <Button look="quiet" className="self-start" onClick={onRemove}>
        <Trash2 aria-hidden />
        Remove
      </Button>
    </div>
  );
}

function WordFields({ layer, onChange }: Pick<LayerPanelProps, 'layer' | 'onChange'>) {
  const ink: InkChoice = inkColors.find((one) => inkHex[one] === layer.inkHex) ?? auto;
  return (
    <>
      <Field label="Text">
        {(tie) => (
          <Input
            {...tie}
            value={layer.text ?? ''}
            maxLength={longestText}
            onChange={(event) => onChange({ ...layer, text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Typeface">
          {(tie) => (
            <Select
              {...tie}
              value={layer.typeface ?? 'inter-bold'}
              onChange={(typeface) => onChange({ ...layer, typeface })}
              options={printTypeface.options.map((value) => ({ value, label: printTypefaceLabels[value] }))}
            />
          )}
        </Field>
        <Field label="Text color">
          {(tie) => (
            <Select
              {...tie}
              value={ink}
              onChange={(value) => onChange({ ...layer, inkHex: value === auto ? null : inkHex[value] })}
              options={inks}
            />
          )}
        </Field>
      </div>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  text?: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, least, most, text, onChange }: SliderProps) {
  const said = text ?? `${Math.round(value * 100)}%`;
  return (
    <label className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3 text-sm">
      <span className="text-ink-soft">{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        aria-valuetext={said}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-full accent-ink"
      />
      <span className="figures text-right">{said}</span>
    </label>
  );
}
