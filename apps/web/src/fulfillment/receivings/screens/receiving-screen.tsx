import { useState } from 'react';
import { useParams } from 'react-router';
import type { ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { getReceiving } from '@brandwright/contract/fulfillment/receivings/get-receiving.ts';
import { updateReceiving } from '@brandwright/contract/fulfillment/receivings/update-receiving.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { RecordScreen } from '#kit/record-screen.tsx';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { receivingsAddress, standingOf } from '../labels.ts';
import { CancelReceivingDialog } from '../parts/cancel-receiving-dialog.tsx';
import { CountDialog } from '../parts/count-dialog.tsx';
import { LinesTable } from '../parts/lines-table.tsx';
import { Receipts } from '../parts/receipts.tsx';
import { ReceivingFacts } from '../parts/receiving-facts.tsx';

const list = { label: 'Receivings', to: receivingsAddress };

/** One inbound shipment: what is in it, what was counted, and the next step. */
export default function ReceivingScreen() {
  const { sn = '' } = useParams();
  const receiving = useOperation(getReceiving, { sn });
  return (
    <RecordScreen
      record={receiving}
      inView={{
        waiting: 'Receiving',
        title: (data) => `Receiving ${data.sn}`,
        record: (data) => ({ kind: 'receiving', id: data.id, label: data.sn }),
      }}
      missing={{
        title: 'We can’t find that receiving',
        text: 'The number may be mistyped, or the receiving may belong to another store.',
        back: list,
      }}
      skeleton={<RowsSkeleton label="the receiving" />}
    >
      {(data) => <ReceivingInFull key={data.id} receiving={data} />}
    </RecordScreen>
  );
}

function ReceivingInFull({ receiving }: { receiving: ReceivingDetail }) {
  const { mayAct } = usePermissions();
  const [isCounting, setCounting] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const update = useAction(updateReceiving);
  const { sn, allowed } = receiving;
  const { label, tone } = standingOf(receiving);
  return (
    <div className="@container">
      <PageHeader
        title={sn}
        crumbs={[list]}
        beside={<Status tone={tone}>{label}</Status>}
        note={receiving.itemsText}
        actions={
          mayAct && (
            <>
              {allowed.cancel && (
                <Button look="quiet" onClick={() => setCanceling(true)}>
                  Cancel receiving
                </Button>
              )}
              {allowed.ship && (
                <Button busy={update.isRunning} onClick={() => void update.run({ sn, step: 'SHIPPED' })}>
                  Mark as shipped
                </Button>
              )}
              {allowed.deliver && (
                <Button busy={update.isRunning} onClick={() => void update.run({ sn, step: 'DELIVERED' })}>
                  Mark as delivered
                </Button>
              )}
              {allowed.receive && (
                <Button look="accent" onClick={() => setCounting(true)}>
                  Count what arrived
                </Button>
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Items">
            <LinesTable lines={receiving.lines} />
          </Section>
          {receiving.receipts.length > 0 && (
            <Section title="Counted">
              <Receipts receipts={receiving.receipts} />
            </Section>
          )}
        </div>
        <Section title="Shipment">
          <ReceivingFacts receiving={receiving} />
        </Section>
      </div>
      {isCounting && <CountDialog receiving={receiving} onClose={() => setCounting(false)} />}
      {isCanceling && <CancelReceivingDialog receiving={receiving} onClose={() => setCanceling(false)} />}
    </div>
  );
}
