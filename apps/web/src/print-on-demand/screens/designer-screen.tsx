import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { createDesignerNonce } from '@brandwright/contract/print-on-demand/create-designer-nonce.ts';
import type {
  BlankProductDetail,
  DesignLayer,
  ProductTemplateDetail,
} from '@brandwright/contract/print-on-demand/entities.ts';
import { getBlankProduct } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { saveTemplateDesign } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMaySave } from '#sourcing/marketplace/use-may-save.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { DeniedState, EmptyState } from '#ui/states.tsx';
import { catalogPath, designerPath, templatePath, templatesPath } from '../addresses.ts';
import { OwnDesigner } from '../designer/own-designer.tsx';
import { PrintfulDesigner } from '../designer/printful-designer.tsx';
import { MarginFigure } from '../parts/margin-note.tsx';
import { PriceForm } from '../parts/price-form.tsx';

/** Designs on a blank: a new template of `?product=`, or one that is there. */
export default function DesignerScreen() {
  const { externalProductId } = useParams();
  const [query] = useSearchParams();
  const productId = query.get('product');
  const [newId] = useState(() => crypto.randomUUID());
  const mayAct = useMaySave();
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
        <DeniedState message="You need member access to design. Ask the owner of this store." />
      </Page>
    );
  return (
    <Page>
      <Load query={opened} skeleton={<Waiting />}>
        {(designer) =>
          designer.designer === 'PRINTFUL' && designer.nonce && designer.scriptUrl ? (
            <Remote
              designer={{ ...designer, nonce: designer.nonce, scriptUrl: designer.scriptUrl }}
              productId={productId}
            />
          ) : externalProductId === undefined ? (
            <NewDesign productId={productId ?? ''} />
          ) : (
            <OpenDesign templateId={externalProductId} />
          )
        }
      </Load>
    </Page>
  );
}

const crumbs = [{ label: 'Print on demand', to: templatesPath }];

function Waiting() {
  return (
    <>
      <PageHeader title="Designer" crumbs={crumbs} />
      <SkeletonCard height={560} />
    </>
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

function Remote({
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
      <PrintfulDesigner
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

function NewDesign({ productId }: { productId: string }) {
  const blank = useOperation(getBlankProduct, { productId });
  return (
    <Load query={blank} skeleton={<Waiting />}>
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

function OpenDesign({ templateId }: { templateId: string }) {
  const template = useOperation(getProductTemplate, { templateId });
  return (
    <Load query={template} skeleton={<Waiting />}>
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
