import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** What rules can test and do. */
export function OrderRuleActionsCard({ output }: CardProps<OutputOfCard<'order_rule_actions'>>) {
  return (
    <Card
      label="What order rules can do"
      title="What order rules can do"
      actions={
        <Button asChild size="small">
          <Link to="/fulfillment-rules?new=1">Create rule</Link>
        </Button>
      }
    >
      <div className="@container">
        <div className="grid gap-4 text-sm @md:grid-cols-2">
          <Part title="For orders" items={output.conditions} />
          <Part title="A rule can" items={output.actions} />
        </div>
        <p className="mt-4 text-sm text-ink-soft">{output.combine}</p>
      </div>
    </Card>
  );
}

function Part({ title, items }: { title: string; items: readonly { field: string; does: string }[] }) {
  return (
    <section>
      <h4 className="pb-1.5 text-xs font-medium text-ink-soft">{title}</h4>
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.field}>{item.does.replace(/^orders /, '')}</li>
        ))}
      </ul>
    </section>
  );
}
