import { Download } from 'lucide-react';
import type { EndOfDayForm } from '@brandwright/contract/fulfillment/end-of-day-form.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Day } from '#ui/text.tsx';

const nameOf = ({ carrier, day }: EndOfDayForm) => `${carrier} form for ${day}`;

function DownloadForm({ form }: { form: EndOfDayForm }) {
  if (!form.pdf) return null;
  return (
    <Button asChild size="small">
      <a href={form.pdf.url} download={form.pdf.name} aria-label={`Download the ${nameOf(form)}`}>
        <Download aria-hidden />
        Download
      </a>
    </Button>
  );
}

/** End-of-day forms, the newest first, each to print. */
export function FormsTable({
  forms,
  density = 'comfortable',
  stale = false,
}: {
  forms: readonly EndOfDayForm[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <TableOrRows
      label="End-of-day forms"
      rows={forms}
      rowKey={(form) => form.formId}
      nameOf={nameOf}
      density={density}
      stale={stale}
      narrow={(form) => (
        <span className="flex items-center justify-between gap-3">
          <span className="flex flex-col">
            <span className="font-medium">{form.carrier}</span>
            <span className="text-xs text-ink-soft">
              <Day at={form.day} /> · {count(form.labels, 'parcel')}
            </span>
          </span>
          <DownloadForm form={form} />
        </span>
      )}
      columns={[
        {
          key: 'carrier',
          header: 'Carrier',
          cell: (form) => <span className="font-medium">{form.carrier}</span>,
        },
        { key: 'day', header: 'Day', cell: (form) => <Day at={form.day} /> },
        { key: 'parcels', header: 'Parcels', align: 'right', cell: (form) => form.labels },
        { key: 'from', header: 'From', from: 'md', cell: (form) => form.fromPlace },
        { key: 'pdf', header: 'Form', align: 'right', cell: (form) => <DownloadForm form={form} /> },
      ]}
    />
  );
}
