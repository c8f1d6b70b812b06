import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { useOperation } from '#api/use-operation.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field } from '#ui/input.tsx';

export type GoodsKind = 'receiving' | 'purchaseItemId';

const most = 100;

/** Chooses a receiving or a purchase order. */
export function GoodsField({
  kind,
  value,
  onChange,
  error,
}: {
  kind: GoodsKind;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
}) {
  const isReceiving = kind === 'receiving';
  const receivings = useOperation(listReceivings, { size: most }, { enabled: isReceiving });
  const purchases = useOperation(listPurchaseItems, { size: most }, { enabled: !isReceiving });
  const found = isReceiving ? receivings : purchases;
  const options = isReceiving
    ? (receivings.data?.rows ?? [])
        .filter(({ status }) => status !== 'CANCELED')
        .map(({ id, sn, itemsText }) => ({ id, label: `${sn}, ${itemsText}` }))
    : (purchases.data?.rows ?? [])
        .filter(({ status }) => status !== 'CANCELED')
        .map(({ purchaseItemId, title, supplierName }) => ({
          id: purchaseItemId,
          label: `${title}, ${supplierName}`,
        }));
  const waiting = found.isError ? 'Couldn’t be loaded. Close this and try again.' : 'Loading…';
  return (
    <Field label={isReceiving ? 'Receiving' : 'Purchase order'} error={error}>
      {(tie) => (
        <NativeSelect {...tie} value={value} onChange={onChange}>
          <option value="">
            {found.data ? (options.length === 0 ? 'None yet' : 'Choose one') : waiting}
          </option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
