import { shopPlatformLabels, type ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';

const secretLabels = { APP: 'Client secret', TOKEN: 'Access token', KEYS: 'Consumer secret' } as const;

/** What is known of a connected shop, and how its last test went. */
export function ConnectionDetails({ connection }: { connection: ShopConnection }) {
  const { platform, domain, currency, credentials, lastFour, connectedBy, test, warning } = connection;
  return (
    <>
      <Details
        items={[
          { label: 'Platform', value: platform && shopPlatformLabels[platform] },
          { label: 'Domain', value: domain },
          { label: 'Currency', value: currency },
          {
            label: secretLabels[credentials ?? 'TOKEN'],
            value: `ends in ${lastFour ?? ''}`,
          },
          { label: 'Connected by', value: connectedBy },
          { label: 'Products', value: test?.passed ? count(test.products ?? 0, 'product') : null },
        ]}
      />
      {warning && <p className="mt-3 text-sm text-bad">{warning}</p>}
      {test?.failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {test.failure}
        </p>
      )}
    </>
  );
}
