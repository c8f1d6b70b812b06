import { Link } from 'react-router';
import type { ChangedReturn } from '@brandwright/contract/returns/entities.ts';
import { refundDestinationLabels, refundMethodLabels } from '@brandwright/contract/returns/enums.ts';
import { creditsAddress } from '#orders/labels.ts';
import { Details } from '#ui/details.tsx';
import { orderAddress } from '../labels.ts';

export type ShownReturn = Omit<ChangedReturn, 'change'>;

const link = 'hover:underline hover:underline-offset-4';

/** Order, customer, how it is refunded, how it travels. */
export function ReturnFacts({ of: one }: { of: ShownReturn }) {
  return (
    <Details
      items={[
        {
          label: 'Order',
          value: (
            <Link to={orderAddress(one.orderId)} className={link}>
              #{one.order.orderNumber}
            </Link>
          ),
        },
        { label: 'Customer', value: one.customerName },
        { label: 'Email', value: one.email },
        { label: 'Refund goes to', value: refundDestinationLabels[one.destination] },
        { label: 'Refund method', value: refundMethodLabels[one.refundMethod] },
        {
          label: 'Store credit code',
          value: one.creditCode && (
            <Link to={`${creditsAddress}?searchTerm=${one.creditCode}`} className={link}>
              {one.creditCode}
            </Link>
          ),
        },
        {
          label: 'Exchange',
          value: one.exchange && (
            <Link to={orderAddress(one.exchange.orderId)} className={link}>
              Order #{one.exchange.orderNumber}
            </Link>
          ),
        },
        { label: 'Carrier', value: one.shipment?.carrier },
        { label: 'Tracking number', value: one.shipment?.trackingNumber },
        { label: 'Label', value: one.shipment?.remoteShippoOrderData?.order_number },
        { label: 'Exception', value: one.overrideReason },
        { label: 'Note', value: one.teamNote },
        { label: 'Created by', value: one.createdBy },
      ]}
    />
  );
}
