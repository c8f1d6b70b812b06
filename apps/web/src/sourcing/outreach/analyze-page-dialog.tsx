import { useState } from 'react';
import { analyzeSupplierPage } from '@brandwright/contract/sourcing/outreach/analyze-supplier-page.ts';
import type { SupplierPage } from '@brandwright/contract/sourcing/outreach/analyze-supplier-page.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { callByHand } from '../../card-props.ts';
import { SupplierPageCard } from './cards/supplier-page-card.tsx';

/** A supplier's web page: its address, then what it tells and what not. */
export function AnalyzePageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const [supplierUrl, setUrl] = useState('');
  const [page, setPage] = useState<SupplierPage | null>(null);
  const action = useAction(analyzeSupplierPage, { announce: false });

  async function read() {
    setPage(null);
    setPage(await action.run({ supplierUrl: supplierUrl.trim() }));
  }
  function invite({ companyName, facts, finalUrl }: SupplierPage) {
    const email = facts.find((fact) => fact.kind === 'EMAIL')?.value ?? '';
    onClose();
    askPartner(`Invite a supplier: ${companyName ?? ''}, ${email}, ${finalUrl}`.replaceAll(', ,', ','));
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Analyze a supplier's page"
      description="Only this one public page is read. What it says comes from the supplier and isn’t verified."
      className="max-w-2xl"
      footer={
        page && (
          <>
            <Button look="quiet" onClick={onClose}>
              Close
            </Button>
            <Button look="accent" disabled={page.companyName === null} onClick={() => invite(page)}>
              Add to my suppliers
            </Button>
          </>
        )
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
        className="flex flex-col gap-4"
      >
        <Field label="Page address" {...(action.error && !page ? { error: messageOf(action.error) } : {})}>
          {(tie) => (
            <div className="flex gap-2">
              <Input
                {...tie}
                inputMode="url"
                autoComplete="off"
                placeholder="https://www.example.com/about"
                value={supplierUrl}
                onChange={(event) => setUrl(event.target.value)}
              />
              <Button
                type="submit"
                look={page ? 'outline' : 'accent'}
                busy={action.isRunning}
                disabled={supplierUrl.trim().length < 3}
              >
                Analyze
              </Button>
            </div>
          )}
        </Field>
        {action.isRunning && <SkeletonCard height={260} />}
        {page && (
          <SupplierPageCard
            output={page}
            call={callByHand(analyzeSupplierPage, { supplierUrl })}
            density="panel"
          />
        )}
      </form>
    </Dialog>
  );
}
