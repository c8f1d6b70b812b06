import { getPendingAction } from '@brandwright/contract/copilot/get-pending-action.ts';
import { useParams } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApprovalView } from '../approval-view.tsx';
import { useDecideAction } from '../use-decide-action.ts';

/** One action that waits for a yes, asked for by the partner or by a program with a token; afterward its receipt. */
export default function ApproveScreen() {
  const { actionId = '' } = useParams();
  const action = useOperation(getPendingAction, { id: actionId });
  const { decide } = useDecideAction();
  useScreenInView('Approval');
  // The partner asks within a conversation; what comes without one came over MCP.
  const isOfProgram = action.data?.status === 'PENDING' && action.data.conversationId === null;
  return (
    <Page width="narrow">
      <PageHeader
        title="Approval"
        note={
          isOfProgram &&
          'A program that someone in your store connected is asking for this. Approve only what you expect.'
        }
      />
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
