import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CompareResult, LookUpResult } from '../parts/tariff-result.tsx';
import { formOf, screenAddress } from '../tariff-address.ts';

/** The answer in full, as a page to keep: the comparison first when there is one, then the first country's layers. */
export default function TariffReviewScreen() {
  const [query] = useSearchParams();
  const form = formOf(query);
  useScreenInView('Tariff review');
  const isEmpty = form.query === '' || form.countries.length === 0;
  return (
    <Page width="narrow">
      <PageHeader
        title="Tariff review"
        crumbs={[{ label: 'Tariffs', to: screenAddress('/tariff-rate-agent', form) }]}
        actions={
          <Button onClick={() => window.print()} disabled={isEmpty} className="print:hidden">
            <Printer aria-hidden />
            Print
          </Button>
        }
      />
      {isEmpty ? (
        <EmptyState
          title="Your tariff review will appear here"
          text="Look up a product from a country first."
          ask="What is the duty on cotton tote bags from India?"
        />
      ) : (
        <div className="flex flex-col gap-6">
          {form.countries.length > 1 ? <CompareResult form={form} isFull /> : <LookUpResult form={form} />}
          <p className="text-xs text-ink-soft">
            An estimate from the schedule and notices named above. A customs broker or a binding ruling
            determines what you pay.
          </p>
        </div>
      )}
    </Page>
  );
}
