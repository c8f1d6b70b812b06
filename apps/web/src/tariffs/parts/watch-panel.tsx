import { listDutyWatches } from '@brandwright/contract/tariffs/list-duty-watches.ts';
import { watchDuty } from '@brandwright/contract/tariffs/watch-duty.ts';
import { Bell } from 'lucide-react';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatCountry } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { lookUpInput } from '../tariff-address.ts';
import type { TariffForm } from '../tariff-address.ts';
import { WatchList } from './watch-list.tsx';

/** The duties that are watched, and the one on the form to be watched too. */
export function WatchPanel({ form }: { form: TariffForm }) {
  const watches = useOperation(listDutyWatches, {});
  const watch = useAction(watchDuty);
  const mayAct = useMayAct();
  const input = lookUpInput(form);
  return (
    <div className="flex flex-col gap-4">
      {mayAct && input && (
        <div>
          <Button
            look="accent"
            busy={watch.isRunning}
            onClick={() =>
              void watch.run({
                country: input.country,
                ...(input.hts === undefined ? { product: input.product } : { hts: input.hts }),
              })
            }
          >
            <Bell aria-hidden />
            Watch {form.query.trim()} from {formatCountry(input.country)}
          </Button>
        </div>
      )}
      <Load
        query={watches}
        skeleton={<SkeletonCard height={280} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title="Watched duties will appear here"
            text="Add one here. Duties on suppliers and products you save are watched automatically. Your home feed tells you when a layer starts or ends."
            ask="Watch the duty on scented candles from Vietnam"
          />
        }
      >
        {(data) => (
          <Card
            label="Duty watch"
            title="Duty watch"
            note="Added by you, saved or bought. Your home feed tells you when a layer starts or ends."
          >
            <WatchList watches={data.watches} />
          </Card>
        )}
      </Load>
    </div>
  );
}
