import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { formAddress } from '../labels.ts';
import { RequestPage } from '../parts/request-page.tsx';
import { RequestsList } from '../parts/requests-list.tsx';
import { useRequestPermissions } from '../use-request-permissions.ts';

/** Custom project requests: the list, or the one that is named in the address. */
export default function RequestsScreen() {
  const [query] = useQueryState();
  const { mayAct } = useRequestPermissions();
  const id = query.get('id');
  return (
    <InboxFrame
      tab="custom-project-requests"
      actions={
        mayAct && (
          <Button asChild look={id ? 'outline' : 'accent'}>
            <Link to={formAddress()} data-tour="new-request">
              <Plus aria-hidden />
              New request
            </Link>
          </Button>
        )
      }
    >
      {id ? <OneRequest id={id} /> : <AllRequests />}
    </InboxFrame>
  );
}

function AllRequests() {
  useScreenInView('Custom project requests');
  return <RequestsList />;
}

function OneRequest({ id }: { id: string }) {
  const found = useOperation(getProjectRequest, { requestId: id });
  return (
    <Load query={found} skeleton={<SkeletonCard height={480} />}>
      {(request) => <RequestPage key={request.requestId} request={request} />}
    </Load>
  );
}
