import { Link } from 'react-router';
import { connectShopPaths, otherCurrencyWords } from '@brandwright/contract/catalog/shop-connection.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Day } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ConnectionDetails } from '../parts/connection-details.tsx';

/** The connected shop, with the way to the screen on which one is connected. */
export function ShopConnectionCard({ output }: CardProps<OutputOfCard<'shop_connection'>>) {
  const { connected, platform, name, domain, currency, connectedAt } = output;
  const other = connected && name && currency ? otherCurrencyWords(name, currency) : undefined;
  return (
    <Card
      label="Connected shop"
      title={name ?? 'No shop connected'}
      note={
        connected && connectedAt ? (
          <>
            Connected since <Day at={connectedAt} />
          </>
        ) : (
          (domain ?? undefined)
        )
      }
      aside={
        <Status tone={connected ? (output.test?.passed === false ? 'bad' : 'good') : 'neutral'}>
          {connected ? (output.test?.passed === false ? 'Not working' : 'Connected') : 'Not connected'}
        </Status>
      }
      actions={
        <Button size="small" asChild>
          <Link to={connectShopPaths[platform ?? 'SHOPIFY']}>
            {connected ? 'Open settings' : 'Connect a shop'}
          </Link>
        </Button>
      }
    >
      {connected ? (
        <ConnectionDetails connection={output} />
      ) : (
        <p className="text-sm text-ink-soft">
          {name === null
            ? 'You’re using the test shop for now. Enter your shop’s address and token on its Connect screen, never in the chat.'
            : `Its token was deleted. Imported products and orders stay.${output.warning === null ? '' : ` ${output.warning}`}`}
        </p>
      )}
      {other && <p className="mt-3 text-sm text-ink-soft">{other}</p>}
    </Card>
  );
}
