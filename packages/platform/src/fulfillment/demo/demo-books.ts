import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import type { DemoTools } from '../../kernel/demo/demo.ts';
import { ledgerEntries, ledgerTransfers } from '../../kernel/payments/tables.ts';
import type { shippingLabels } from '../tables.ts';

type DemoLabel = typeof shippingLabels.$inferInsert;

interface Posting {
  label: DemoLabel;
  kind: 'PAYMENT' | 'REFUND';
  memo: string;
  amountMinor: number;
  at: Date;
}

/** What the labels of the demo cost, and what of it came back, as buying and voiding them would have written it down. */
export async function demoBooks(tools: DemoTools, labels: readonly DemoLabel[]): Promise<void> {
  const postings = labels.flatMap((label): Posting[] => {
    const name = `${serviceLabels[label.service]} label to ${label.toAddress.name}`;
    const { amountMinor, refundedMinor = 0, createdAt, voidedAt, paidWith } = label;
    return [
      { label, kind: 'PAYMENT', memo: `Paid a ${name} with ${paidWith}`, amountMinor, at: createdAt },
      ...(refundedMinor > 0 && voidedAt
        ? [
            {
              label,
              kind: 'REFUND' as const,
              memo: `Refunded the ${name}`,
              amountMinor: refundedMinor,
              at: voidedAt,
            },
          ]
        : []),
    ];
  });
  const idOf = (what: string, { label, kind }: Posting) => tools.id(what, 'shipping label', label.id, kind);
  await tools.db.insert(ledgerEntries).values(
    postings.map((posting) => ({
      storeId: posting.label.storeId,
      id: idOf('ledger entry', posting),
      kind: posting.kind,
      memo: posting.memo,
      subjectKind: 'shipping_label',
      subjectId: posting.label.id,
      source: `${posting.kind === 'PAYMENT' ? 'payment:label' : 'refund:label'}:${posting.label.id}`,
      occurredAt: posting.at,
    })),
  );
  await tools.db.insert(ledgerTransfers).values(
    postings.map((posting) => ({
      storeId: posting.label.storeId,
      id: idOf('ledger transfer', posting),
      entryId: idOf('ledger entry', posting),
      position: 0,
      debit: posting.kind === 'PAYMENT' ? ('SHIPPING' as const) : ('CARDS' as const),
      credit: posting.kind === 'PAYMENT' ? ('CARDS' as const) : ('SHIPPING' as const),
      amountMinor: posting.amountMinor,
      currency: posting.label.currency,
    })),
  );
}
