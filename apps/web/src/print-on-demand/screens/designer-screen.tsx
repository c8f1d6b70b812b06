import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { createDesignerNonce } from '@brandwright/contract/print-on-demand/create-designer-nonce.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMaySave } from '#sourcing/marketplace/use-may-save.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { DeniedState, EmptyState } from '#ui/states.tsx';
import { catalogPath, crumbs } from '../addresses.ts';
import { DesignerSkeleton } from '../designer/designer-skeleton.tsx';
import { NewDesign } from '../designer/new-design.tsx';
import { PrintfulDesign } from '../designer/printful-design.tsx';
import { TemplateDesign } from '../designer/template-design.tsx';
import { useAskOwner } from '#session/use-ask-owner.ts';

/** Designs on a blank: a new template of `?product=`, or one that is there. */
export default function DesignerScreen() {
  const { externalProductId } = useParams();
  const [query] = useSearchParams();
  const productId = query.get('product');
  const [newId] = useState(() => crypto.randomUUID());
  const mayAct = useMaySave();
  const askOwner = useAskOwner();
  useScreenInView('Print-on-demand designer');
  const opened = useOperation(
    createDesignerNonce,
    { externalProductId: externalProductId ?? newId },
    { enabled: mayAct && (externalProductId !== undefined || productId !== null) },
  );
  if (externalProductId === undefined && productId === null) return <NothingChosen />;
  if (!mayAct)
    return (
      <Page>
        <PageHeader title="Designer" crumbs={crumbs} />
        <DeniedState message="You need member access to design." who={askOwner} />
      </Page>
    );
  return (
    <Page>
      <Load query={opened} skeleton={<DesignerSkeleton />}>
        {(designer) =>
          designer.designer === 'PRINTFUL' && designer.nonce && designer.scriptUrl ? (
            <PrintfulDesign
              designer={{ ...designer, nonce: designer.nonce, scriptUrl: designer.scriptUrl }}
              productId={productId}
            />
          ) : externalProductId === undefined ? (
            <NewDesign productId={productId ?? ''} />
          ) : (
            <TemplateDesign templateId={externalProductId} />
          )
        }
      </Load>
    </Page>
  );
}

function NothingChosen() {
  return (
    <Page>
      <PageHeader title="Designer" crumbs={crumbs} />
      <EmptyState
        title="Pick a blank first"
        text="Start with a tee, a mug, a poster or another blank from the catalog."
        action={
          <Button asChild look="accent">
            <Link to={catalogPath}>Open the catalog</Link>
          </Button>
        }
      />
    </Page>
  );
}
