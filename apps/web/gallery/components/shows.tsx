import { RowsSkeleton, TilesSkeleton } from '#kit/list-skeleton.tsx';
import { ApiError } from '#api/api-error.ts';
import { ApprovalCard } from '#ui/approval-card.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge, Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonCard, SkeletonText } from '#ui/skeleton.tsx';
import { BlockedState, DeniedState, EmptyState, ErrorState } from '#ui/states.tsx';
import { Day, Figure, Moment, Money } from '#ui/text.tsx';
import { nothing, type Specimen } from './specimen.ts';

const refund = {
  verb: 'Refund $42.00',
  what: 'Refund order #1042',
  toWhom: 'Petra Nowak',
  cost: '$42.00 of $84.00',
  irreversible: 'A refund cannot be taken back.',
  values: [
    { label: 'Order', value: '#1042' },
    { label: 'Reason', value: 'Chipped in transit' },
  ],
  warnings: ['This order was refunded in part before.'],
};
const decided = { decidedAt: '2026-11-20T15:00:00Z', decidedBy: 'Nora Lindqvist' };

/** What only shows. */
export const shows: readonly Specimen[] = [
  {
    name: 'Badge',
    states: {
      neutral: <Badge>Wholesale</Badge>,
      good: <Badge tone="good">Paid</Badge>,
      warn: <Badge tone="warn">Due</Badge>,
      bad: <Badge tone="bad">Overdue</Badge>,
      info: <Badge tone="info">New</Badge>,
    },
  },
  {
    name: 'Status',
    states: {
      neutral: <Status>Draft</Status>,
      good: <Status tone="good">Shipped</Status>,
      warn: <Status tone="warn">On hold</Status>,
      bad: <Status tone="bad">Canceled</Status>,
      info: <Status tone="info">In production</Status>,
    },
  },
  {
    name: 'Avatar',
    states: {
      person: <Avatar name="Petra Nowak" />,
      company: <Avatar name="Olaria do Vale" shape="square" size="large" />,
      small: <Avatar name="Hanoi Canvas" size="small" />,
    },
  },
  {
    name: 'Money, days and figures',
    states: {
      money: <Money amountMinor={467_000} />,
      'other currency': <Money amountMinor={1250} currency="EUR" />,
      day: <Day at="2026-11-20" />,
      moment: <Moment at="2026-11-20T15:00:00Z" />,
      figure: <Figure value={12_400} />,
      compact: <Figure value={12_400} compact />,
    },
  },
  {
    name: 'Details',
    states: {
      'one column': (
        <Details
          items={[
            { label: 'Email', value: 'petra@example.com' },
            { label: 'Phone', value: null },
            { label: 'Total', value: <Money amountMinor={4200} />, strong: true },
          ]}
        />
      ),
    },
  },
  {
    name: 'Picture',
    states: {
      missing: <Picture src={null} alt="Stoneware mug" />,
      'without words': <Picture src={null} alt="" shape="1:1" />,
    },
  },
  {
    name: 'Card',
    states: {
      whole: (
        <Card
          label="Order 1042"
          title="#1042 · Petra Nowak"
          note="November 20, 2026 · Shopify"
          aside={<Money amountMinor={8400} />}
          actions={<Button size="small">Open the order</Button>}
        >
          <p>Two stoneware mugs.</p>
        </Card>
      ),
      'head only': <Card label="Orders" title="No orders found" note="Nothing matches." />,
    },
  },
  {
    name: 'ApprovalCard',
    states: {
      pending: (
        <ApprovalCard
          title="Refund order #1042"
          preview={refund}
          status="PENDING"
          onApprove={nothing}
          onDeny={nothing}
          onEdit={nothing}
        />
      ),
      running: (
        <ApprovalCard
          title="Refund order #1042"
          preview={refund}
          status="RUNNING"
          onApprove={nothing}
          onDeny={nothing}
        />
      ),
      done: (
        <ApprovalCard
          title="Refund order #1042"
          preview={refund}
          status="DONE"
          {...decided}
          outcome="Refunded $42.00 to Petra Nowak."
          onUndo={nothing}
        />
      ),
      failed: (
        <ApprovalCard
          title="Refund order #1042"
          preview={refund}
          status="FAILED"
          {...decided}
          outcome="The card was declined. Nothing was refunded."
        />
      ),
      denied: <ApprovalCard title="Refund order #1042" preview={refund} status="DENIED" {...decided} />,
      expired: <ApprovalCard title="Refund order #1042" preview={refund} status="EXPIRED" />,
      undone: <ApprovalCard title="Refund order #1042" preview={refund} status="DONE" {...decided} undone />,
    },
  },
  {
    name: 'PageHeader',
    states: {
      whole: (
        <PageHeader
          title="#1042"
          crumbs={[{ label: 'Orders', to: '/orders' }]}
          beside={<Status tone="warn">On hold</Status>}
          note="November 20, 2026 · Shopify"
          actions={<Button look="accent">Release</Button>}
        />
      ),
    },
  },
  {
    name: 'EmptyState',
    states: {
      'before the first': (
        <EmptyState
          title="No requests yet"
          text="Say once what you want made."
          ask="Request quotes for 500 linen tote bags"
          action={<Button>New request</Button>}
        />
      ),
      'no match': <EmptyState title="No matching orders" action={<Button>Clear all filters</Button>} />,
    },
  },
  {
    name: 'ErrorState',
    states: {
      fault: (
        <ErrorState
          error={
            new ApiError('network', 'There was a network error. Please try again.', 500, {
              requestId: 'r-20',
            })
          }
          onRetry={nothing}
        />
      ),
      denied: <ErrorState error={new ApiError('denied', 'You need member access.', 403)} />,
      blocked: <ErrorState error={new ApiError('feature_blocked', 'Not in your plan.', 403)} />,
    },
  },
  {
    name: 'DeniedState',
    states: {
      'with who can': <DeniedState message="You need member access." who="Ask Nora." />,
    },
  },
  { name: 'BlockedState', states: { plan: <BlockedState /> } },
  {
    name: 'Skeletons',
    states: {
      card: <SkeletonCard height={160} />,
      text: <SkeletonText lines={3} />,
      rows: <RowsSkeleton label="orders" rows={3} hasSelection />,
      tiles: (
        <TilesSkeleton label="brand kits" tiles={3} grid="grid gap-5 sm:grid-cols-3" face="aspect-3/2" />
      ),
    },
  },
];
