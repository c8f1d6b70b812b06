import { useState } from 'react';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatMoney } from '#ui/format.ts';
import { MarginFigure, MarginWarning } from './margin-note.tsx';

interface PublishDialogProps {
  template: ProductTemplateDetail;
  isRunning: boolean;
  /** Answers whether it was published. */
  onPublish: () => Promise<boolean>;
}

/** Says price, margin and a loss before a template becomes ready to sell. */
export function PublishDialog({ template, isRunning, onPublish }: PublishDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const price = formatMoney(template.retailPriceMinor ?? 0);
  const isReady = template.missing.length === 0;
  return (
    <>
      <Button
        look="accent"
        disabled={!isReady}
        title={isReady ? undefined : `Missing: ${template.missing.join(', ')}`}
        onClick={() => setOpen(true)}
      >
        Publish
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Publish ${template.title}?`}
        description="Once published, it’s ready to become a product in your store. You can move it back to draft at any time."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button
              look="accent"
              busy={isRunning}
              onClick={() => void onPublish().then((done) => done && setOpen(false))}
            >
              Publish at {price}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <Details
            items={[
              { label: 'Retail price', value: price, strong: true },
              { label: 'Shipping', value: template.freeShipping ? 'paid by you' : 'paid by the shopper' },
              {
                label: 'Margin',
                value: template.margin && <MarginFigure margin={template.margin} />,
                strong: true,
              },
            ]}
          />
          <MarginWarning margin={template.margin} />
        </div>
      </Dialog>
    </>
  );
}
