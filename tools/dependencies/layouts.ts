/**
 * Who may import whom, types included. Each entry of a layout is a file or folder of `path` and what of the same layout
 * it may import. A test looks that every file and folder there is named, so that a new one is a decision.
 */
export interface Layout {
  /** Of its rules, as the check says it. */
  name: string;
  path: string;
  why: string;
  mayImport: Readonly<Record<string, readonly string[]>>;
}

/** Each layer may import those before it; members of one layer do not import each other. */
function layers(...order: readonly (readonly string[])[]): Record<string, string[]> {
  return Object.fromEntries(
    order.flatMap((layer, at) => layer.map((member) => [member, order.slice(0, at).flat()])),
  );
}

const packages: Layout = {
  name: 'packages',
  path: 'packages',
  why: 'a package imports those below it',
  mayImport: {
    language: [],
    contract: ['language'],
    artwork: ['language', 'contract'],
    providers: ['language', 'contract', 'artwork'],
    platform: ['language', 'contract', 'artwork', 'providers'],
    copilot: ['language', 'contract', 'providers', 'platform'],
  },
};

const language: Layout = {
  name: 'language',
  path: 'packages/language/src',
  why: 'words, then values that are read from words, then products that are read from both',
  mayImport: layers(['text.ts'], ['words'], ['values'], ['products', 'outgoing']),
};

const contractAreas: Layout['mayImport'] = {
  // Mail goes to people of the store.
  common: ['kernel', 'store'],
  store: ['kernel'],
  storefront: ['kernel', 'store'],
  // What a milestone of sales opens.
  subscriptions: ['kernel', 'home'],
  tariffs: ['kernel'],
  orders: ['kernel'],
  catalog: ['kernel'],
  'print-on-demand': ['kernel'],
  'brand-kits': ['kernel', 'store'],
  home: ['kernel', 'orders'],
  inbox: ['kernel', 'orders'],
  payments: ['kernel'],
  // A ticket is about an order, and its lines are messages.
  support: ['kernel', 'orders', 'inbox'],
  // What arrives changes stock.
  purchasing: ['kernel', 'orders', 'payments', 'catalog'],
  // What comes back is of an order, and goes back into stock.
  returns: ['kernel', 'orders', 'catalog'],
  // Labels are bought, and bought for orders; inbound shipments change stock and purchase orders; reports tell of returns too.
  fulfillment: ['kernel', 'orders', 'payments', 'catalog', 'purchasing', 'returns'],
  sourcing: ['kernel', 'store', 'tariffs', 'inbox'],
  // Whoever accepts an invite is logged in.
  team: ['kernel', 'store'],
  design: ['kernel', 'orders', 'tariffs', 'sourcing'],
  // Figures are those of orders.
  insight: ['kernel', 'orders'],
  // Suggested next steps are typed and checked against the list of all operations.
  copilot: ['kernel', 'registry.ts'],
};

const contract: Layout = {
  name: 'contract',
  path: 'packages/contract/src',
  why: 'the kernel knows no area, and an area takes words and shapes from few others',
  mayImport: {
    kernel: [],
    ...contractAreas,
    'record-kinds.ts': ['kernel', ...Object.keys(contractAreas)],
    'registry.ts': ['kernel', 'record-kinds.ts', ...Object.keys(contractAreas)],
    'missing-area.ts': ['kernel'],
    'missing-insight.ts': ['missing-area.ts'],
    'missing-areas.ts': ['kernel', 'registry.ts', 'missing-area.ts', 'missing-insight.ts', 'store'],
    'index.ts': ['kernel', 'registry.ts'],
  },
};

const artwork: Layout = {
  name: 'artwork',
  path: 'packages/artwork/src',
  why: 'drawings know no prompts and no addresses of other pictures, words no pictures',
  mayImport: layers(
    ['drawing', 'wording'],
    ['tiles'],
    ['image-maker', 'drawing-address.ts'],
    ['drawing-process'],
    ['index.ts'],
  ),
};

const services = [
  'bank-links',
  'brand-engine',
  'conversations',
  'files',
  'identity',
  'image-maker',
  'keyring',
  'mail',
  'meetings',
  'model-servers',
  'payments',
  'print-on-demand',
  'shipping',
  'shop-catalog',
  'shop-orders',
  'slack',
  'sms',
  'support-chat',
  'web-pages',
];

