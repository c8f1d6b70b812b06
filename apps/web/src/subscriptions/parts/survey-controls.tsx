import { RadioGroup as Radix } from 'radix-ui';
import { cn } from '#ui/cn.ts';

/** One of a few short answers. */
export function ChoiceList<Value extends string>({
  label,
  value,
  onChange,
  choices,
  labels,
}: {
  label: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  choices: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}) {
  return (
    <Radix.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => {
        const choice = choices.find((one) => one === next);
        if (choice) onChange(choice);
      }}
      className="flex flex-col gap-2"
    >
      {choices.map((choice) => (
        <label
          key={choice}
          className={cn(
            'flex cursor-pointer items-center gap-3 rounded-lg border px-3.5 py-2.5 text-sm',
            choice === value ? 'border-ink/45' : 'border-line',
          )}
        >
          <Radix.Item
            value={choice}
            className="grid size-4.5 shrink-0 place-items-center rounded-full border border-ink/35 data-[state=checked]:border-ink"
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-ink" />
          </Radix.Item>
          {labels[choice]}
        </label>
      ))}
    </Radix.Root>
  );
}

const marks = [1, 2, 3, 4, 5] as const;

/** One to five. */
export function RatingScale({
  value,
  onChange,
}: {
  value: number | undefined;
  onChange: (rating: number) => void;
}) {
  return (
    <div>
      <Radix.Root
        aria-label="Rating from 1 to 5"
        value={value === undefined ? '' : String(value)}
        onValueChange={(next) => onChange(Number(next))}
        className="flex gap-2"
      >
        {marks.map((mark) => (
          <Radix.Item
            key={mark}
            value={String(mark)}
            aria-label={String(mark)}
            className="figures h-11 flex-1 rounded-lg border border-line text-sm hover:bg-ink/5 data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=checked]:text-paper"
          >
            {mark}
          </Radix.Item>
        ))}
      </Radix.Root>
      <p className="mt-2 flex justify-between text-xs text-ink-soft">
        <span>Not for me</span>
        <span>Very good</span>
      </p>
    </div>
  );
}
