import { useState } from 'react';
import { Link } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BookingsTab } from '../bookings/parts/bookings-tab.tsx';
import { ServiceDialog, serviceDialogs } from '../bookings/parts/service-dialog.tsx';
import { BuyLabelsDialog } from '../parts/buy-labels-dialog.tsx';
import { channelsAddress } from '../channels/labels.ts';
import { FulfillmentActions } from '../parts/fulfillment-actions.tsx';
import { FormsTab } from '../parts/forms-tab.tsx';
import { LabelsTab } from '../parts/labels-tab.tsx';
import { NewLabelDialog } from '../parts/new-label-dialog.tsx';
import { ReportsTab } from '../reports/reports-tab.tsx';

const tabs = ['home', 'labels', 'forms', 'bookings', 'reports'] as const;
const labels = {
  home: 'Fulfillment Home',
  labels: 'Shipping labels',
  forms: 'End-of-day forms',
  bookings: 'Bookings',
  reports: 'Reports',
};
/** What the address says of one tab alone. */
const ofOneTab = {
  page: null,
  status: null,
  parcel: null,
  carrier: null,
  searchTerm: null,
  id: null,
  kind: null,
  report: null,
  from: null,
  to: null,
};

/** What can be done about shipping, the labels that were bought, and the reports. */
export default function FulfillmentScreen() {
  const [query, change] = useQueryState();
  const asked = readChoice(query, 'tab', tabs);
  // A bank sends back with the label alone.
  const tab = asked ?? (query.get('id') ? 'labels' : 'home');
  const { mayPay } = usePaymentPermissions();
  const { mayAct } = usePermissions();
  const dialog = readChoice(query, 'open', serviceDialogs);
  const [isBuying, setBuying] = useState(false);
  const [isLabeling, setLabeling] = useState(false);
  useScreenInView(labels[tab]);
  return (
    <Page>
      <PageHeader
        title="Fulfillment"
        note="Ship orders, compare carriers, and print what goes on the box."
        actions={
          <>
            {mayPay && <Button onClick={() => setLabeling(true)}>Label outstanding orders</Button>}
            <Button asChild>
              <Link to={channelsAddress}>Sales channels</Link>
            </Button>
          </>
        }
      />
      <Tabs
        label="Fulfillment"
        value={tab}
        onChange={(next) => change({ ...ofOneTab, tab: next === 'home' ? null : next }, true)}
        items={tabs.map((value) => ({ value, label: labels[value] }))}
      >
        {tab === 'home' && (
          <FulfillmentActions
            onNewLabel={mayPay ? () => setBuying(true) : undefined}
            onOpen={mayAct ? (dialog) => change({ open: dialog }, true) : undefined}
          />
        )}
        {tab === 'labels' && <LabelsTab />}
        {tab === 'forms' && <FormsTab />}
        {tab === 'bookings' && <BookingsTab />}
        {tab === 'reports' && <ReportsTab />}
      </Tabs>
      {dialog && mayAct && (
        <ServiceDialog
          dialog={dialog}
          onClose={() => change({ open: null })}
          onBooked={(id) => change({ tab: 'bookings', id, open: null }, false)}
        />
      )}
      {isLabeling && <BuyLabelsDialog orders={{ allOf: 'OUTSTANDING' }} onClose={() => setLabeling(false)} />}
      {isBuying && (
        <NewLabelDialog
          onClose={() => setBuying(false)}
          onBought={(id) => change({ tab: 'labels', id }, false)}
        />
      )}
    </Page>
  );
}
