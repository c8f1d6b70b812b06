import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { ViewToggle } from '../../marketplace/parts/view-toggle.tsx';
import { formAddress } from '../labels.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { RequestsList } from './requests-list.tsx';

/** The request-for-proposal view of the marketplace: what was asked of suppliers, and the way to ask anew. */
export function RequestsView({ change }: { change: (change: QueryChange, push?: boolean) => void }) {
  useScreenInView('Marketplace: requests for quotes');
  const { mayAct } = useRequestPermissions();
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        note="Describe what you want made once, and matching factories send quotes."
        actions={
          mayAct && (
            <Button asChild look="accent">
              <Link to={formAddress()}>
                <Plus aria-hidden />
                New request
              </Link>
            </Button>
          )
        }
      />
      <div className="mb-4 flex">
        <ViewToggle view="rfp" change={change} />
      </div>
      <RequestsList />
    </Page>
  );
}
