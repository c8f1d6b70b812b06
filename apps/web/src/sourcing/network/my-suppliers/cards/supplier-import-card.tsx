import { Link } from 'react-router';
import type {
  SupplierImport,
  SupplierListCheck,
} from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { Progress } from '#orders/parts/progress.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { importLabels } from '../labels.ts';
import { RowProblems } from '../parts/row-problems.tsx';
import { useRunningImport } from '../use-running-import.ts';

const threadProblems = 5;
const panelProblems = 30;

/** A list of suppliers: what importing it would do, or what came of it. */
export function SupplierImportCard({ output, density }: CardProps<OutputOfCard<'supplier_import'>>) {
  const most = density === 'thread' ? threadProblems : panelProblems;
  return 'importId' in output ? (
    <ImportReport known={output} most={most} />
  ) : (
    <CheckReport check={output} most={most} />
  );
}

export function CheckReport({ check, most }: { check: SupplierListCheck; most: number }) {
  const countries = check.countries
    .slice(0, 4)
    .map((one) => `${one.countryName} ${one.count}`)
    .join(' · ');
  return (
    <Card
      label={`Check of ${check.fileName}`}
      title={check.fileName}
      note={`${count(check.rows, 'row')} · ${check.encoding}`}
    >
      <div className="flex flex-col gap-4">
        <Details
          columns={2}
          items={[
            { label: 'New suppliers', value: check.newSuppliers, strong: true },
            { label: 'Already yours, updated', value: check.merges },
            { label: 'Already yours', value: check.alreadyThere },
            { label: 'Duplicates in the file', value: check.duplicatesInFile },
            { label: 'Can’t be used', value: check.badRows },
            { label: 'Countries', value: countries },
          ]}
        />
        <RowProblems problems={check.problems} more={check.moreProblems} most={most} />
      </div>
    </Card>
  );
}

const tones = { QUEUED: 'info', RUNNING: 'info', DONE: 'good', FAILED: 'bad', UNDONE: 'neutral' } as const;

function ImportReport({ known, most }: { known: SupplierImport; most: number }) {
  const now = useRunningImport(known);
  const isRunning = now.state === 'QUEUED' || now.state === 'RUNNING';
  return (
    <Card
      label={`Import of ${now.fileName}`}
      title={now.fileName}
      note={count(now.rows, 'row')}
      aside={<Status tone={tones[now.state]}>{importLabels[now.state]}</Status>}
      actions={
        <Button asChild size="small">
          <Link to="/inbox/my-suppliers?source=IMPORT">Open my suppliers</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isRunning && <Progress label="Import" percent={now.progressPercent} />}
        {now.failure && <p className="text-sm text-bad">{now.failure}</p>}
        {!isRunning && (
          <Details
            columns={2}
            items={[
              { label: 'Added', value: now.added, strong: true },
              { label: 'Merged', value: now.merged },
              { label: 'Left out', value: now.skipped },
              { label: 'Tag', value: now.tag },
            ]}
          />
        )}
        <RowProblems problems={now.problems} more={now.moreProblems} most={most} />
      </div>
    </Card>
  );
}
