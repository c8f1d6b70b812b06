import { Link } from 'react-router';
import { dataPath } from '@brandwright/contract/store/account/data-export.ts';
import { getStoreDataExport } from '@brandwright/contract/store/account/get-store-data-export.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ExportState } from '../account/export-state.tsx';

/** The export of everything, as it stands now while the card is looked at. */
export function DataExportCard({ output }: CardProps<OutputOfCard<'data_export'>>) {
  const isUnderWay = output.status === 'QUEUED' || output.status === 'RUNNING';
  const now = useOperation(getStoreDataExport, {}, { enabled: isUnderWay }).data;
  return (
    <Card
      label="Full export"
      title="Everything in your store"
      note="Every table as CSV, plus your files, in one ZIP file."
      actions={
        <Button asChild size="small">
          <Link to={dataPath}>Open data</Link>
        </Button>
      }
    >
      <ExportState made={now?.exportId === output.exportId ? now : output} />
    </Card>
  );
}
