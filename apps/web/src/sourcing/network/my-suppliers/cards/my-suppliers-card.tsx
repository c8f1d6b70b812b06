import { Link } from 'react-router';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { MySupplierRows } from '../parts/my-supplier-rows.tsx';

const threadRows = 6;

/** The store's own suppliers that fit what was asked. */
export function MySuppliersCard({ output, call, density }: CardProps<OutputOfCard<'my_suppliers'>>) {
  const { rows, total, totalOfStore } = output;
  const shown = density === 'thread' ? rows.slice(0, threadRows) : rows;
  const more = total - shown.length;
  if (totalOfStore === 0)
    return (
      <Card
        label="My suppliers"
        title="No suppliers yet"
        note="Add one from the marketplace, invite one, or import a list."
        actions={<OpenList query="" />}
      />
    );
  return (
    <Card
      label="My suppliers"
      title={
        total === totalOfStore ? count(total, 'supplier') : `${total} of ${count(totalOfStore, 'supplier')}`
      }
      flush
      actions={
        <>
          <OpenList query={queryOf(call.input)} />
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more supplier')}</span>
          )}
        </>
      }
    >
      {shown.length > 0 && <MySupplierRows suppliers={shown} />}
    </Card>
  );
}

function OpenList({ query }: { query: string }) {
  return (
    <Button asChild size="small">
      <Link to={`/inbox/my-suppliers${query}`}>Open my suppliers</Link>
    </Button>
  );
}

function queryOf(said: unknown): string {
  const input = listMySuppliers.input.safeParse(said ?? {}).data;
  if (!input) return '';
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set('searchTerm', input.keyword);
  set('tag', input.tag);
  set('countryCode', input.countries?.length === 1 ? input.countries[0] : undefined);
  set('source', input.source);
  set('invite', input.inviteState);
  return query.size > 0 ? `?${query}` : '';
}
