import type { OutputOfCard, CardProps } from '../../card-props.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import { Day, Figure, Money } from '#ui/text.tsx';
import { Link } from 'react-router';
import { BadRows } from '../parts/bad-rows.tsx';
import { OrderLink } from '../parts/order-link.tsx';

type Output = OutputOfCard<'order_import'>;
type Check = Extract<Output, { newOrders: number }>;
type Result = Extract<Output, { imported: number }>;

/** What a file of orders holds, before it is imported, or what an import did. */
export function OrderImportCard({ output, call, density }: CardProps<Output>) {
  return 'newOrders' in output ? (
    <Checked check={output} most={density === 'panel' ? 50 : 5} />
  ) : (
    <Imported result={output} undone={call.undone ?? false} most={density === 'panel' ? 50 : 5} />
  );
}

function Checked({ check, most }: { check: Check; most: number }) {
  return (
    <Card
      label={`Check of ${check.fileName}`}
      title={check.fileName}
      note={`${count(check.lines, 'line')} read, nothing imported yet`}
    >
      <Details
        columns={2}
        items={[
          { label: 'New orders', value: <Figure value={check.newOrders} />, strong: true },
          {
            label: 'Worth',
            value: <Money amountMinor={check.worthMinor} currency={check.currency} />,
            strong: true,
          },
          {
            label: 'Already imported',
            value: check.alreadyImported > 0 ? <Figure value={check.alreadyImported} /> : null,
          },
          {
            label: 'With bad lines',
            value: check.badOrders > 0 ? <Figure value={check.badOrders} className="text-bad" /> : null,
          },
          { label: 'First placed', value: check.firstPlacedAt && <Day at={check.firstPlacedAt} /> },
          { label: 'Last placed', value: check.lastPlacedAt && <Day at={check.lastPlacedAt} /> },
        ]}
      />
      <BadRows rows={check.badRows} more={check.moreBadRows} most={most} />
    </Card>
  );
}

function Imported({ result, undone, most }: { result: Result; undone: boolean; most: number }) {
  const { firstOrderNumber: first, lastOrderNumber: last } = result;
  return (
    <Card
      label={`Import of ${result.fileName}`}
      title={result.imported === 0 ? 'Nothing new to import' : `${count(result.imported, 'order')} imported`}
      note={undone ? `${result.fileName} · undone` : result.fileName}
      actions={
        result.imported > 0 && (
          <Button asChild size="small">
            <Link to="/orders?origin=IMPORT">See imported orders</Link>
          </Button>
        )
      }
    >
      <Details
        columns={2}
        items={[
          {
            label: 'Worth',
            value: <Money amountMinor={result.worthMinor} currency={result.currency} />,
            strong: true,
          },
          {
            label: 'Numbers',
            value: first !== null && last !== null && (
              <>
                <OrderLink orderNumber={first} />
                {last !== first && (
                  <>
                    {' '}
                    to <OrderLink orderNumber={last} />
                  </>
                )}
              </>
            ),
          },
          {
            label: 'Already imported',
            value: result.alreadyImported > 0 ? <Figure value={result.alreadyImported} /> : null,
          },
          {
            label: 'Left out',
            value: result.skippedOrders > 0 ? count(result.skippedOrders, 'order') : null,
          },
          { label: 'Rules applied', value: result.rulesActed > 0 ? count(result.rulesActed, 'time') : null },
        ]}
      />
      <BadRows rows={result.badRows} more={0} most={most} />
    </Card>
  );
}