const providers: Layout = {
  name: 'providers',
  path: 'packages/providers/src',
  why: 'a service stands for itself; create-providers.ts puts them together',
  mayImport: {
    ...layers(['app-login.ts'], services, ['providers.ts'], ['create-providers.ts'], ['index.ts']),
    // Print files and mock-ups are drawn when their address is asked for.
    files: ['print-on-demand'],
    // The embedded services keep their records in one way.
    shipping: ['payments'],
    // A shop is reached in one way for its products and its orders; the test shop keeps what it was told.
    'shop-orders': ['shop-catalog', 'payments'],
    // What was sent is kept in one way.
    sms: ['mail'],
    // Addresses from outside are checked in one place.
    'model-servers': ['web-pages'],
    'shop-catalog': ['web-pages'],
    slack: ['web-pages'],
    // Which maker is chosen goes by the settings of all providers.
    'image-maker': ['providers.ts'],
  },
};

const kernel: Layout = {
  name: 'kernel',
  path: 'packages/platform/src/kernel',
  why: 'data and events stand below requests; jobs and records know no approvals; kernel.ts puts all together',
  mayImport: {
    'log.ts': [],
    freight: [],
    data: [],
    events: ['log.ts', 'data'],
    // A call carries records, jobs and approvals, and they carry calls: these four know each other's types.
    records: ['area.ts', 'request'],
    jobs: ['kernel-parts.ts', 'data', 'events', 'request', 'credits', 'notifications'],
    approvals: ['kernel-parts.ts', 'data', 'request'],
    request: [
      'area.ts',
      'kernel-parts.ts',
      'log.ts',
      'data',
      'events',
      'records',
      'jobs',
      'approvals',
      'payments',
      'credits',
    ],
    // What calls that generate cost: charged with the call, given back with the job.
    credits: ['data', 'request'],
    // Charges, cards and the books: what follows from a payment is the area's that is paid for.
    payments: ['kernel-parts.ts', 'data', 'records', 'request'],
    // What people are told of; who carries it stands in home.
    notifications: ['data', 'request'],
    demo: ['area.ts', 'data'],
    'area.ts': ['request', 'records', 'jobs', 'demo', 'payments'],
    'kernel-parts.ts': ['log.ts', 'request', 'records', 'jobs', 'payments'],
    'kernel.ts': [
      'area.ts',
      'kernel-parts.ts',
      'log.ts',
      'data',
      'events',
      'records',
      'jobs',
      'approvals',
      'request',
      'payments',
    ],
  },
};

const sourcing: Layout = {
  name: 'sourcing',
  path: 'packages/platform/src/sourcing',
  why: 'all stand on the marketplace; requests for quotes need nothing else',
  mayImport: {
    ...layers(
      ['marketplace'],
      ['network'],
      ['agent'],
      ['outreach'],
      ['rfq'],
      ['operations.ts'],
      ['index.ts'],
    ),
    rfq: ['marketplace'],
  },
};

const copilot: Layout = {
  name: 'copilot',
  path: 'packages/copilot/src',
  why: 'a turn is made from tools, context and a model, and none of them knows the turn',
  mayImport: layers(
    ['offline'],
    ['stream'],
    ['models'],
    ['context'],
    ['tools'],
    ['turn'],
    ['assistants', 'model-test'],
    ['copilot.ts'],
    ['index.ts'],
  ),
};

const offline: Layout = {
  name: 'offline-model',
  path: 'packages/copilot/src/offline',
  why: 'a message goes through the stages in this order, and none knows those after it',
  mayImport: layers(
    ['fields.ts', 'outside-wrapper.ts', 'phrases.ts'],
    ['chips.ts'],
    ['perceive'],
    ['parse'],
    ['ground'],
    ['answer'],
    ['decide'],
    ['respond'],
    ['declared-intents.ts'],
    ['learned-model.ts'],
    ['partner.ts'],
    ['model.ts'],
  ),
};

const ground: Layout = {
  name: 'grounding',
  path: 'packages/copilot/src/offline/ground',
  why: 'words find records and values before they fill an input, and a reading weighs what was filled in',
  mayImport: layers(
    ['records'],
    ['conversation'],
    ['values'],
    ['words'],
    ['refer'],
    ['fill'],
    [
      'accounted.ts',
      'candidates.ts',
      'list-filters.ts',
      'loosen.ts',
      'other-product.ts',
      'turn-to-made.ts',
      'weights.ts',
    ],
    ['evidence.ts', 'one-or-several.ts'],
    ['reading.ts'],
  ),
};

export const layouts: readonly Layout[] = [
  packages,
  language,
  contract,
  artwork,
  providers,
  kernel,
  sourcing,
  copilot,
  offline,
  ground,
];
