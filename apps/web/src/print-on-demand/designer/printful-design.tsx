import { useNavigate } from 'react-router';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { useAction } from '#api/use-action.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { crumbs, templatePath } from '../addresses.ts';
import { PrintfulFrame } from './printful-frame.tsx';

/** A design in the designer of Printful. */
export function PrintfulDesign({
  designer,
  productId,
}: {
  designer: {
    nonce: string;
    scriptUrl: string;
    externalProductId: string;
    remoteExternalId: string;
    remoteTemplateId: string | null;
  };
  productId: string | null;
}) {
  const navigate = useNavigate();
  const create = useAction(createProductTemplate, {
    onDone: ({ templateId }) => void navigate(templatePath(templateId)),
  });
  const blank = Number(productId) || null;
  return (
    <>
      <PageHeader
        title="Designer"
        crumbs={crumbs}
        note="Printful's designer. Saving there creates the template here."
      />
      <PrintfulFrame
        scriptUrl={designer.scriptUrl}
        nonce={designer.nonce}
        remoteExternalId={designer.remoteExternalId}
        productId={designer.remoteTemplateId === null ? blank : null}
        onSaved={() =>
          blank !== null &&
          void create.run({ productId: String(blank), externalProductId: designer.externalProductId })
        }
      />
    </>
  );
}
