import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { readHex } from '../look/color.ts';
import { ContrastLines } from './contrast-lines.tsx';
import { canPickFromScreen, pickFromScreen } from './eye-dropper.ts';

export interface ColorPickerProps {
  /** What is colored: "Color 1", "Slide color". */
  label: string;
  /** `#RRGGBB`. */
  value: string;
  onChange: (hex: string) => void;
  /** Colors that it will stand on or under, for its contrast. */
  others: readonly string[];
}

/** A swatch that opens a picker: field, slider, hex value, a pipette where the browser has one, and the contrast. */
export function ColorPicker({ label, value, onChange, others }: ColorPickerProps) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}, ${value}`}
          className="size-11 shrink-0 rounded-lg ring-1 ring-ink/15 transition-transform hover:scale-[1.04]"
          style={{ background: value }}
        />
      }
    >
      <PickerPanel label={label} value={value} onChange={onChange} others={others} />
    </Popover>
  );
}

/** The inside of the picker. */
export function PickerPanel({ label, value, onChange, others }: ColorPickerProps) {
  return (
    <div className="flex flex-col gap-3">
      <HexColorPicker
        color={value}
        onChange={(hex) => onChange(hex.toUpperCase())}
        style={{ width: '100%', height: 160 }}
        aria-label={label}
      />
      <div className="flex items-end gap-2">
        <HexField value={value} onChange={onChange} />
        {canPickFromScreen() && (
          <IconButton
            label="Pick a color from the screen"
            look="outline"
            size="icon"
            onClick={() => void pickFromScreen().then((hex) => hex && onChange(hex))}
          >
            <Pipette aria-hidden />
          </IconButton>
        )}
      </div>
      <ContrastLines hex={value} others={others} />
    </div>
  );
}

/** The color as text; taken over when it is one. */
function HexField({ value, onChange }: { value: string; onChange: (hex: string) => void }) {
  // What was typed stands until the color is another one, by whatever way.
  const [typed, setTyped] = useState({ text: value, over: value });
  const text = typed.over === value ? typed.text : value;
  const read = readHex(text);
  function take() {
    if (read && read !== value) onChange(read);
  }
  return (
    <Field label="Hex" error={read ? undefined : 'Enter it like #2F6B4F.'} className="flex-1">
      {(tie) => (
        <Input
          {...tie}
          value={text}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="figures"
          onChange={(event) => setTyped({ text: event.target.value, over: value })}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
      )}
    </Field>
  );
}
