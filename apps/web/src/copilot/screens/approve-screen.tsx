import { getPendingAction } from '@brandwright/contract/copilot/actions.ts';
import { useParams } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApprovalView } from '../approval-view.tsx';
import { useDecideAction } from '../use-decide-action.ts';

/** One action that waits for a yes, asked for by the partner or by a program with a token; afterwards its receipt. */
export default function ApproveScreen() {
  const { actionId = '' } = useParams();
  const action = useOperation(getPendingAction, { id: actionId });
  const { decide } = useDecideAction();
  useScreenInView('Approval');
  return (
    <Page width="narrow">
      <PageHeader title="Approval" />
      <Load query={action} skeleton={<Skeleton className="h-64 w-full rounded-xl" />}>
        {(found) => (
          <ApprovalView
            action={found}
            isAnswering={false}
            onDecide={async (id, approved) => {
              await decide(id, approved);
              await action.refetch();
            }}
          />
        )}
      </Load>
    </Page>
  );
}
