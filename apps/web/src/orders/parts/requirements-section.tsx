import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail, WholesaleRequirement } from '@brandwright/contract/orders/entities.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Day } from '#ui/text.tsx';
import { RequirementDialog } from './requirement-dialog.tsx';
import { Section } from './section.tsx';

/** What the buyer of a wholesale order requires. */
export function RequirementsSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const mayAdd = mayAct && order.allowed.addWholesaleRequirements;
  if (order.wholesaleRequirements.length === 0 && !mayAdd) return null;
  return (
    <Section
      title="Buyer requirements"
      aside={
        mayAdd && (
          <Button size="small" look="quiet" onClick={() => setAdding(true)}>
            Add
          </Button>
        )
      }
    >
      {order.wholesaleRequirements.length === 0 && (
        <p className="text-sm text-ink-soft">
          PO number, delivery date, packing and label instructions appear here.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {order.wholesaleRequirements.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <Requirement requirement={one} />
          </li>
        ))}
      </ul>
      {isAdding && <RequirementDialog order={order} onClose={() => setAdding(false)} />}
    </Section>
  );
}

export function Requirement({ requirement }: { requirement: WholesaleRequirement }) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="wrap-anywhere whitespace-pre-line">{requirement.instructions}</p>
      <Details
        items={[
          { label: 'PO number', value: requirement.purchaseOrderNumber },
          { label: 'Deliver by', value: requirement.deliverBy && <Day at={requirement.deliverBy} /> },
        ]}
      />
      {requirement.attachments.map((file) => (
        <a
          key={file.id}
          href={file.url}
          download={file.name}
          className="flex w-fit max-w-full items-center gap-2 rounded-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <Download aria-hidden className="size-4 text-ink-soft" />
          <span className="truncate">{file.name}</span>
        </a>
      ))}
    </div>
  );
}
