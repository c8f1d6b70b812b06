import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ChangeForm } from '../parts/change-form.tsx';
import { FreshnessLine } from '../parts/freshness-line.tsx';
import { TariffForm } from '../parts/tariff-form.tsx';
import { ChangeResult, CompareResult, LookUpResult } from '../parts/tariff-result.tsx';
import { WatchPanel } from '../parts/watch-panel.tsx';
import { addressOf, formOf, mistakesOf, screenAddress } from '../tariff-address.ts';
import type { TariffForm as Form } from '../tariff-address.ts';
import { useSettled } from '../use-settled.ts';

const tabs = [
  { value: 'duty', label: 'Duty' },
  { value: 'compare', label: 'Compare countries' },
  { value: 'change', label: 'What if' },
  { value: 'watch', label: 'Duty watch' },
] as const;

/** Looks up duty as one types: the form on the left, the answer with its layers on the right. The address holds it all. */
export default function TariffScreen() {
  const [query, change] = useQueryState();
  const [form, setForm] = useState<Form>(() => formOf(query));
  const settled = useSettled(form);
  const tab = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'duty';
  useScreenInView('Tariffs');

  const edit = (part: Partial<Form>) => {
    const next = { ...form, ...part };
    setForm(next);
    // A second country is there to be compared.
    const compares =
      tab === 'duty' &&
      part.countries &&
      part.countries.length > form.countries.length &&
      part.countries.length === 2;
    change({ ...addressOf(next), ...(compares ? { tab: 'compare' } : {}) });
  };
  const choose = ({ hts }: { hts: string }) => edit({ query: hts });

  return (
    <Page>
      <PageHeader
        title="Tariffs"
        note="US import duty with every layer, its law and its dates."
        actions={
          <Button asChild>
            <Link to={screenAddress('/tariff-rate-agent-review', form)}>
              <FileText aria-hidden />
              Review and print
            </Link>
          </Button>
        }
      />
      <div className="mb-6">
        <FreshnessLine />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[300px_minmax(0,1fr)]">
        <TariffForm form={form} mistakes={mistakesOf(form)} onChange={edit} />
        <Tabs
          label="Answer"
          value={tab}
          onChange={(value) => change({ tab: value === 'duty' ? null : value })}
          items={tabs}
        >
          {tab === 'compare' && <CompareResult form={settled} onChoose={choose} />}
          {tab === 'duty' && <LookUpResult form={settled} onChoose={choose} />}
          {tab === 'change' && (
            <div className="flex flex-col gap-4">
              <ChangeForm form={form} mistakes={mistakesOf(form)} onChange={edit} />
              <ChangeResult form={settled} />
            </div>
          )}
          {tab === 'watch' && <WatchPanel form={settled} />}
        </Tabs>
      </div>
    </Page>
  );
}
