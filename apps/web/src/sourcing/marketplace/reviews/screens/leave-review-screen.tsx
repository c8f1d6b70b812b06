import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { listMyReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-my-reviews.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { supplierAddress } from '../../../addresses.ts';
import { OwnReviewForm } from '../parts/own-review-form.tsx';

/** A review of the supplier of something that was bought. */
export default function LeaveReviewScreen() {
  const { orderId = '' } = useParams();
  const purchase = useOperation(getPurchaseItem, { purchaseItemId: orderId });
  useScreenInView('Leave a review');
  return (
    <Page width="narrow">
      <PageHeader
        title="Leave a review"
        crumbs={[{ label: 'Orders & Shipments', to: '/inbox/orders' }]}
        note={purchase.data && `${purchase.data.title}, by ${purchase.data.supplierName}`}
      />
      <Load query={purchase} skeleton={<SkeletonText lines={6} />}>
        {({ supplierId, supplierName, title }) =>
          supplierId === null ? (
            <EmptyState
              title="This supplier isn’t in the marketplace"
              text="Only marketplace suppliers have reviews. Your notes on this one are in My Suppliers."
              action={
                <Button asChild>
                  <Link to="/inbox/my-suppliers">Open My Suppliers</Link>
                </Button>
              }
            />
          ) : (
            <Write supplierId={supplierId} supplierName={supplierName} itemTitle={title} />
          )
        }
      </Load>
    </Page>
  );
}

function Write(props: { supplierId: string; supplierName: string; itemTitle: string }) {
  const own = useOperation(listMyReviews, { supplierId: props.supplierId });
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <EmptyState
        title="Your review is published"
        action={
          <Button asChild look="solid">
            <Link to={`${supplierAddress(props.supplierId)}?tab=reviews`}>See it on the profile</Link>
          </Button>
        }
      />
    );
  return (
    <Load query={own} skeleton={<SkeletonText lines={6} />}>
      {({ rows }) => <OwnReviewForm {...props} review={rows[0] ?? null} onDone={() => setDone(true)} />}
    </Load>
  );
}
