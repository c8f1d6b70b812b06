import { Link } from 'react-router';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { overviewWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { AfterLogin, Landing } from '../landing/landing.tsx';

/** Where the hosted platform brings people after they paid there: what the store has now. */
export default function PlatformPaidScreen() {
  return (
    <Landing title="Back from Shopify" text="Here’s how your Brandwright plan stands.">
      <AfterLogin>
        <Plan />
      </AfterLogin>
    </Landing>
  );
}

function Plan() {
  const found = useOperation(getSubscription, {});
  return (
    <Load query={found} skeleton={<SkeletonCard height={120} />}>
      {(overview) => (
        <>
          <p role="status">{overviewWords(overview)}</p>
          {overview.subscription?.isSubscribed !== true && (
            <p className="text-sm text-ink-soft">
              If you’ve just paid, it can take a minute to arrive.{' '}
              <Button look="link" onClick={() => void found.refetch()}>
                Look again
              </Button>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button asChild look="accent" size="large">
              <Link to="/homebase">Go to home</Link>
            </Button>
            <Button asChild size="large">
              <Link to="/account-info?tab=plan">Plan and billing</Link>
            </Button>
          </div>
        </>
      )}
    </Load>
  );
}
