import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { Moment } from '#ui/text.tsx';
import { Section } from './section.tsx';

/** Which rules acted on an order and what they did. */
export function RuleRunsSection({ order }: { order: OrderDetail }) {
  if (order.ruleRuns.length === 0) return null;
  return (
    <Section title="Rules applied">
      <ul className="flex flex-col gap-3 text-sm">
        {order.ruleRuns.map((run) => (
          <li key={run.id}>
            <p>{run.ruleName}</p>
            <p className="text-ink-soft">{run.did.join('; ')}</p>
            <p className="text-xs text-ink-soft">
              <Moment at={run.at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
