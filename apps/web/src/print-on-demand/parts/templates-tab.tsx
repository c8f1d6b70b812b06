import { Link } from 'react-router';
import { listProductTemplates } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import { templateState, templateStateLabels } from '@brandwright/contract/print-on-demand/enums.ts';
import { useOperation } from '#api/use-operation.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { catalogPath } from '../addresses.ts';
import { TemplateRows } from './template-rows.tsx';

const pageSize = 20;
const anyState = 'CURRENT';
const choices = [
  { value: anyState, label: 'All but archived' },
  ...templateState.options.map((value) => ({ value, label: templateStateLabels[value] })),
];

/** The store's own templates, with price and margin. */
export function TemplatesTab({
  query,
  change,
}: {
  query: URLSearchParams;
  change: (next: QueryChange) => void;
}) {
  const state = templateState.safeParse(query.get('state')).data;
  const page = Math.max(0, Number(query.get('page')) || 0);
  const templates = useOperation(
    listProductTemplates,
    { page, size: pageSize, ...(state ? { state } : {}) },
    { keepPrevious: true },
  );
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label="State"
        className="w-48"
        value={state ?? anyState}
        onChange={(value) => change({ state: value === anyState ? null : value, page: null })}
        options={choices}
      />
      <Load
        query={templates}
        skeleton={<SkeletonCard height={360} />}
        isEmpty={(data) => data.total === 0}
        empty={
          <EmptyState
            title={state ? `Nothing is ${templateStateLabels[state].toLowerCase()}` : 'No templates yet'}
            text="A template is a design on a blank: words or a picture, colors, and a price. Pick a blank to begin."
            action={
              <Button asChild look="accent">
                <Link to={catalogPath}>Pick a blank</Link>
              </Button>
            }
            ask='Make a print-on-demand template of the heavyweight tee that says "Sleep is a superpower"'
          />
        }
      >
        {(data) => (
          <>
            <Card flush label="Templates">
              <div className="-mt-3">
                <TemplateRows templates={data.rows} />
              </div>
            </Card>
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              noun="templates"
              onPage={(next) => change({ page: next || null })}
            />
          </>
        )}
      </Load>
    </div>
  );
}
