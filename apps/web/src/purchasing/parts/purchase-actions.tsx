import { Archive, ArchiveRestore, DollarSign, Ellipsis, Flag, MapPin, Pencil, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { archivePurchaseItem } from '@brandwright/contract/purchasing/archive-purchase-item.ts';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { setStoredAtPartner } from '@brandwright/contract/purchasing/set-stored-at-partner.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PurchaseAddressDialog } from '../dialogs/address-dialog.tsx';
import { MilestoneDialog } from '../dialogs/milestone-dialog.tsx';
import { PriceDialog } from '../dialogs/price-dialog.tsx';
import { PurchaseDialog } from '../dialogs/purchase-dialog.tsx';
import { recordable } from '../recordable.ts';
import { NextSteps } from './next-steps.tsx';

type Asked = 'edit' | 'price' | 'address' | 'milestone';

const archivable: ReadonlySet<string> = new Set(['NOT_PURCHASED', 'SHIPPED', 'CANCELED']);

/** What can be done with a purchase order: the next steps first, everything else in a menu. */
export function PurchaseActions({ item }: { item: PurchaseItem }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const store = useStoreProfile().data;
  const archive = useAction(archivePurchaseItem);
  const storing = useAction(setStoredAtPartner);
  if (!store || !mayCall(archivePurchaseItem, store)) return null;
  const { purchaseItemId, status } = item;
  const isPaid = item.paidMinor > 0 || (status !== 'NOT_PURCHASED' && status !== 'IN_SHOPPING_CART');
  const isUnderWay = status !== 'SHIPPED' && status !== 'CANCELED';
  const ships = isUnderWay && item.shippingMode !== 'NO_SHIPPING_NEEDED';
  const entries: (MenuEntry | false)[] = [
    recordable(item).length > 0 && {
      label: 'Record a milestone',
      icon: <Flag aria-hidden />,
      onSelect: () => setAsked('milestone'),
    },
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => setAsked('edit') },
    !isPaid && {
      label: 'Change unit price',
      icon: <DollarSign aria-hidden />,
      onSelect: () => setAsked('price'),
    },
    ships && {
      label: item.shippingAddress ? 'Change shipping address' : 'Add shipping address',
      icon: <MapPin aria-hidden />,
      onSelect: () => setAsked('address'),
    },
    ships && {
      label: item.storedAtPartner ? 'Send it to me instead' : 'Store at the fulfillment partner',
      icon: <Warehouse aria-hidden />,
      onSelect: () => void storing.run({ purchaseItemId, storedAtPartner: !item.storedAtPartner }),
    },
    (item.isArchived || archivable.has(status)) && {
      label: item.isArchived ? 'Move back to the list' : 'Archive',
      icon: item.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
      apart: true,
      onSelect: () => void archive.run({ purchaseItemId, isArchived: !item.isArchived }),
    },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        trigger={
          <Button aria-label="More actions" busy={archive.isRunning || storing.isRunning}>
            <Ellipsis aria-hidden />
            More
          </Button>
        }
        entries={entries.filter((entry) => entry !== false)}
      />
      <NextSteps item={item} size="medium" />
      {asked === 'edit' && <PurchaseDialog item={item} isPaid={isPaid} onClose={close} />}
      {asked === 'price' && <PriceDialog item={item} onClose={close} />}
      {asked === 'address' && <PurchaseAddressDialog item={item} onClose={close} />}
      {asked === 'milestone' && <MilestoneDialog item={item} onClose={close} />}
    </>
  );
}
