import { useState } from 'react';
import { useParams } from 'react-router';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { CreateReturnDialog } from '#returns/dialogs/create-return-dialog.tsx';
import { OrderReturns } from '#returns/parts/order-returns.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { HelpSection } from '#support/parts/help-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Day } from '#ui/text.tsx';
import type { CancelChoice } from '../cancel-plan.ts';
import { originLabel } from '../labels.ts';
import { CancelDialog } from '../parts/cancel-dialog.tsx';
import { CustomerSection } from '../parts/customer-section.tsx';
import { MoneySection } from '../parts/money-section.tsx';
import { NotesSection } from '../parts/notes-section.tsx';
import { OrderActions } from '../parts/order-actions.tsx';
import { OrderActivity } from '../parts/order-activity.tsx';
import { OrderBadges } from '../parts/order-badges.tsx';
import { OrderItems } from '../parts/order-items.tsx';
import { OrderSkeleton } from '../parts/order-skeleton.tsx';
import { RefundDialog } from '../parts/refund-dialog.tsx';
import { UseCreditDialog } from '../parts/use-credit-dialog.tsx';
import { RequirementsSection } from '../parts/requirements-section.tsx';
import { RuleRunsSection } from '../parts/rule-runs-section.tsx';
import { Section } from '../parts/section.tsx';
import { ShipmentsSection } from '../parts/shipments-section.tsx';
import { ShippingSection } from '../parts/shipping-section.tsx';
import { ShopSection } from '../parts/shop-section.tsx';
import { StatusHistory } from '../parts/status-history.tsx';
import { usePermissions } from '../use-permissions.ts';

const list = { label: 'Orders', to: '/orders' };

/** One order whole, by its id or its number. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const order = useOperation(getOrder, { id });
  return (
    <RecordScreen
      record={order}
      inView={{
        waiting: 'Order',
        title: ({ orderNumber }) => `Order #${orderNumber}`,
        record: (data) => ({ kind: 'order', id: data.id, label: `#${data.orderNumber}` }),
      }}
      missing={{
        title: /^\d+$/.test(id) ? `We can’t find order #${id}` : 'We can’t find that order',
        text: 'The number may be mistyped, or the order may belong to another store.',
        back: { label: 'All orders', to: list.to },
      }}
      skeleton={<OrderSkeleton />}
    >
      {(data) => <OrderInFull key={data.id} order={data} />}
    </RecordScreen>
  );
}

function OrderInFull({ order }: { order: OrderDetail }) {
  const { mayAct } = usePermissions();
  const shop = useStoreProfile().data?.name;
  const [canceling, setCanceling] = useState<CancelChoice | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const [isUsingCredit, setUsingCredit] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const all = () => Object.fromEntries(order.lineItems.map((line) => [line.id, line.openQuantity]));
  const reference = order.channelReference ? ` ${order.channelReference}` : '';
  return (
    <div className="@container">
      <PageHeader
        title={`#${order.orderNumber}`}
        crumbs={[list]}
        beside={<OrderBadges order={order} />}
        note={
          <>
            <Day at={order.placedAt} /> · {originLabel(order.origin, shop)}
            {reference}
          </>
        }
        actions={
          <OrderActions
            order={order}
            mayAct={mayAct}
            onCancel={() => setCanceling(all())}
            onRefund={() => setRefunding(true)}
            onReturn={() => setReturning(true)}
          />
        }
      />
      {order.productionStatus === 'ON_HOLD' && order.holdReason && order.cancelStatus !== 'CANCELED' && (
        <p role="note" className="mb-4 rounded-xl bg-warn/10 px-4 py-3 text-sm text-warn">
          On hold: {order.holdReason}
        </p>
      )}
      {order.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5 pb-4">
          {order.tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Items">
            <OrderItems
              order={order}
              onCancel={
                mayAct && order.allowed.cancel
                  ? (line) => setCanceling({ [line.id]: line.openQuantity })
                  : undefined
              }
            />
          </Section>
          <ShipmentsSection order={order} mayAct={mayAct} />
          <OrderReturns order={order} />
          <RequirementsSection order={order} mayAct={mayAct} />
          <NotesSection order={order} mayAct={mayAct} />
          <Section title="Activity">
            <OrderActivity order={order} mayAct={mayAct} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneySection
            order={order}
            onRefund={mayAct && order.allowed.refund ? () => setRefunding(true) : undefined}
            onUseCredit={mayAct && order.allowed.useCredit ? () => setUsingCredit(true) : undefined}
          />
          <CustomerSection order={order} />
          <ShippingSection order={order} mayAct={mayAct} />
          <ShopSection order={order} mayAct={mayAct} />
          <HelpSection order={order} mayAct={mayAct} />
          {order.statusHistory.length > 0 && (
            <Section title="Status history">
              <StatusHistory history={order.statusHistory} />
            </Section>
          )}
          <RuleRunsSection order={order} />
        </div>
      </div>
      {isUsingCredit && <UseCreditDialog order={order} onClose={() => setUsingCredit(false)} />}
      {isRefunding && (
        <RefundDialog
          orderId={order.id}
          orderNumber={order.orderNumber}
          onClose={() => setRefunding(false)}
        />
      )}
      {isReturning && (
        <CreateReturnDialog
          orderId={order.id}
          orderNumber={order.orderNumber}
          onClose={() => setReturning(false)}
        />
      )}
      {canceling && (
        <CancelDialog order={order} open initial={canceling} onClose={() => setCanceling(null)} />
      )}
    </div>
  );
}
