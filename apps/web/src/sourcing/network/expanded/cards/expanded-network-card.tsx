import { Link } from 'react-router';
import { searchExpandedNetwork } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { queryOf } from '../../../marketplace/marketplace-query.ts';
import { useMaySave } from '../../../marketplace/use-may-save.ts';
import { NetworkRows } from '../parts/network-rows.tsx';

const threadRows = 6;

/** Factories outside the marketplace that fit what was asked. */
export function ExpandedNetworkCard({ output, call, density }: CardProps<OutputOfCard<'expanded_network'>>) {
  const maySave = useMaySave();
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  const given = searchExpandedNetwork.input.safeParse(call.input ?? {}).data;
  const query = queryOf(given ?? {});
  query.set('view', 'expanded-network');
  return (
    <Card
      label="Expanded network"
      title={
        output.total === 0
          ? 'No matching factories in the expanded network'
          : count(output.total, 'factory', 'factories')
      }
      note={output.total === 0 ? 'Try other words or fewer filters.' : 'Expanded network: not vetted by us.'}
      flush
      actions={
        <>
          <Button asChild size="small">
            <Link to={`/browse-suppliers?${query}`}>Open in the marketplace</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">
              {count(more, 'more factory', 'more factories')}
            </span>
          )}
        </>
      }
    >
      {shown.length > 0 && <NetworkRows records={shown} maySave={maySave} />}
    </Card>
  );
}
