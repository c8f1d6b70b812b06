import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { closeProjectRequest } from '@brandwright/contract/sourcing/rfq/close-project-request.ts';
import { duplicateProjectRequest } from '@brandwright/contract/sourcing/rfq/duplicate-project-request.ts';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { useAction } from '#api/use-action.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { formAddress } from '../labels.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';

/** What can be done with a request as it is now. */
export function RequestActions({ request }: { request: ProjectRequest }) {
  const navigate = useNavigate();
  const { mayAct, isBlocked } = useRequestPermissions();
  const [asks, setAsks] = useState<'submit' | 'CLOSED' | 'CANCELED' | null>(null);
  const copy = useAction(duplicateProjectRequest, {
    onDone: (made) => void navigate(formAddress(made.requestId)),
  });
  if (!mayAct) return null;
  const id = { requestId: request.requestId };
  return (
    <div className="flex flex-wrap gap-2">
      {!isBlocked && request.allowed.submit && (
        <Button look="accent" onClick={() => setAsks('submit')}>
          {request.status === 'DRAFT' ? 'Send to suppliers' : 'Send changes'}
        </Button>
      )}
      {!isBlocked && request.allowed.edit && (
        <Button asChild>
          <Link to={formAddress(request.requestId)}>Edit</Link>
        </Button>
      )}
      {!isBlocked && (
        <Button busy={copy.isRunning} onClick={() => void copy.run(id)}>
          Duplicate
        </Button>
      )}
      {request.allowed.close && <Button onClick={() => setAsks('CLOSED')}>Close</Button>}
      {request.allowed.cancel && (
        <Button look="quiet" onClick={() => setAsks('CANCELED')}>
          Cancel request
        </Button>
      )}
      <OperationDialog
        declaration={submitProjectRequest}
        input={asks === 'submit' ? id : null}
        title="Send to suppliers"
        onClose={() => setAsks(null)}
      />
      <OperationDialog
        declaration={closeProjectRequest}
        input={asks === 'CLOSED' || asks === 'CANCELED' ? { ...id, outcome: asks } : null}
        title={asks === 'CLOSED' ? 'Close this request' : 'Cancel this request'}
        onClose={() => setAsks(null)}
      />
    </div>
  );
}
