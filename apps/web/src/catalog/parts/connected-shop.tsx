import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { otherCurrencyWords, type ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Day } from '#ui/text.tsx';
import { ConnectionDetails } from './connection-details.tsx';

export interface ConnectedShopProps {
  connection: ShopConnection;
  mayManage: boolean;
  onReplace: () => void;
}

/** The shop that is connected: what it is, whether it answers, and how to part from it. */
export function ConnectedShop({ connection, mayManage, onReplace }: ConnectedShopProps) {
  const test = useMutation({ mutationFn: () => callOperation(getShopConnection, { test: true }) });
  const [isAsking, setAsking] = useState(false);
  const disconnect = useAction(disconnectShop, { onDone: () => setAsking(false) });
  const { name, domain, currency, connectedAt } = connection;
  const tested = test.data?.test ?? null;
  const other = name && currency ? otherCurrencyWords(name, currency) : undefined;
  return (
    <Card
      label="Connected shop"
      title={name ?? ''}
      note={
        connectedAt && (
          <>
            Connected since <Day at={connectedAt} />
          </>
        )
      }
      aside={
        <Status tone={tested?.passed === false ? 'bad' : 'good'}>
          {tested?.passed === false ? 'Not working' : tested ? 'Works' : 'Connected'}
        </Status>
      }
      actions={
        mayManage && (
          <>
            <Button size="small" busy={test.isPending} onClick={() => test.mutate()}>
              Test connection
            </Button>
            <Button size="small" onClick={onReplace}>
              Replace
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsking(true)}>
              Disconnect
            </Button>
          </>
        )
      }
    >
      <ConnectionDetails connection={{ ...connection, test: tested }} />
      {test.error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {messageOf(test.error)}
        </p>
      )}
      {other && <p className="mt-3 text-sm text-ink-soft">{other}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Disconnect this shop?"
        busy={disconnect.isRunning}
        onConfirm={() => void disconnect.run({})}
        preview={{
          verb: 'Disconnect',
          what: `Disconnects ${name ?? 'the shop'} (${domain ?? ''}) and deletes its stored token. Its orders no longer come in. Imported products and orders stay.`,
          toWhom: null,
          cost: null,
          irreversible: 'This can’t be undone. To use the shop again, reconnect it with its token.',
          values: [],
          warnings: [],
        }}
      />
    </Card>
  );
}
