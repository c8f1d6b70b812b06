import { useParams } from 'react-router';
import type { ReturnDetail } from '@brandwright/contract/returns/entities.ts';
import { getReturn } from '@brandwright/contract/returns/get-return.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { Section } from '#orders/parts/section.tsx';
import { cn } from '#ui/cn.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Day } from '#ui/text.tsx';
import { returnsAddress, returnTones } from '../labels.ts';
import { ReturnActions } from '../parts/return-actions.tsx';
import { ReturnArithmetic } from '../parts/return-arithmetic.tsx';
import { ReturnFacts } from '../parts/return-facts.tsx';
import { ReturnItems } from '../parts/return-items.tsx';
import { ReturnStatusMark } from '../parts/return-status-mark.tsx';
import { ReturnSteps } from '../parts/return-steps.tsx';

const list = { label: 'Returns', to: returnsAddress };

/** One return whole, by its id or its handle. */
export default function ReturnScreen() {
  const { id = '' } = useParams();
  const found = useOperation(getReturn, { id });
  return (
    <RecordScreen
      record={found}
      inView={{
        waiting: 'Return',
        title: ({ handle }) => `Return ${handle}`,
        record: (one) => ({ kind: 'return_order', id: one.id, label: one.handle }),
      }}
      missing={{
        title: 'We can’t find that return',
        text: 'The number may be mistyped, or the return may belong to another store.',
        back: { label: 'All returns', to: list.to },
      }}
      skeleton={<SkeletonCard height={420} />}
    >
      {(one) => <ReturnInFull key={one.id} one={one} />}
    </RecordScreen>
  );
}

const banners = { neutral: 'bg-ink/7', info: 'bg-info/10 text-info', warn: 'bg-warn/10 text-warn', good: 'bg-good/10 text-good', bad: 'bg-bad/8 text-bad' }; // prettier-ignore

function ReturnInFull({ one }: { one: ReturnDetail }) {
  return (
    <div className="@container">
      <PageHeader
        title={`Return ${one.handle}`}
        crumbs={[list]}
        beside={<ReturnStatusMark status={one.status} />}
        note={
          <>
            {one.customerName} · <Day at={one.createdAt} />
          </>
        }
        actions={<ReturnActions of={one} />}
      />
      <p role="note" className={cn('mb-4 rounded-xl px-4 py-3 text-sm', banners[returnTones[one.status]])}>
        {one.banner}
      </p>
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Status">
            <ReturnSteps of={one} />
          </Section>
          <Section title="Items">
            <ReturnItems lines={one.lines} />
          </Section>
          {one.shopperNote !== null && (
            <Section title="Customer’s note">
              <p className="text-sm whitespace-pre-line wrap-anywhere">{one.shopperNote}</p>
            </Section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Section title={one.isSettled ? 'What was refunded' : 'What will be refunded'}>
            <ReturnArithmetic
              refund={one.refund}
              currency={one.currency}
              totalLabel={one.destination === 'STORE_CREDIT' ? 'Store credit' : 'Refund'}
            />
          </Section>
          <Section title="Details">
            <ReturnFacts of={one} />
          </Section>
        </div>
      </div>
    </div>
  );
}
