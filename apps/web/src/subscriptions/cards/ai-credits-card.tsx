import { Link } from 'react-router';
import { creditsPath } from '@brandwright/contract/kernel/ai-credits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { CreditFigures } from '../ai-credits/credit-figures.tsx';
import { CreditShares } from '../ai-credits/credit-shares.tsx';

/** The balance, what it went to in the period and the caps. */
export function AiCreditsCard({ output }: CardProps<OutputOfCard<'ai_credits'>>) {
  const { from, to, spent, caps } = output;
  return (
    <Card
      label="AI credits"
      title="AI credits"
      actions={
        <Button asChild size="small">
          <Link to={creditsPath}>Open AI credits</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <CreditFigures credits={output} />
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">
            <span className="figures text-ink">{formatNumber(spent)}</span> spent from {formatDay(from)} to{' '}
            {formatDay(to)}
          </p>
          <CreditShares credits={output} />
        </div>
        {caps.length > 0 && (
          <ul aria-label="Caps" className="flex flex-col gap-1 text-sm">
            {caps.map((cap) => (
              <li key={cap.assistantId ?? 'store'} className="figures">
                {cap.assistantName ?? 'The whole store'}: {formatNumber(cap.spent)} of{' '}
                {formatNumber(cap.atMost)} a month
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
