import { Archive, Pencil } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { createMockupTask } from '@brandwright/contract/print-on-demand/create-mockup-task.ts';
import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { archiveProductTemplate } from '@brandwright/contract/print-on-demand/archive-product-template.ts';
import { publishProductTemplate } from '@brandwright/contract/print-on-demand/publish-product-template.ts';
import { unpublishProductTemplate } from '@brandwright/contract/print-on-demand/unpublish-product-template.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { Progress } from '#orders/parts/progress.tsx';
import { useMaySave } from '#sourcing/marketplace/use-may-save.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Picture } from '#ui/picture.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { designerPath, templatePath, templatesPath } from '../addresses.ts';
import { ColorDots } from '../parts/color-dots.tsx';
import { MockupGrid } from '../parts/mockup-grid.tsx';
import { PriceForm } from '../parts/price-form.tsx';
import { PublishDialog } from '../parts/publish-dialog.tsx';
import { TemplateStatus } from '../parts/template-state.tsx';
import { useMockupTask } from '../use-mockup-task.ts';

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
        crumbs={[{ label: 'Print on demand', to: templatesPath }]}
        beside={<TemplateStatus state={template.state} />}
        note={template.productTitle}
        actions={mayAct && template.state !== 'ARCHIVED' && <Actions template={template} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Picture
            src={template.thumbnailUrl}
            alt={`How ${template.title} looks`}
            sizes="(max-width: 1024px) 90vw, 480px"
          />
          <Mockups template={template} mayAct={mayAct} />
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

function Actions({ template }: { template: ProductTemplateDetail }) {
  const navigate = useNavigate();
  const input = { templateId: template.templateId };
  const archive = useAction(archiveProductTemplate, { onDone: () => void navigate(templatesPath) });
  const unpublish = useAction(unpublishProductTemplate);
  const publish = useAction(publishProductTemplate);
  return (
    <>
      <Button look="quiet" busy={archive.isRunning} onClick={() => void archive.run(input)}>
        <Archive aria-hidden />
        Archive
      </Button>
      <Button asChild>
        <Link to={designerPath(template.externalProductId)}>
          <Pencil aria-hidden />
          Design
        </Link>
      </Button>
      {template.state === 'READY' ? (
        <Button busy={unpublish.isRunning} onClick={() => void unpublish.run(input)}>
          Move back to draft
        </Button>
      ) : (
        <PublishDialog
          template={template}
          isRunning={publish.isRunning}
          onPublish={async () => (await publish.run(input)) !== null}
        />
      )}
    </>
  );
}

function Mockups({ template, mayAct }: { template: ProductTemplateDetail; mayAct: boolean }) {
  const make = useAction(createMockupTask, { announce: false });
  const isMaking = template.mockupResult === 'PENDING';
  return (
    <Card
      title="Mock-ups"
      label="Mock-ups"
      {...(template.mockups.length === 0 && !isMaking ? { note: 'No mock-ups yet.' } : {})}
      aside={
        mayAct &&
        template.state !== 'ARCHIVED' && (
          <Button
            size="small"
            busy={make.isRunning || isMaking}
            disabled={template.printedOn.length === 0}
            onClick={() => void make.run({ templateId: template.templateId })}
          >
            {template.mockups.length === 0 ? 'Make mock-ups' : 'Make new mock-ups'}
          </Button>
        )
      }
    >
      {(template.mockups.length > 0 || isMaking || make.error) && (
        <div className="@container flex flex-col gap-4">
          {isMaking && template.mockupTaskId && <RunningTask taskId={template.mockupTaskId} />}
          {make.error && (
            <p role="alert" className="text-sm text-bad">
              {make.error.message}
            </p>
          )}
          {template.mockups.length > 0 && <MockupGrid mockups={template.mockups} />}
        </div>
      )}
    </Card>
  );
}

function RunningTask({ taskId }: { taskId: string }) {
  const task = useOperation(getMockupTask, { taskId });
  return task.data ? <TaskProgress known={task.data} /> : null;
}

function TaskProgress({ known }: { known: Parameters<typeof useMockupTask>[0] }) {
  const task = useMockupTask(known);
  if (task.failure) return <p className="text-sm text-bad">{task.failure}</p>;
  return <Progress label="Mock-ups" percent={task.progressPercent} />;
}
