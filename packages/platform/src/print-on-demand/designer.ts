import { createDesignerNonce as declaration } from '@brandwright/contract/print-on-demand/create-designer-nonce.ts';
import { implement } from '../kernel/request/implementation.ts';

export const createDesignerNonce = implement(declaration, {
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

/** The id under which the carrier keeps a store's design: the carrier's account is shared by all stores. */
export const remoteExternalId = (storeId: string, externalProductId: string): string =>
  `${storeId.replaceAll('-', '').slice(0, 12)}-${externalProductId.replaceAll(/[^\w-]+/g, '-')}`;
