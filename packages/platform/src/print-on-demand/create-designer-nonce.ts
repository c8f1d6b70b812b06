import { createDesignerNonce } from '@brandwright/contract/print-on-demand/create-designer-nonce.ts';
import { implement } from '../kernel/request/implementation.ts';
import { remoteExternalId } from './remote-external-id.ts';

export default implement(createDesignerNonce, {
  async run(context, { externalProductId }) {
    const remoteId = remoteExternalId(context.storeId, externalProductId);
    const made = await context.providers.printOnDemand.createNonce(remoteId);
    return {
      output: {
        designer: made === null ? ('OWN' as const) : ('PRINTFUL' as const),
        externalProductId,
        remoteExternalId: remoteId,
        nonce: made?.nonce ?? null,
        expiresAt: made?.expiresAt ?? null,
        remoteTemplateId: made?.templateId ?? null,
        scriptUrl: made?.scriptUrl ?? null,
      },
    };
  },
});
