import type { AiCredits, CreditShare } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { Figure } from '#ui/text.tsx';

/** What AI credits went to in a period: by kind, by person and by assistant. */
export function CreditShares({ credits }: { credits: AiCredits }) {
  const lists = [
    { label: 'By kind', shares: credits.byUse },
    { label: 'By person', shares: credits.byPerson },
    { label: 'By assistant', shares: credits.byAssistant },
  ].filter(({ shares }) => shares.length > 0);
  if (lists.length === 0)
    return <p className="text-sm text-ink-soft">Nothing was made with AI credits in this period.</p>;
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-6 @lg:grid-cols-2 @4xl:grid-cols-3">
        {lists.map(({ label, shares }) => (
          <ShareList key={label} label={label} shares={shares} />
        ))}
      </div>
    </div>
  );
}

function ShareList({ label, shares }: { label: string; shares: readonly CreditShare[] }) {
  const most = Math.max(1, ...shares.map(({ spent }) => spent));
  return (
    <section aria-label={label}>
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{label}</h3>
      <ul className="flex flex-col gap-2.5">
        {shares.map(({ name, spent }) => (
          <li key={name} className="flex flex-col gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Figure value={spent} />
            </span>
            <span aria-hidden className="h-1 overflow-hidden rounded-full bg-ink/8">
              <span
                className="block h-full rounded-full bg-ink/60"
                style={{ width: `${(100 * Math.max(0, spent)) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
