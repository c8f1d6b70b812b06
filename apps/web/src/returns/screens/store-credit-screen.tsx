import { useParams } from 'react-router';
import { cancelStoreCredit } from '@brandwright/contract/orders/credits/cancel-store-credit.ts';
import {
  creditStatusColors,
  creditStatusLabels,
  type StoreCreditDetail,
} from '@brandwright/contract/orders/credits/entities.ts';
import { getStoreCredit } from '@brandwright/contract/orders/credits/get-store-credit.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { RecordScreen } from '#kit/record-screen.tsx';
import { creditsAddress } from '#orders/labels.ts';
import { CreditFacts, CreditMovements } from '#orders/parts/credit-facts.tsx';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const list = { label: 'Store credits', to: creditsAddress };

/** One store credit: whose it is, what moved it, and canceling it while it is unused. */
export default function StoreCreditScreen() {
  const { id = '' } = useParams();
  const credit = useOperation(getStoreCredit, { credit: id });
  return (
    <RecordScreen
      record={credit}
      inView={{
        waiting: 'Store credit',
        title: ({ code }) => code,
        record: (one) => ({ kind: 'store_credit', id: one.id, label: one.code }),
      }}
      missing={{
        title: 'We can’t find that store credit',
        text: 'The link may be mistyped, or the credit may belong to another store.',
        back: list,
      }}
      skeleton={<RowsSkeleton label="the store credit" />}
    >
      {(data) => <CreditInFull key={data.id} credit={data} />}
    </RecordScreen>
  );
}

function CreditInFull({ credit }: { credit: StoreCreditDetail }) {
  const { mayAct } = usePermissions();
  const cancel = useAction(cancelStoreCredit);
  return (
    <div className="@container">
      <PageHeader
        title={credit.code}
        crumbs={[list]}
        beside={<Status tone={creditStatusColors[credit.status]}>{creditStatusLabels[credit.status]}</Status>}
        actions={
          mayAct &&
          credit.allowed.cancel && (
            <Button busy={cancel.isRunning} onClick={() => void cancel.run({ credit: credit.id })}>
              Cancel credit
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title="History">
          <CreditMovements credit={credit} />
        </Section>
        <Section title="Details">
          <CreditFacts credit={credit} />
        </Section>
      </div>
    </div>
  );
}
