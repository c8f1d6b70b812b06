import { ExternalLink, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { removeMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import type { MySupplierDetail } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { getMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/get-my-supplier.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { conversationAddress } from '#inbox/messages/inbox-address.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Moment } from '#ui/text.tsx';
import { supplierAddress } from '../../../addresses.ts';
import { placeOf } from '../labels.ts';
import { InviteActions } from './invite-actions.tsx';
import { SourceMark } from './supplier-marks.tsx';
import { SupplierNotes } from './supplier-notes.tsx';
import { SupplierTags } from './supplier-tags.tsx';

/** One supplier with contacts, tags, notes and history. */
export function SupplierDrawer({
  supplierId,
  onClose,
  mayAct,
}: {
  supplierId: string | null;
  onClose: () => void;
  mayAct: boolean;
}) {
  const supplier = useOperation(
    getMySupplier,
    { supplierId: supplierId ?? '' },
    { enabled: supplierId !== null },
  );
  return (
    <Sheet
      open={supplierId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={supplier.data?.name ?? 'Supplier'}
      footer={mayAct && supplier.data && <RemoveButton supplier={supplier.data} onDone={onClose} />}
    >
      <Load query={supplier} skeleton={<SkeletonText lines={8} />}>
        {(data) => <Body supplier={data} mayAct={mayAct} />}
      </Load>
    </Sheet>
  );
}

function Body({ supplier, mayAct }: { supplier: MySupplierDetail; mayAct: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3 text-sm">
          <span className="text-ink-soft">{placeOf(supplier)}</span>
          <SourceMark supplier={supplier} />
        </div>
        <div className="flex flex-wrap gap-2">
          {supplier.hasProfile && (
            <Button asChild size="small">
              <Link to={supplierAddress(supplier.supplierId)}>
                <ExternalLink aria-hidden />
                Profile
              </Link>
            </Button>
          )}
          {supplier.conversationSid && (
            <Button asChild size="small">
              <Link to={conversationAddress(supplier.conversationSid)}>
                <MessageCircle aria-hidden />
                Conversation
              </Link>
            </Button>
          )}
          {mayAct && supplier.invite && <InviteActions supplier={supplier} />}
        </div>
      </div>
      <Details
        items={[
          { label: 'Email', value: supplier.email },
          { label: 'Website', value: supplier.website },
          { label: 'Phone', value: supplier.phoneNumber },
          { label: 'Address', value: supplier.address },
          { label: 'Sector', value: supplier.sector },
          {
            label: 'Last contact',
            value: supplier.lastContactAt ? <Moment at={supplier.lastContactAt} /> : 'None yet',
          },
          { label: 'Invite sent', value: supplier.invite && <Moment at={supplier.invite.sentAt} /> },
        ]}
      />
      <SupplierTags supplier={supplier} mayAct={mayAct} />
      <SupplierNotes key={supplier.supplierId} supplier={supplier} mayAct={mayAct} />
      <section aria-label="History" className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">History</h3>
        <ul className="flex flex-col gap-1.5 text-sm">
          {supplier.history.map((event) => (
            <li key={`${event.at} ${event.text}`} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{event.text}</span>
              <Moment at={event.at} className="shrink-0 text-ink-soft" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function RemoveButton({ supplier, onDone }: { supplier: MySupplierDetail; onDone: () => void }) {
  const action = useAction(removeMySupplier, { onDone });
  return (
    <Button
      look="bad"
      busy={action.isRunning}
      onClick={() => void action.run({ supplierId: supplier.supplierId })}
    >
      Remove from my suppliers
    </Button>
  );
}
