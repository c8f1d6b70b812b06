import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { parseUnits } from '#orders/money-input.ts';

/** Milliseconds after the last press until the quantity counts. */
const settleMs = 500;

/** By how much a press changes a quantity: bigger steps of bigger ones. */
export function stepOf(quantity: number): number {
  if (quantity >= 1000) return 100;
  return quantity >= 100 ? 10 : 1;
}

/** How many: typed, or a step up and down. Changes count once they have settled, on Enter or when the field is left. */
export function QuantityField({
  name,
  value,
  least = 1,
  onChange,
  disabled = false,
}: {
  /** Of what, for screen readers. */
  name: string;
  value: number;
  least?: number;
  onChange: (quantity: number) => void;
  disabled?: boolean;
}) {
  const [typed, setTyped] = useState(String(value));
  const quantity = parseUnits(typed);
  const commit = useEffectEvent(() => {
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  });
  useEffect(() => setTyped(String(value)), [value]);
  useEffect(() => {
    const timer = setTimeout(commit, settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const step = (by: 1 | -1) => {
    const from = quantity ?? value;
    setTyped(String(Math.max(least, from + by * stepOf(by < 0 ? from - 1 : from))));
  };
  return (
    <div className="inline-flex items-center rounded-lg border border-line bg-raised">
      <IconButton
        label={`Fewer of ${name}`}
        disabled={disabled || (quantity ?? value) <= least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <Input
        aria-label={`Quantity of ${name}`}
        inputMode="numeric"
        maxLength={6}
        disabled={disabled}
        className="figures h-8 w-16 border-0 bg-transparent px-1 text-center hover:border-0"
        aria-invalid={quantity === undefined || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={() => (quantity === undefined ? setTyped(String(value)) : commitNow(quantity))}
        onKeyDown={(event) => event.key === 'Enter' && quantity !== undefined && commitNow(quantity)}
      />
      <IconButton label={`More of ${name}`} disabled={disabled} onClick={() => step(1)}>
        <Plus aria-hidden />
      </IconButton>
    </div>
  );

  function commitNow(next: number) {
    if (next !== value) onChange(next);
  }
}
