import { Archive, Pencil } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { archiveProductTemplate } from '@brandwright/contract/print-on-demand/archive-product-template.ts';
import { publishProductTemplate } from '@brandwright/contract/print-on-demand/publish-product-template.ts';
import { unpublishProductTemplate } from '@brandwright/contract/print-on-demand/unpublish-product-template.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { designerPath, templatesPath } from '../addresses.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** What can be done with a template as it is now. */
export function TemplateActions({ template }: { template: ProductTemplateDetail }) {
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
