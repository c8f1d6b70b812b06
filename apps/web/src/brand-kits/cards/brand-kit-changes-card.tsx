import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ChangeRows } from '../parts/change-rows.tsx';

const threadRows = 8;

/** What differs between two versions of a kit. */
export function BrandKitChangesCard({ output, density }: CardProps<OutputOfCard<'brand_kit_changes'>>) {
  const shown = density === 'thread' ? output.changes.slice(0, threadRows) : output.changes;
  const more = output.changes.length - shown.length;
  return (
    <Card
      label={`Changes to ${output.kitName}`}
      title={output.kitName}
      note={`Version ${output.fromVersion} to version ${output.toVersion}, ${count(output.changes.length, 'change')}`}
      actions={
        output.changes.length > 0 && (
          <Button
            size="small"
            onClick={() => askPartner(`Restore version ${output.fromVersion} of ${output.kitName}`)}
          >
            Restore version {output.fromVersion}
          </Button>
        )
      }
    >
      <ChangeRows changes={shown} />
      {more > 0 && <p className="figures pt-3 text-sm text-ink-soft">{count(more, 'more change')}</p>}
    </Card>
  );
}
