/** The id under which the carrier keeps a store's design: the carrier's account is shared by all stores. */
export const remoteExternalId = (storeId: string, externalProductId: string): string =>
  `${storeId.replaceAll('-', '').slice(0, 12)}-${externalProductId.replaceAll(/[^\w-]+/g, '-')}`;
