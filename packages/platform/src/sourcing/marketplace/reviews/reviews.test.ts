import { confirmVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/confirm-visitor-review.ts';
import { editSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/edit-supplier-review.ts';
import { getReviewSummary } from '@brandwright/contract/sourcing/marketplace/reviews/get-review-summary.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { listMyReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-my-reviews.ts';
import { listSupplierReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-supplier-reviews.ts';
import { postSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-supplier-review.ts';
import { postVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-visitor-review.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { marketplaceSuppliers } from '../tables.ts';
import { supplierReviews } from './tables.ts';
import { namedStore } from '../../../store/testing.ts';
import { seedMarketplace } from '../testing.ts';
import { holdsContact, wantsLook } from './rules.ts';

beforeAll(seedMarketplace, 60_000);

// Other test files read the marketplace at the same time; these suppliers are this one's.
const supplier = 'Cusco Barro';
const another = 'Fez Terre';
const visited = 'Wessex Chandlery';

/** As the owner of the tables. */
async function asOwner(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

const brand = () => namedStore('Fern & Field');

const input = { supplierId: supplier, rating: 2, text: 'Two of twelve vases leaked.' };

describe('a review of a store', () => {
  it('is seen by everyone, moves the figures, and leaves them as they were when it goes', async () => {
    const [store, other] = [await brand(), await testStore()];
    const before = await other.run(getReviewSummary, { supplierId: supplier });
    const review = await store.run(postSupplierReview, { ...input, quality: 1 }, { as: 'member' });
    expect(review).toMatchObject({ rating: 2, quality: 1, communication: 2, title: 'Below expectations' });

    const after = await other.run(getReviewSummary, { supplierId: supplier });
    expect(after.reviewCount).toBe(before.reviewCount + 1);
    const total = (before.averageReview ?? 0) * before.reviewCount;
    expect(after.averageReview).toBeCloseTo((total + 2) / after.reviewCount, 1);
    expect(await other.run(getSupplier, { supplierId: supplier })).toMatchObject({
      averageReview: after.averageReview,
      reviewCount: after.reviewCount,
    });
    const seen = await other.run(listSupplierReviews, { supplierId: supplier });
    expect(seen.rows[0]).toMatchObject({ text: input.text, authorBrand: 'Fern & Field' });
    expect(seen.rows[0]?.reviewId).not.toBe(review.reviewId);
    expect(JSON.stringify(seen)).not.toContain(store.storeId);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'post_supplier_review' });

    await store.context(({ db }) => db.delete(supplierReviews));
    expect(await other.run(getReviewSummary, { supplierId: supplier })).toEqual(before);
  });

  it('asks before it is published, saying under which name', async () => {
    const store = await brand();
    const action = await store.ask(postSupplierReview, input);
    expect(action.preview).toMatchObject({ verb: 'Publish 2-star review', cost: null });
    expect(action.preview.toWhom).toContain('Fern & Field');
    expect((await store.run(listMyReviews, {})).total).toBe(0);
    await store.decide(action.id, true);
    expect((await store.run(listMyReviews, {}, { as: 'viewer' })).total).toBe(1);
    const edit = await store.ask(editSupplierReview, { reviewId: supplier, rating: 4 });
    expect(edit.preview.values).toContainEqual({ label: 'Stars', value: '2 → 4' });
    await store.context(({ db }) => db.delete(supplierReviews));
  });

  it('is written once and edited by its own store only', async () => {
    const [store, other] = [await brand(), await brand()];
    const review = await store.run(postSupplierReview, { ...input, supplierId: another });
    expect((await store.refusal(postSupplierReview, { ...input, supplierId: another })).code).toBe(
      'conflict',
    );
    const edited = await store.run(editSupplierReview, {
      reviewId: review.reviewId,
      rating: 5,
      text: 'Replaced.',
    });
    expect(edited).toMatchObject({ rating: 5, quality: 2, text: 'Replaced.' });
    expect(edited.editedAt).not.toBeNull();
    const seen = await other.run(listSupplierReviews, { supplierId: another });
    expect(seen.rows[0]).toMatchObject({ rating: 5, text: 'Replaced.' });
    const steal = { reviewId: review.reviewId, text: 'Taken over' };
    expect((await other.refusal(editSupplierReview, steal)).code).toBe('not_found');
    expect((await other.refusal(editSupplierReview, { reviewId: another, rating: 1 })).code).toBe(
      'not_found',
    );
    await store.context(({ db }) => db.delete(supplierReviews));
  });

  it.each([
    [{ ...input, rating: 6 }, 'bad_input'],
    [{ ...input, text: '' }, 'bad_input'],
    [{ ...input, text: 'Write to me at maya@example.com' }, 'bad_input'],
    [{ ...input, supplierId: randomUUID() }, 'not_found'],
    [{ ...input, supplierId: 'Nobody & Sons' }, 'not_found'],
  ])('is refused as %j', async (bad, code) => {
    const store = await brand();
    expect((await store.refusal(postSupplierReview, bad)).code).toBe(code);
    expect((await store.run(listMyReviews, {})).total).toBe(0);
  });

  it('is nothing for viewers and preview accounts to write', async () => {
    const store = await brand();
    expect((await store.refusal(postSupplierReview, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(postSupplierReview, input, { as: 'preview' })).code).toBe('preview_blocked');
  });

  it('may be written ten times a day', async () => {
    const store = await brand();
    const ids = await store.context(async ({ db }) => {
      const rows = await db.select({ id: marketplaceSuppliers.id }).from(marketplaceSuppliers).limit(20);
      return rows.map(({ id }) => id);
    });
    // Nothing stays: another test file may be counting.
    await store
      .context(async (context) => {
        for (const supplierId of ids.slice(0, 10))
          await context.call(postSupplierReview, { ...input, supplierId });
        await expect(
          context.call(postSupplierReview, { ...input, supplierId: ids[10] ?? '' }),
        ).rejects.toThrow(/tomorrow/);
        throw new Error('undone');
      })
      .catch((error: unknown) => expect(String(error)).toContain('undone'));
  });
});

describe('a review without a login', () => {
  const email = () => `visitor-${randomUUID()}@example.com`;

  afterEach(() => vi.restoreAllMocks());

  /** What is sent from here on. */
  const watchMail = (store: TestStore) =>
    store.context(({ providers }) => Promise.resolve(vi.spyOn(providers.mail, 'send')));
  type Watched = Awaited<ReturnType<typeof watchMail>>;
  const linkOf = (mail: Watched) =>
    new URL(/https?:\/\/\S+/.exec(mail.mock.lastCall?.[0].text ?? '')?.[0] ?? 'http://none');

  it('is published by the link that was sent, once, and never before', async () => {
    const store = await testStore();
    const mail = await watchMail(store);
    const { supplierId, reviewCount } = await store.run(getSupplier, { supplierId: visited });
    const to = email();
    const post = {
      supplierId,
      name: 'Maya',
      email: to,
      rating: 5,
      text: 'Lovely people and lovely candles.',
    };
    await store.run(postVisitorReview, post, { as: 'public' });
    expect((await store.run(getSupplier, { supplierId: visited })).reviewCount).toBe(reviewCount);
    const link = linkOf(mail);
    const reviewId = link.searchParams.get('id') ?? '';
    const token = link.searchParams.get('token') ?? '';
    const forged = { reviewId, token: `${token.slice(0, -2)}xx` };
    expect((await store.refusal(confirmVisitorReview, forged, { as: 'public' })).code).toBe('not_found');
    const confirm = () => store.run(confirmVisitorReview, { reviewId, token }, { as: 'public' });
    expect(await confirm()).toMatchObject({ status: 'PUBLISHED', supplierName: visited });
    expect(await confirm()).toMatchObject({ status: 'PUBLISHED' });
    expect((await store.run(getSupplier, { supplierId: visited })).reviewCount).toBe(reviewCount + 1);
    expect((await store.refusal(postVisitorReview, post, { as: 'public' })).code).toBe('conflict');
    await forget(supplierId);
    expect((await store.run(getSupplier, { supplierId: visited })).reviewCount).toBe(reviewCount);
  });

  it('is held back when it wants a look, and too many are refused', async () => {
    const store = await testStore();
    const mail = await watchMail(store);
    const { supplierId, reviewCount } = await store.run(getSupplier, { supplierId: visited });
    const to = email();
    const post = {
      supplierId,
      name: 'Max',
      email: to,
      rating: 1,
      text: 'Buy at https://cheap.example.com instead',
    };
    for (let turn = 0; turn < 3; turn++) await store.run(postVisitorReview, post, { as: 'public' });
    expect((await store.refusal(postVisitorReview, post, { as: 'public' })).code).toBe('too_many_requests');
    const link = linkOf(mail);
    const confirmed = await store.run(
      confirmVisitorReview,
      { reviewId: link.searchParams.get('id') ?? '', token: link.searchParams.get('token') ?? '' },
      { as: 'public' },
    );
    expect(confirmed.status).toBe('HELD');
    expect((await store.run(getSupplier, { supplierId: visited })).reviewCount).toBe(reviewCount);
    await forget(supplierId);
  });

  async function forget(supplierId: string) {
    await asOwner(
      'delete from marketplace_reviews where id in (select id from visitor_reviews where supplier_id = $1)',
      [supplierId],
    );
    await asOwner('delete from visitor_reviews where supplier_id = $1', [supplierId]);
    await asOwner('select supplier_rating_refresh($1)', [supplierId]);
  }
});

describe('words of a review', () => {
  it.each(['see www.shop.example', 'mail me: a.b@c.de', '+49 170 1234567', 'cheap at example.com'])(
    'hold a contact: %s',
    (text) => expect(holdsContact(text)).toBe(true),
  );
  it.each(['12 of 48 mugs had a chip', 'Order 1042 came on 2026-11-02.', 'The glaze: blue, e.g. cobalt'])(
    'hold none: %s',
    (text) => expect(holdsContact(text)).toBe(false),
  );
  it.each(['THIS IS THE WORST FACTORY I HAVE EVER SEEN', 'what a scam, avoid them', 'baaaaaaaaaaaad'])(
    'want a look: %s',
    (text) => expect(wantsLook('', text)).toBe(true),
  );
  it('pass otherwise', () => expect(wantsLook('Fair', 'Slow answers, good soap.')).toBe(false));
});
