import { useState } from 'react';
import type { DesignLayer, ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { saveTemplateDesign } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { crumbs, templatePath } from '../addresses.ts';
import { OwnDesigner } from './own-designer.tsx';
import { MarginFigure } from '../parts/margin-note.tsx';
import { PriceForm } from '../parts/price-form.tsx';
import { DesignerSkeleton } from './designer-skeleton.tsx';

/** The design of a template that is there. */
export function TemplateDesign({ templateId }: { templateId: string }) {
  const template = useOperation(getProductTemplate, { templateId });
  return (
    <Load query={template} skeleton={<DesignerSkeleton />}>
      {(data) => <TemplateDesigner key={data.templateId} template={data} />}
    </Load>
  );
}

function TemplateDesigner({ template }: { template: ProductTemplateDetail }) {
  const [layers, setLayers] = useState<DesignLayer[] | null>(null);
  const save = useAction(saveTemplateDesign, { onDone: () => setLayers(null) });
  const shown = layers ?? template.layers;
  const isArchived = template.state === 'ARCHIVED';
  return (
    <>
      <PageHeader
        title={template.title}
        crumbs={[...crumbs, { label: 'Template', to: templatePath(template.templateId) }]}
        note={template.productTitle}
        actions={
          <Button
            look="accent"
            disabled={layers === null || isArchived}
            busy={save.isRunning}
            onClick={() => void save.run({ templateId: template.templateId, layers: shown })}
          >
            Save design
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <OwnDesigner
          areas={template.printAreas}
          variants={template.variants.filter(({ isOffered }) => isOffered)}
          layers={shown}
          onChange={setLayers}
        />
        <Card
          title="Price and margin"
          label="Price and margin"
          aside={template.margin && <MarginFigure margin={template.margin} className="text-sm font-medium" />}
        >
          <div className="flex flex-col gap-4">
            {layers !== null && <p className="text-sm text-ink-soft">Costs are for the last saved design.</p>}
            <PriceForm template={template} mayAct={!isArchived} most={8} />
          </div>
        </Card>
      </div>
    </>
  );
}
