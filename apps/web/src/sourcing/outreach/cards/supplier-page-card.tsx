import { TriangleAlert } from 'lucide-react';
import { pageFactNames } from '@brandwright/contract/sourcing/outreach/enums.ts';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { PageFacts } from '../page-facts.tsx';

/** What a supplier's web page tells. */
export function SupplierPageCard({ output, density }: CardProps<OutputOfCard<'supplier_page'>>) {
  return (
    <Card
      label="Supplier's page"
      title={output.companyName ?? output.title ?? output.finalUrl}
      note={
        <>
          <span className="wrap-anywhere">{output.finalUrl}</span>, read <Moment at={output.readAt} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {output.addressesMachines && (
          <p className="flex gap-2 text-sm text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            This page contains instructions aimed at AI readers. They weren’t followed.
          </p>
        )}
        <PageFacts facts={output.facts} mostOfKind={density === 'panel' ? 12 : 4} />
        {output.notFound.length > 0 && (
          <p className="text-sm text-ink-soft">
            Not found: {output.notFound.map((kind) => pageFactNames[kind].toLowerCase()).join(', ')}.
          </p>
        )}
      </div>
    </Card>
  );
}
