import type { Role } from '@brandwright/contract';
import { eq, sql } from 'drizzle-orm';
import type { DemoPart, DemoStore, DemoTools, NewDemoStore } from '../kernel/demo/demo.ts';
import { hashPassword } from '../kernel/data/passwords.ts';
import { appBindings } from './app-bindings/tables.ts';
import { addPlan } from './business-plan/demo-plan.ts';
import { businessSettings, credentials, memberships, stores, users } from './tables.ts';

/** The password of every demo account. */
const demoPassword = 'brandwright-demo';

interface DemoPerson {
  name: string;
  email: string;
  role: Role;
}

interface DemoProfile {
  name: string;
  handle: string | null;
  description: string | null;
  website: string | null;
  supportEmail: string;
  phone: string | null;
  flags: string[];
  people: DemoPerson[];
}

const address = (name: string) => `${name}@demo.brandwright.test`;

const profiles: Record<DemoStore['key'], DemoProfile> = {
  founder: {
    name: 'Juniper & Clay',
    handle: 'juniper-and-clay',
    description: 'Small-batch candles, stoneware and linen for slow evenings at home.',
    website: 'https://juniperandclay.example',
    supportEmail: 'hello@juniperandclay.example',
    phone: '+1 503 555 0142',
    flags: ['analytics', 'fulfillment_metrics', 'financial_report'],
    people: [
      { name: 'Nora Whitfield', email: address('founder'), role: 'owner' },
      { name: 'Daniel Osei', email: address('admin'), role: 'admin' },
      { name: 'Priya Raman', email: address('member'), role: 'member' },
      { name: 'Tom Aldana', email: address('viewer'), role: 'viewer' },
    ],
  },
  rival: {
    name: 'Northfold Supply',
    handle: 'northfold-supply',
    description: 'Canvas bags and enamelware for people who are mostly outdoors.',
    website: 'https://northfold.example',
    supportEmail: 'support@northfold.example',
    phone: '+1 406 555 0188',
    flags: ['analytics'],
    people: [{ name: 'Elias Brandt', email: address('rival'), role: 'owner' }],
  },
  preview: {
    name: 'Preview Store',
    handle: 'preview-store',
    description: 'A store to look around in.',
    website: 'https://preview.example',
    supportEmail: 'preview@preview.example',
    phone: '+1 206 555 0117',
    flags: ['analytics', 'fulfillment_metrics', 'financial_report'],
    people: [{ name: 'Preview Guest', email: address('preview'), role: 'owner' }],
  },
};

const freshProfile: DemoProfile = {
  name: 'Fen & Field',
  handle: null,
  description: null,
  website: null,
  supportEmail: 'hello@fenandfield.example',
  phone: null,
  flags: [],
  people: [{ name: 'Ines Marchetti', email: address('new'), role: 'owner' }],
};

const dayMs = 24 * 60 * 60 * 1000;
/** A day about 18 months before the demo's now: the brand's history begins there. */
const beganDaysAgo = 548;

export const demo: DemoPart = {
  async seedStore(store, tools) {
    const profile = profiles[store.key];
    await addStore(tools, store, profile, beganDaysAgo, {
      planType: 'TIER_3',
      blueprintSubscriptionId: `demo_sub_${store.key}`,
      blueprintSubscriptionStatus: 'active',
    });
    await addPlan(tools, store);
    if (store.key === 'founder') await addBindings(store, tools);
    if (store.key === 'preview') await markPreview(tools, store.storeId);
    if (store.key === 'founder') await sayLogin(tools);
  },

  seedNewStore: (store, tools) => addStore(tools, store, freshProfile, 1, { planType: 'TIER_1' }),
};

type Plan = Pick<
  typeof stores.$inferInsert,
  'planType' | 'blueprintSubscriptionId' | 'blueprintSubscriptionStatus'
>;

async function addStore(
  tools: DemoTools,
  store: NewDemoStore,
  { people, ...profile }: DemoProfile,
  daysAgo: number,
  plan: Plan,
): Promise<void> {
  const createdAt = new Date(tools.now.getTime() - daysAgo * dayMs);
  const made = await tools.db
    .insert(stores)
    .values({ id: store.storeId, ...profile, countryCode: 'US', accountType: 'CREATOR', ...plan, createdAt })
    .onConflictDoNothing()
    .returning({ id: stores.id });
  const isNew = made.length > 0;
  if (!isNew) await tools.db.update(stores).set({ createdAt }).where(eq(stores.id, store.storeId));
  for (const person of people) await addPerson(tools, store, person, { createdAt, isNew });
}

async function addPerson(
  tools: DemoTools,
  store: NewDemoStore,
  person: DemoPerson,
  { createdAt, isNew }: { createdAt: Date; isNew: boolean },
): Promise<void> {
  const userId = person.role === 'owner' ? store.ownerId : tools.id('user', person.email);
  const added = await tools.db
    .insert(users)
    .values({ id: userId, email: person.email, name: person.name, createdAt })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) {
    const passwordHash = await hashPassword(demoPassword);
    await tools.db.insert(credentials).values({ userId, passwordHash, emailVerifiedAt: createdAt });
  }
  // Whoever may log in already stays so, in this store as it is.
  if (added.length === 0 && !isNew) return;
  await tools.db.insert(memberships).values({
    storeId: store.storeId,
    id: tools.id('membership', person.email),
    userId,
    role: person.role,
    createdAt,
  });
}

/** What the founder's store is tied to by a code that an app gave. */
const bindings = [
  {
    appName: 'deal-site',
    bindCode: 'DEAL-JC2025-8KQ4',
    by: 'Nora Whitfield',
    email: 'founder',
    daysAgo: 498,
  },
  { appName: 'platform', bindCode: 'HOSTED-JNPR-71TX', by: 'Daniel Osei', email: 'admin', daysAgo: 96 },
] as const;

async function addBindings(store: DemoStore, tools: DemoTools): Promise<void> {
  await tools.db.insert(appBindings).values(
    bindings.map(({ appName, bindCode, by, email, daysAgo }) => ({
      storeId: store.storeId,
      id: tools.id('app binding', store.key, appName),
      appName,
      bindCode,
      boundBy: by,
      boundByEmail: address(email),
      boundAt: new Date(tools.now.getTime() - daysAgo * dayMs),
    })),
  );
}

/** The login screen of a demo says how to get in. */
async function sayLogin(tools: DemoTools): Promise<void> {
  const value = { email: address('founder'), password: demoPassword };
  await tools.db
    .insert(businessSettings)
    .values({ key: 'demo_login', visibility: 'DISPLAY', value })
    .onConflictDoNothing();
}

async function markPreview(tools: DemoTools, storeId: string): Promise<void> {
  await tools.db
    .insert(businessSettings)
    .values({ key: 'PREVIEW_ACCOUNTS', visibility: 'INTERNAL', value: [storeId] })
    .onConflictDoUpdate({
      target: businessSettings.key,
      setWhere: sql`not ${businessSettings.value} @> ${JSON.stringify([storeId])}::jsonb`,
      set: { value: sql`${businessSettings.value} || ${JSON.stringify([storeId])}::jsonb` },
    });
}
