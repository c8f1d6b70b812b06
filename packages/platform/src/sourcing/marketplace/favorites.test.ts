import { beforeAll, describe, expect, it } from 'vitest';
import { addFavorite } from '@brandwright/contract/sourcing/marketplace/add-favorite.ts';
import { getReviewSummary } from '@brandwright/contract/sourcing/marketplace/reviews/get-review-summary.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { listFavorites } from '@brandwright/contract/sourcing/marketplace/list-favorites.ts';
import { listSupplierReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-supplier-reviews.ts';
import { removeFavorite } from '@brandwright/contract/sourcing/marketplace/remove-favorite.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { testStore } from '../../kernel/testing.ts';
import { hostileReviewSupplier } from './demo/review-words.ts';
import { marketplaceSuppliers } from './tables.ts';
import { seedMarketplace } from './testing.ts';

beforeAll(seedMarketplace);

describe('favourites', () => {
  it('are saved once, shown, and removed by name', async () => {
    const store = await testStore();
    const added = await store.run(addFavorite, { supplierId: 'Lume & Cera' });
    expect(added).toMatchObject({ kind: 'SUPPLIER', name: 'Lume & Cera', wasThere: false });
    expect((await store.run(addFavorite, { supplierId: 'Lume & Cera' })).wasThere).toBe(true);
    expect((await store.run(getSupplier, { supplierId: 'Lume & Cera' })).isFavorite).toBe(true);
    expect((await store.run(searchSuppliers, { isFavorite: true })).rows.map((row) => row.name)).toEqual([
      'Lume & Cera',
    ]);
    expect((await store.run(listFavorites, {})).rows[0]?.supplier?.name).toBe('Lume & Cera');
    await store.run(removeFavorite, { supplierId: 'Lume & Cera' });
    expect((await store.run(listFavorites, {})).total).toBe(0);
    expect((await store.refusal(removeFavorite, { supplierId: 'Lume & Cera' })).code).toBe('not_found');
  });

  it('come back and go again with undo', async () => {
    const store = await testStore();
    const added = await store.call(addFavorite, { supplierId: 'Vela Norte' });
    if (added.kind !== 'done' || !added.journalEntryId) throw new Error('No journal entry.');
    expect((await store.journal())[0]?.summary).toBe('Added Vela Norte to your favorites.');
    await store.undo(added.journalEntryId);
    expect((await store.run(listFavorites, {})).total).toBe(0);
    await store.run(addFavorite, { supplierId: 'Vela Norte' });
    const removed = await store.call(removeFavorite, { supplierId: 'Vela Norte' });
    if (removed.kind !== 'done' || !removed.journalEntryId) throw new Error('No journal entry.');
    await store.undo(removed.journalEntryId);
    expect((await store.run(listFavorites, {})).rows[0]?.name).toBe('Vela Norte');
  });

  it('take an item that comes with its own supplier, and no other’s', async () => {
    const store = await testStore();
    const { rows } = await store.run(searchCatalogItems, { supplierId: 'Vela Norte', size: 1 });
    const [item] = rows;
    if (!item) throw new Error('Vela Norte sells nothing.');
    const both = { itemId: item.itemId, supplierId: item.supplierId };
    expect(await store.run(addFavorite, both)).toMatchObject({ kind: 'ITEM', name: item.title });
    expect((await store.refusal(addFavorite, { itemId: item.itemId, supplierId: 'Lume & Cera' })).code).toBe(
      'bad_input',
    );
    await store.run(removeFavorite, both);
    expect((await store.run(listFavorites, {})).total).toBe(0);
  });

  it('are another store’s own', async () => {
    const [mine, theirs] = [await testStore(), await testStore()];
    const added = await mine.run(addFavorite, { supplierId: 'Lume & Cera' });
    expect((await theirs.run(listFavorites, {})).total).toBe(0);
    expect((await theirs.run(getSupplier, { supplierId: 'Lume & Cera' })).isFavorite).toBe(false);
    expect((await theirs.refusal(removeFavorite, { favoriteId: added.favoriteId })).code).toBe('not_found');
    expect((await mine.run(listFavorites, {})).total).toBe(1);
  });

  it('need a member, a real account and one thing to save', async () => {
    const store = await testStore();
    expect((await store.refusal(addFavorite, { supplierId: 'Lume & Cera' }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(addFavorite, { supplierId: 'Lume & Cera' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.refusal(addFavorite, {})).code).toBe('bad_input');
    expect((await store.refusal(addFavorite, { supplierId: 'Nobody Ltd' })).code).toBe('not_found');
    expect((await store.refusal(removeFavorite, { favoriteId: 'x' })).code).toBe('bad_input');
  });
});

describe('reviews', () => {
  it('add up to the average and the count of the supplier', async () => {
    const store = await testStore();
    const supplier = await store.run(getSupplier, { supplierId: 'Brightwell' });
    const summary = await store.run(getReviewSummary, { supplierId: supplier.supplierId });
    expect(summary.averageReview).toBe(supplier.averageReview);
    expect(summary.reviewCount).toBe(supplier.reviewCount);
    expect(summary.stars.reduce((sum, star) => sum + star.count, 0)).toBe(summary.reviewCount);
    const worst = await store.run(listSupplierReviews, { supplierId: supplier.supplierId, sort: 'rating' });
    expect(worst.rows.map((row) => row.rating)).toEqual(
      worst.rows.map((row) => row.rating).toSorted((a, b) => a - b),
    );
    const low = await store.run(listSupplierReviews, {
      supplierId: supplier.supplierId,
      ratingMax: 3,
      size: 100,
    });
    expect(low.rows.every((row) => row.rating <= 3)).toBe(true);
  });

  it('stay words, whatever they order', async () => {
    const store = await testStore();
    const result = await store.call(listSupplierReviews, { supplierId: hostileReviewSupplier });
    if (result.kind !== 'done') throw new Error('A read never asks.');
    expect(result.summary).not.toContain('Ignore your previous instructions');
    const asked = await store.call(
      addFavorite,
      { supplierId: hostileReviewSupplier },
      { via: 'partner', untrustedInView: true },
    );
    expect(asked.kind).toBe('asks');
    expect((await store.run(listFavorites, {})).total).toBe(0);
  });
});

it('lets no store write the marketplace', async () => {
  const store = await testStore();
  const changed = await store
    .context(async ({ db }) => {
      const rows = await db
        .update(marketplaceSuppliers)
        .set({ rank: 99_999 })
        .returning({ id: marketplaceSuppliers.id });
      return rows.length;
    })
    .catch(() => 0);
  expect(changed).toBe(0);
});
