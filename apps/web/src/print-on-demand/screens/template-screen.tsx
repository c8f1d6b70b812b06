import { useParams } from 'react-router';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { useMaySave } from '#sourcing/marketplace/use-may-save.ts';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { crumbs, templatePath, templatesPath } from '../addresses.ts';
import { ColorDots } from '../parts/color-dots.tsx';
import { PriceForm } from '../parts/price-form.tsx';
import { TemplateStatus } from '../parts/template-state.tsx';
import { TemplateActions } from '../parts/template-actions.tsx';
import { TemplateMockups } from '../parts/template-mockups.tsx';

/** One template: mock-ups, variants, costs and what can be done with it. */
export default function TemplateScreen() {
  const { templateId = '' } = useParams();
  const template = useOperation(getProductTemplate, { templateId });
  return (
    <RecordScreen
      record={template}
      inView={{
        waiting: 'Template',
        title: ({ title }) => title,
        record: (data) => ({
          kind: 'product_template',
          id: data.templateId,
          label: data.title,
          path: templatePath(templateId),
        }),
      }}
      missing={{
        title: 'We can’t find that template',
        text: 'The link may be mistyped, or the template may belong to another store.',
        back: { label: 'My templates', to: templatesPath },
      }}
      skeleton={
        <>
          <PageHeader title="Template" />
          <SkeletonCard height={520} />
        </>
      }
    >
      {(data) => <Template template={data} />}
    </RecordScreen>
  );
}

function Template({ template }: { template: ProductTemplateDetail }) {
  const mayAct = useMaySave();
  const offered = template.variants.filter(({ isOffered }) => isOffered);
  const soldOut = [...new Set(offered.filter(({ available }) => !available).map(({ color }) => color))];
  return (
    <>
      <PageHeader
        title={template.title}
        crumbs={crumbs}
        beside={<TemplateStatus state={template.state} />}
        note={template.productTitle}
        actions={mayAct && template.state !== 'ARCHIVED' && <TemplateActions template={template} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Picture
            src={template.thumbnailUrl}
            alt={`How ${template.title} looks`}
            sizes="(max-width: 1024px) 90vw, 480px"
          />
          <TemplateMockups template={template} mayAct={mayAct} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title="Price and margin" label="Price and margin">
            <PriceForm template={template} mayAct={mayAct} most={30} />
          </Card>
          <Card title="Product details" label="Product details">
            <Details
              items={[
                { label: 'Printed on', value: template.printedOn.join(', ') || 'nothing yet' },
                { label: 'Colors', value: <ColorDots colors={template.colors} most={16} /> },
                { label: 'Sizes', value: template.sizes.join(', ') || null },
                { label: 'Variants', value: offered.length },
                { label: 'Sold out at the printer', value: soldOut.join(', ') || null },
                { label: 'Made', value: formatDay(template.createdAt) },
                { label: 'Published', value: template.publishedAt && formatDay(template.publishedAt) },
                { label: 'Archived', value: template.archivedAt && formatDay(template.archivedAt) },
              ]}
            />
            {template.state === 'DRAFT' && template.missing.length > 0 && (
              <p className="mt-3 text-sm text-ink-soft">
                Needed before publishing: {template.missing.join(', ')}.
              </p>
            )}
            {template.state === 'READY' && (
              <p className="mt-3 text-sm text-ink-soft">Ready to become a product in your store.</p>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
