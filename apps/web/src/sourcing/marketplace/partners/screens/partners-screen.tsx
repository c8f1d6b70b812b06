import { useState } from 'react';
import { Link } from 'react-router';
import { listPartners } from '@brandwright/contract/sourcing/marketplace/partners/list-partners.ts';
import {
  partnerCategory,
  type Partner,
} from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { SearchField } from '#kit/search-field.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCountry } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { supplierAddress } from '../../../addresses.ts';
import { useMaySave } from '../../use-may-save.ts';
import { AskPartnerDialog } from '../parts/ask-partner-dialog.tsx';
import { PartnerEntry } from '../parts/partner-entry.tsx';

/** Service providers: firms for what comes around making. */
export default function PartnersScreen() {
  const [query, change] = useQueryState();
  const category = partnerCategory.safeParse(query.get('category')).data;
  const words = query.get('searchKey') ?? '';
  const partners = useOperation(listPartners, {});
  const [asked, setAsked] = useState<Partner | null>(null);
  useScreenInView('Service providers');
  return (
    <Page>
      <PageHeader
        title="Service providers"
        note="Help with everything around production: freight, inspection, photography, trademarks, insurance."
      />
      <Load query={partners} skeleton={<SkeletonText lines={8} />}>
        {(data) => {
          const shown = data.rows.filter(
            (row) => (category === undefined || row.category === category) && holds(row, words),
          );
          return (
            <div className="flex flex-col gap-6">
              <div className="flex flex-col gap-3">
                <SearchField
                  label="Search service providers"
                  className="sm:w-96"
                  value={words}
                  onSearch={(searchKey) => change({ searchKey })}
                />
                <div role="group" aria-label="Service" className="flex flex-wrap gap-1.5">
                  {data.categories.map((one) => (
                    <Chip
                      key={one.category}
                      pressed={category === one.category}
                      onClick={() => change({ category: category === one.category ? null : one.category })}
                    >
                      {one.label} {one.count}
                    </Chip>
                  ))}
                </div>
              </div>
              {shown.length === 0 ? (
                <EmptyState
                  title="No matching service provider"
                  text="Try another word or another service."
                  action={
                    <Button onClick={() => change({ category: null, searchKey: null })}>Show all</Button>
                  }
                />
              ) : (
                <ul aria-label="Service providers" className="grid gap-4 md:grid-cols-2">
                  {shown.map((partner) => (
                    <li key={partner.partnerId}>
                      <PartnerTile partner={partner} onAsk={() => setAsked(partner)} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        }}
      </Load>
      <AskPartnerDialog partner={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

const holds = (partner: Partner, words: string) => {
  const all = [partner.name, partner.headline, partner.description, ...partner.services]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

function PartnerTile({ partner, onAsk }: { partner: Partner; onAsk: () => void }) {
  const mayAct = useMaySave();
  return (
    <article
      aria-label={partner.name}
      className="flex h-full flex-col gap-3 rounded-xl border border-line bg-raised p-4"
    >
      <PartnerEntry partner={partner} />
      <p className="text-sm text-ink-soft">{partner.description}</p>
      <p className="text-xs text-ink-soft">
        {partner.services.join(' · ')}
        <br />
        Works in {partner.countries.map((country) => formatCountry(country)).join(', ')}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {mayAct && (
          <Button size="small" look="solid" onClick={onAsk}>
            Write to them
          </Button>
        )}
        {partner.supplierId !== null && (
          <Button asChild size="small">
            <Link to={supplierAddress(partner.supplierId)}>Open in the marketplace</Link>
          </Button>
        )}
      </div>
    </article>
  );
}
