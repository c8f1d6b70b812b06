import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import {
  Boxes,
  CalendarClock,
  ChartNoAxesColumn,
  CircleDollarSign,
  ClipboardCheck,
  History,
  Package,
  PackagePlus,
  SearchCheck,
  Tag,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useOperation } from '#api/use-operation.ts';
import { bookFreightAddress } from '../bookings/labels.ts';
import type { ServiceDialogKey } from '../bookings/parts/service-dialog.tsx';
import { reportAddressOf } from '../reports/report-address.ts';
import { useHasFinancialReport } from '../reports/use-has-financial-report.ts';

interface Action {
  label: string;
  text: string;
  icon: ReactNode;
  to?: string;
  onSelect?: () => void;
}

/** What can be done from here, in the specification's order; dialogs only where `onOpen` may. */
export function FulfillmentActions({
  onNewLabel,
  onOpen,
}: {
  onNewLabel: (() => void) | undefined;
  onOpen: ((dialog: ServiceDialogKey) => void) | undefined;
}) {
  const isHosted = useOperation(getReturnSettings, {}).data?.isHostedPlatform === true;
  const opens = (dialog: ServiceDialogKey, action: Omit<Action, 'to' | 'onSelect'>): Action[] =>
    onOpen ? [{ ...action, onSelect: () => onOpen(dialog) }] : [];
  const hasFinancial = useHasFinancialReport() === true;
  const actions: Action[] = [
    {
      label: 'Create An Order',
      text: 'Enter an order you took by phone or at a fair.',
      icon: <PackagePlus aria-hidden />,
      to: '/orders?new=1',
    },
    ...(onNewLabel
      ? [
          {
            label: 'Create Shipping Label',
            text: 'Compare carriers and buy a label for any parcel.',
            icon: <Tag aria-hidden />,
            onSelect: onNewLabel,
          },
        ]
      : []),
    {
      label: 'Check Inventory',
      text: 'See what’s in stock and what’s running low.',
      icon: <Boxes aria-hidden />,
      to: '/inventory',
    },
    ...opens('SEND_MY_INVENTORY', {
      label: 'Ship to the US Fulfillment Center',
      text: 'Announce what you send to the fulfillment partner.',
      icon: <Warehouse aria-hidden />,
    }),
    ...opens('kitting', {
      label: 'Order Kitting Services',
      text: 'Have kits packed from the parts of a bundle.',
      icon: <Package aria-hidden />,
    }),
    {
      label: 'Fulfillment Rules',
      text: 'Decide what happens to each new order.',
      icon: <ClipboardCheck aria-hidden />,
      to: '/fulfillment-rules',
    },
    {
      label: 'View Shipping Label History',
      text: 'Print, track or void a label you bought.',
      icon: <History aria-hidden />,
      to: '/fulfillment-services?tab=labels',
    },
    ...(isHosted
      ? [
          {
            label: 'Return Settings',
            text: 'Set how long shoppers have to return an item, and what it costs them.',
            icon: <Undo2 aria-hidden />,
            to: '/return-settings',
          },
        ]
      : []),
    {
      label: 'Book Freight Shipment',
      text: 'Have cartons or pallets picked up.',
      icon: <Truck aria-hidden />,
      to: bookFreightAddress,
    },
    {
      label: 'Outbound & Returns Reports',
      text: 'See what shipped and what came back, and export it.',
      icon: <ChartNoAxesColumn aria-hidden />,
      to: reportAddressOf('outbound'),
    },
    ...opens('pre_sale', {
      label: 'Set up a pre sale',
      text: 'Take orders before the stock arrives.',
      icon: <CalendarClock aria-hidden />,
    }),
    ...opens('quality_check', {
      label: 'Book quality check',
      text: 'Have a sample of your goods inspected.',
      icon: <SearchCheck aria-hidden />,
    }),
    ...(hasFinancial
      ? [
          {
            label: 'Financial Report',
            text: 'See what shipping and returns brought in and cost, day by day.',
            icon: <CircleDollarSign aria-hidden />,
            to: reportAddressOf('financial'),
          },
        ]
      : []),
  ];
  const look =
    'flex w-full items-start gap-3 rounded-xl border border-line bg-raised p-4 text-left hover:border-ink/45 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0';
  return (
    <ul aria-label="Fulfillment actions" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {actions.map(({ label, text, icon, to, onSelect }) => {
        const shown = (
          <>
            {icon}
            <span>
              <span className="block text-sm font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </>
        );
        return (
          <li key={label} className="flex">
            {to === undefined ? (
              <button type="button" className={look} onClick={onSelect}>
                {shown}
              </button>
            ) : (
              <Link to={to} className={look}>
                {shown}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
