import { Link } from 'react-router';
import { listProductTemplates } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import { templateState, templateStateLabels } from '@brandwright/contract/print-on-demand/enums.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { ListView } from '#kit/list-view.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { catalogPath } from '../addresses.ts';
import { TemplateRows } from './template-rows.tsx';

const pageSize = 20;
const states = templateState.options;

/** The store's own templates, with price and margin. */
export function TemplatesTab() {
  const { query, narrow, page, turnTo } = useListAddress();
  const state = readChoice(query, 'state', states);
  const templates = useOperation(
    listProductTemplates,
    { page, size: pageSize, ...(state ? { state } : {}) },
    { keepPrevious: true },
  );
  return (
    <ListView
      list={templates}
      noun="templates"
      saved={{ list: 'print-on-demand-templates', apart: ['tab', 'categoryId', 'searchTerm'] }}
      turnTo={turnTo}
      pages="always"
      toolbar={
        <FilterSelect
          label="Status"
          anyLabel="Not archived"
          className="sm:w-48"
          value={state}
          onChange={(next) => narrow({ state: next })}
          options={states.map((value) => ({ value, label: templateStateLabels[value] }))}
        />
      }
      onClear={() => narrow({ state: null })}
      isNarrowed={state !== undefined}
      noMatch={{
        title: state ? `No ${templateStateLabels[state].toLowerCase()} templates` : '',
        clearLabel: 'Show all templates',
      }}
      empty={
        <EmptyState
          title="No templates yet"
          text="A template is a design on a blank: text or a picture, colors, and a price. Pick a blank to start."
          action={
            <Button asChild look="accent">
              <Link to={catalogPath}>Pick a blank</Link>
            </Button>
          }
          ask='Make a print-on-demand template of the heavyweight tee that says "Sleep is a superpower"'
        />
      }
      skeleton={<SkeletonCard height={360} />}
    >
      {({ rows }) => (
        <Card flush label="Templates">
          <div className="-mt-3 [&>ul]:border-t-0">
            <TemplateRows templates={rows} />
          </div>
        </Card>
      )}
    </ListView>
  );
}
