import { Check, Minus } from 'lucide-react';

/** What a plan brings, or what goes with it. */
export function BenefitList({
  label,
  lines,
  gone = false,
}: {
  label: string;
  lines: readonly string[];
  gone?: boolean;
}) {
  if (lines.length === 0) return null;
  const Sign = gone ? Minus : Check;
  return (
    <section aria-label={label}>
      <h3 className="text-sm font-semibold">{label}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${gone ? 'text-ink-soft' : 'text-good'}`} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
