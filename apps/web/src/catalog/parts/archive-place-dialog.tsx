import { archiveStockPlace } from '@brandwright/contract/catalog/archive-stock-place.ts';
import { placeHolds, type StockPlace } from '@brandwright/contract/catalog/stock-places.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { FormDialog } from '#kit/form-dialog.tsx';

/** Takes a place out of use; while it holds stock it says what to do first. */
export function ArchivePlaceDialog({ place, onClose }: { place: StockPlace; onClose: () => void }) {
  const form = useOperationForm(archiveStockPlace, {
    initial: {},
    toInput: () => ({ id: place.id }),
    onDone: onClose,
  });
  const isEmpty = place.onHand === 0;
  return (
    <FormDialog
      title={`Archive ${place.name}`}
      verb="Archive place"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      canSave={isEmpty}
      failure={form.failure}
    >
      <p className="text-sm text-ink-soft">
        {isEmpty
          ? 'It’s no longer offered when stock comes in or moves. Past movements keep its name. You can undo this.'
          : `It still holds ${placeHolds(place)}. Move them to another place first: open the product, then choose Move stock.`}
      </p>
    </FormDialog>
  );
}
