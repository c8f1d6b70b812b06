import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { DeniedState, EmptyState } from '#ui/states.tsx';
import { formAddress, requestAddress } from '../labels.ts';
import { Paywall } from '../parts/paywall.tsx';
import { RequestFormView } from '../parts/request-form-view.tsx';
import { useReport } from '../use-report.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { useAskOwner } from '#session/use-ask-owner.ts';

/** The form of a custom project request: a new one, or one that was left and is come back to. */
export default function CreateRequestScreen() {
  const { rfpId } = useParams();
  const { isKnown, mayAct, isBlocked, plan } = useRequestPermissions();
  const askOwner = useAskOwner();
  const title = rfpId ? 'Custom project request' : 'New custom project request';
  return (
    <Page width="narrow">
      <PageHeader
        title={title}
        crumbs={[{ label: 'Custom Project Requests', to: '/inbox/custom-project-requests' }]}
        note="Describe what you want made once, and matching factories send you quotes."
      />
      {!isKnown ? (
        <SkeletonCard height={360} />
      ) : isBlocked ? (
        <Paywall plan={plan} />
      ) : !mayAct ? (
        <DeniedState message="You need member access to request quotes." who={askOwner} />
      ) : (
        <Form rfpId={rfpId} />
      )}
    </Page>
  );
}

function Form({ rfpId }: { rfpId: string | undefined }) {
  const navigate = useNavigate();
  const report = useReport();
  const [madeHere, setMadeHere] = useState<string | null>(null);
  // A draft that was made here goes on in the form that made it; any other is read first.
  const isOwn = rfpId === undefined || rfpId === madeHere;
  const found = useOperation(getProjectRequest, { requestId: rfpId ?? '' }, { enabled: !isOwn });
  const loaded = isOwn ? undefined : found.data;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || rfpId) return;
    hasStarted.current = true;
    report('started', 'form');
  }, [report, rfpId]);
  useScreenInView(
    'Custom project request',
    loaded ? { kind: 'project_request', id: loaded.requestId, label: loaded.title || 'Draft' } : undefined,
  );

  if (isOwn)
    return (
      <RequestFormView
        key="new"
        initial={null}
        onMade={(request) => {
          setMadeHere(request.requestId);
          report('created', request.kind);
          void navigate(`${formAddress(request.requestId)}${window.location.search}`, { replace: true });
        }}
      />
    );
  return (
    <Load query={found} skeleton={<SkeletonCard height={360} />}>
      {(request) =>
        request.allowed.edit ? (
          <RequestFormView key={request.requestId} initial={request} onMade={() => undefined} />
        ) : (
          <EmptyState
            title="This request is no longer open"
            text="You can read it on its page, or duplicate it to send again."
            action={<a href={requestAddress(request.requestId)}>Open the request</a>}
          />
        )
      }
    </Load>
  );
}
