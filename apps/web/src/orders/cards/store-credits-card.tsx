import { Link } from 'react-router';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { creditsAddress } from '../labels.ts';
import { CreditsTable } from '../parts/credits-table.tsx';

const threadRows = 8;

/** Store credits with what is left of the open ones, and the way to all of them. */
export function StoreCreditsCard({ output, density }: CardProps<OutputOfCard<'store_credits'>>) {
  const { total, rows, open } = output;
  if (total === 0)
    return (
      <Card label="Store credits" title="No store credits found" note="Try another customer or status." />
    );
  const shown = density === 'thread' ? rows.slice(0, threadRows) : rows;
  const more = total - shown.length;
  const left = open.left.map(({ leftMinor, currency }) => formatMoney(leftMinor, currency)).join(', ');
  return (
    <Card
      label="Store credits"
      title={count(total, 'store credit')}
      {...(left === '' ? {} : { note: `${left} left` })}
      actions={
        <>
          <Button asChild size="small">
            <Link to={creditsAddress}>Open store credits</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more credit')}</span>
          )}
        </>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <CreditsTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
