import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BlankProductDetail, DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { getBlankProduct } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { saveTemplateDesign } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { crumbs, designerPath } from '../addresses.ts';
import { OwnDesigner } from './own-designer.tsx';
import { DesignerSkeleton } from './designer-skeleton.tsx';

/** A design on a blank that becomes a template when it is saved. */
export function NewDesign({ productId }: { productId: string }) {
  const blank = useOperation(getBlankProduct, { productId });
  return (
    <Load query={blank} skeleton={<DesignerSkeleton />}>
      {(data) => <NewDesigner blank={data} />}
    </Load>
  );
}

/** Colors that a new template is sold in at first. */
const firstColors = 6;

function NewDesigner({ blank }: { blank: BlankProductDetail }) {
  const navigate = useNavigate();
  const [layers, setLayers] = useState<DesignLayer[]>([]);
  const create = useAction(createProductTemplate, { announce: false });
  const save = useAction(saveTemplateDesign);
  const colors = [...new Set(blank.variants.filter(({ available }) => available).map(({ color }) => color))];
  async function keep() {
    const words = layers.find(({ text }) => text)?.text;
    const kind = blank.title.split(' ').at(-1)?.toLowerCase() ?? '';
    const made = await create.run({
      productId: blank.id,
      ...(words ? { title: `${words} ${/^\D+$/.test(kind) ? kind : 'print'}`.slice(0, 100) } : {}),
      colorNames: colors.slice(0, firstColors),
    });
    if (made === null) return;
    await save.run({ templateId: made.templateId, layers });
    void navigate(designerPath(made.externalProductId), { replace: true });
  }
  return (
    <>
      <PageHeader
        title={blank.title}
        crumbs={crumbs}
        note="New template"
        actions={
          <Button
            look="accent"
            disabled={layers.length === 0}
            busy={create.isRunning || save.isRunning}
            onClick={() => void keep()}
          >
            Save as template
          </Button>
        }
      />
      <OwnDesigner
        areas={blank.printAreas}
        variants={blank.variants.filter(({ available }) => available)}
        layers={layers}
        onChange={setLayers}
      />
      {create.error && (
        <p role="alert" className="mt-4 text-sm text-bad">
          {create.error.message}
        </p>
      )}
    </>
  );
}
