import { createKernel, platformAreas, silentLog, type Kernel } from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';

/** A kernel on a database and a data folder that outlive it. */
export const faultKernel = (databaseUrl: string, dataDir: string): Kernel =>
  createKernel({
    databaseUrl,
    areas: platformAreas,
    clock: { now: () => new Date() },
    providers: createProviders({}, dataDir),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8787',
    checkOutputs: true,
    poolSize: 4,
  });

export const founderOf = (storeId: string) => ({
  actor: {
    kind: 'user' as const,
    userId: storeId,
    storeId,
    name: 'Ada Stone',
    email: 'ada@stone.example',
    role: 'owner' as const,
    plan: 'TIER_3' as const,
    isPreview: false,
    tokenGeneration: 2 as const,
    flags: [],
  },
  via: 'hand' as const,
  requestId: randomUUID(),
  signal: new AbortController().signal,
});

export const mugs = {
  title: 'Stoneware mugs',
  supplierId: null,
  supplierName: 'Kiln Nine',
  orderType: 'INVENTORY' as const,
  source: 'SOURCING_MARKETPLACE' as const,
  shippingMode: 'CHARGE_SHIPPING_LATER' as const,
  quantity: 200,
  unitPriceMinor: 500,
  costs: [{ kind: 'PRODUCT' as const, label: '200 units', amountMinor: 100_000 }],
  currency: 'USD',
  leadTimeDays: 30,
  requestId: null,
  quoteId: null,
};

export const studio = {
  name: 'Ada Stone',
  addressLine1: '12 Mill Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  countryCode: 'US',
};
