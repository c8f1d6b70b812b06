import { Plus } from 'lucide-react';
import { HexColorPicker } from 'react-colorful';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { cn } from '#ui/cn.ts';

/** Colors that most products are made and printed in. */
export const houseColors = [
  '#17171a',
  '#ffffff',
  '#efe4cd',
  '#c2694a',
  '#234d38',
  '#94a78a',
  '#22304f',
  '#c39a3c',
  '#e0b1a5',
  '#6c4361',
] as const;

export interface SwatchesProps {
  label: string;
  value: string | null;
  /** The palette of the chosen brand kit, first; then the house's. */
  palette: readonly string[];
  onChange: (hex: string) => void;
  disabled?: boolean;
}

/** A color: one of the brand's, one of the house's, or any other by picker and hex value. */
export function Swatches({ label, value, palette, onChange, disabled = false }: SwatchesProps) {
  const colors = [...new Set([...palette, ...houseColors])].slice(0, 14);
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span className="text-xs text-ink-soft">{label}</span>
      <div className="flex flex-wrap gap-1.5">
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            disabled={disabled}
            aria-label={`${label} ${color}`}
            aria-pressed={value === color}
            onClick={() => onChange(color)}
            style={{ background: color }}
            className={cn(
              'size-7 rounded-full ring-1 ring-ink/20 disabled:opacity-50',
              value === color && 'outline-2 outline-offset-2 outline-ink',
            )}
          />
        ))}
        <Popover
          label={`${label}: any color`}
          trigger={
            <button
              type="button"
              disabled={disabled}
              aria-label={`${label}: any color`}
              className="grid size-7 place-items-center rounded-full border border-dashed border-ink/40 text-ink-soft disabled:opacity-50"
            >
              <Plus aria-hidden className="size-3.5" />
            </button>
          }
        >
          <div className="flex flex-col gap-3">
            <HexColorPicker
              color={value ?? '#17171a'}
              onChange={(hex) => onChange(hex.toLowerCase())}
              aria-label={label}
              style={{ width: '100%', height: 150 }}
            />
            <Input
              aria-label={`${label} as hex value`}
              key={value ?? ''}
              defaultValue={value ?? ''}
              maxLength={7}
              onChange={(event) => {
                const hex = event.target.value.trim().toLowerCase();
                if (/^#[0-9a-f]{6}$/.test(hex)) onChange(hex);
              }}
            />
          </div>
        </Popover>
      </div>
    </div>
  );
}
