import { useId, useState } from 'react';
import { Link } from 'react-router';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { connectShopPath, otherCurrencyWords } from '@brandwright/contract/catalog/shop-connection.ts';
import { messageOf } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** The connected shop, or the test shop, in place of a file. */
export function ImportFromShop({ busy, onImport }: { busy: boolean; onImport: (leaveOut: boolean) => void }) {
  const connection = useOperation(getShopConnection, {});
  const [leaveOut, setLeaveOut] = useState(false);
  const id = useId();
  if (connection.error)
    return (
      <p role="alert" className="text-sm text-bad">
        {messageOf(connection.error)}
      </p>
    );
  if (!connection.data) return null;
  const { connected, name, domain, currency } = connection.data;
  const other = connected && name && currency ? otherCurrencyWords(name, currency) : undefined;
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span className="font-medium">{connected ? name : 'Test shop'}</span>
          <span className="block text-ink-soft">
            {connected ? (
              domain
            ) : (
              <>
                A sample shop to try it out with.{' '}
                <Link to={connectShopPath} className="underline underline-offset-4">
                  Connect your shop
                </Link>
              </>
            )}
          </span>
        </p>
        <Button busy={busy} disabled={other !== undefined} onClick={() => onImport(leaveOut)}>
          Import from the shop
        </Button>
      </div>
      {other === undefined ? (
        <div className="flex items-start gap-2.5">
          <Checkbox
            id={id}
            className="mt-0.5"
            checked={leaveOut}
            onCheckedChange={(state) => setLeaveOut(state === true)}
          />
          <label htmlFor={id} className="text-sm">
            Leave out products that can’t be imported
          </label>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{other}</p>
      )}
    </div>
  );
}
