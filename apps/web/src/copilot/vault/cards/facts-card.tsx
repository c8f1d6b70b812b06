import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Day } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

const threadFacts = 8;

/** What the store's people told the partner, in their own words. */
export function FactsCard({ output, density }: CardProps<OutputOfCard<'brand_facts'>>) {
  const shown = density === 'thread' ? output.facts.slice(0, threadFacts) : output.facts;
  if (output.total === 0) return null;
  return (
    <Card label="Remembered facts" title={count(output.total, 'remembered fact')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((fact) => (
          <li key={fact.id} className="flex flex-col gap-0.5 px-4 py-2.5">
            <p>“{fact.text}”</p>
            <p className="text-xs text-ink-soft">
              {fact.saidBy}, <Day at={fact.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-soft">
        <Link to="/ai-agents/data-sources?tab=facts" className="underline underline-offset-4">
          {output.total > shown.length ? `All ${output.total} facts` : 'Add or forget facts'}
        </Link>
      </p>
    </Card>
  );
}
