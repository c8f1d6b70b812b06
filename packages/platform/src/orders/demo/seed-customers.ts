import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { firstName } from '../refund-letter.ts';
import { customerMails, customerNotes } from '../tables.ts';
import type { DemoOrder } from './story.ts';

const dayMs = 86_400_000;

/** What the team knows of those who buy most, and how many days ago it was written. */
const notes: readonly { text: string; daysAgo: number }[] = [
  {
    text: 'Buys for a guesthouse. Orders four sets at a time and likes a heads-up before new glazes.',
    daysAgo: 41,
  },
  { text: 'Prefers email to calls; answers in the evening.', daysAgo: 18 },
  { text: 'Asked for plastic-free packing on every order.', daysAgo: 63 },
  { text: 'Posted about the candles twice. Send her the next sample early.', daysAgo: 9 },
];

const mails: readonly { subject: string; body: string; daysAgo: number }[] = [
  {
    subject: 'Thank you for ordering again',
    body: 'Hello NAME,\n\nThank you for coming back. Your next order ships in the new recycled boxes; tell us how they arrive.\n\nBest,\nNora',
    daysAgo: 12,
  },
  {
    subject: 'Your question about the glaze',
    body: 'Hello NAME,\n\nYes, the sand glaze is food safe and goes into the dishwasher. The ink one is better washed by hand.\n\nBest,\nNora',
    daysAgo: 27,
  },
];

/** Notes about the store's best customers, and mails to them as they were sent. */
export async function seedCustomers(
  store: DemoStore,
  { db, id, now }: DemoTools,
  told: readonly DemoOrder[],
): Promise<void> {
  const ordersOf = new Map<string, number>();
  for (const { person } of told) ordersOf.set(person.email, (ordersOf.get(person.email) ?? 0) + 1);
  const best = [...ordersOf].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([email]) => email);
  const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const of = (place: number) => {
    const email = best[place] ?? best[0] ?? '';
    return { email, customerId: id('customer', store.key, email) };
  };
  if (best.length === 0) return;
  await db.insert(customerNotes).values(
    notes.map(({ text, daysAgo }, place) => ({
      storeId: store.storeId,
      id: id('customer note', store.key, place),
      customerId: of(place).customerId,
      author: 'Priya Raman',
      text,
      createdAt: before(daysAgo),
    })),
  );
  await db.insert(customerMails).values(
    mails.map(({ subject, body, daysAgo }, place) => {
      const { email, customerId } = of(place);
      const name = told.find(({ person }) => person.email === email)?.person.name ?? '';
      return {
        storeId: store.storeId,
        id: id('customer mail', store.key, place),
        customerId,
        email,
        subject,
        body: body.replace('NAME', firstName(name)),
        author: 'Nora Whitfield',
        status: 'SENT' as const,
        createdAt: before(daysAgo),
        sentAt: before(daysAgo),
      };
    }),
  );
}
