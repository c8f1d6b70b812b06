import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { acceptQuote } from '@brandwright/contract/sourcing/rfq/accept-quote.ts';
import { askAboutQuote } from '@brandwright/contract/sourcing/rfq/ask-about-quote.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/rfq/compare-quotes.ts';
import { declineQuote } from '@brandwright/contract/sourcing/rfq/decline-quote.ts';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { seedMarketplace } from '../marketplace/testing.ts';
import { quotesToDecide } from './feed.ts';
import { quotedRequest } from './testing.ts';

beforeAll(seedMarketplace);

const three = [
  {
    supplierName: 'Coastline Tote Co.',
    incoterm: 'EXW' as const,
    leadTimeDays: 15,
    priceTiers: [{ fromQuantity: 72, unitPriceMinor: 740 }],
    toolingMinor: 0,
  },
  { supplierName: 'Hanoi Canvas' },
  {
    supplierName: 'Guangzhou Meridian Bags',
    priceTiers: [{ fromQuantity: 500, unitPriceMinor: 100 }],
    validUntil: '2026-11-18',
  },
];

describe('compare_quotes', () => {
  it('reckons landed cost from duty and freight, marks cheapest and fastest, expired ones last', async () => {
    const store = await testStore();
    const { requestId } = await quotedRequest(store, three);
    const compared = await store.run(compareQuotes, {});
    expect(compared).toMatchObject({ requestId, quantity: 1000 });
    const [first, second, last] = compared.rows;
    const hanoi = compared.rows.find(({ supplierName }) => supplierName === 'Hanoi Canvas');
    expect(hanoi).toMatchObject({ unitPriceMinor: 500, goodsMinor: 500_000 });
    // A shared container of a thousand totes: a cubic meter or so, with handling.
    expect(hanoi?.freightMinor).toBeGreaterThan(35_000);
    expect(hanoi?.dutyMinor).toBeGreaterThan(0);
    expect(hanoi?.landedMinor).toBe(
      hanoi?.costs.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
    );
    const coastline = compared.rows.find(({ supplierName }) => supplierName === 'Coastline Tote Co.');
    expect(coastline).toMatchObject({ dutyMinor: 0, isFastest: true });
    expect(coastline?.landedMinor).toBeGreaterThan(740_000);
    expect(coastline?.costs.map(({ label }) => label)).toEqual([
      ...['Goods', 'Duty and customs fees', 'Freight', 'Insurance'],
    ]);
    expect([first, second].find((row) => row?.isCheapest)?.landedPerUnitMinor).toBe(
      Math.min(first?.landedPerUnitMinor ?? 0, second?.landedPerUnitMinor ?? 0),
    );
    expect(last).toMatchObject({
      supplierName: 'Guangzhou Meridian Bags',
      status: 'EXPIRED',
      isCheapest: false,
    });
    expect(compared.notes.join(' ')).toContain('estimate');
  });

  it('reckons at another quantity, with the smallest order where that is more', async () => {
    const store = await testStore();
    const { requestId } = await quotedRequest(store, [{ supplierName: 'Hanoi Canvas' }]);
    const { rows } = await store.run(compareQuotes, { requestId, quantity: 50 });
    expect(rows[0]).toMatchObject({ quantity: 100, unitPriceMinor: 600 });
    expect(rows[0]?.warnings[0]).toContain('MOQ 100');
    const other = await testStore();
    expect((await other.refusal(compareQuotes, { requestId })).code).toBe('not_found');
    expect((await other.refusal(compareQuotes, {})).code).toBe('bad_input');
  });
});

describe('accept_quote', () => {
  it('asks with the figures, makes a purchase that is not paid, tells the supplier and declines the others', async () => {
    const store = await testStore();
    const { requestId, quoteIds } = await quotedRequest(store, three);
    const action = await store.ask(acceptQuote, { quoteId: 'Hanoi Canvas' });
    expect(action.preview.verb).toBe('Accept $5,100.00 quote');
    expect(action.preview.cost).toContain('nothing is charged now');
    expect(action.input).toMatchObject({ quoteId: quoteIds[1], quantity: 1000, expectedTotalMinor: 510_000 });
    const shown = new Map(action.preview.values.map(({ label, value }) => [label, value]));
    const done = await store.decide(action.id, true);
    expect(done.status, done.outcome ?? '').toBe('DONE');
    expect(done.outcome).toContain('Nothing was paid');
    const { rows } = await store.run(listPurchaseItems, {});
    expect(rows).toMatchObject([
      {
        title: 'Linen tote bags',
        status: 'NOT_PURCHASED',
        orderType: 'INVENTORY',
        quantity: 1000,
        totalMinor: 510_000,
      },
    ]);
    const item = await store.run(getPurchaseItem, { purchaseItemId: rows[0]?.purchaseItemId ?? '' });
    expect(item).toMatchObject({ requestId, quoteId: quoteIds[1], supplierName: 'Hanoi Canvas' });
    const request = await store.run(getProjectRequest, { requestId });
    expect(request).toMatchObject({ status: 'ACCEPTED', purchaseItemId: item.purchaseItemId });
    expect(
      request.quotes
        .map(({ supplierName, status }) => `${supplierName} ${status}`)
        .sort((a, b) => a.localeCompare(b)),
    ).toEqual(['Coastline Tote Co. DECLINED', 'Guangzhou Meridian Bags EXPIRED', 'Hanoi Canvas ACCEPTED']);
    const chat = await store.run(getSupplierConversation, { conversationSid: 'Hanoi Canvas' });
    const declined = await store.run(getSupplierConversation, { conversationSid: 'Coastline Tote Co.' });
    expect(shown.get('Coastline Tote Co. will read')).toBe(declined.messages.at(-1)?.text);
    expect(chat.messages.at(-1)).toMatchObject({
      text: shown.get('Hanoi Canvas will read'),
      type: 'CREATOR_CUSTOM_PROJECT',
      attributes: { projectId: requestId, creatorOrderItemId: item.purchaseItemId },
    });
  });

  it('refuses what has expired, what was decided, and less than the smallest order', async () => {
    const store = await testStore();
    const { quoteIds } = await quotedRequest(store, three);
    const expired = await store.refusal(acceptQuote, { quoteId: quoteIds[2] ?? '' });
    expect(expired).toMatchObject({ code: 'bad_transition' });
    expect(expired.message).toContain('has expired');
    expect(
      (await store.refusal(acceptQuote, { quoteId: quoteIds[1] ?? '', quantity: 20 })).message,
    ).toContain('100 units');
    await store.run(declineQuote, { quoteId: quoteIds[1] ?? '' });
    expect((await store.refusal(acceptQuote, { quoteId: quoteIds[1] ?? '' })).message).toContain(
      'already declined',
    );
    expect(
      (await store.refusal(acceptQuote, { quoteId: quoteIds[0] ?? '', expectedTotalMinor: 1 })).code,
    ).toBe('conflict');
    expect((await store.run(listPurchaseItems, {})).total).toBe(0);
  });

  it('is accepted once by two at the same moment, and never by another store, a viewer or a preview', async () => {
    const store = await testStore();
    const { quoteIds } = await quotedRequest(store, three);
    const quoteId = quoteIds[1] ?? '';
    const other = await testStore();
    expect((await other.refusal(acceptQuote, { quoteId })).code).toBe('not_found');
    expect((await store.refusal(acceptQuote, { quoteId }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(acceptQuote, { quoteId }, { as: 'preview' })).code).toBe('preview_blocked');
    const results = await Promise.allSettled([
      store.run(acceptQuote, { quoteId }),
      store.run(acceptQuote, { quoteId }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await store.run(listPurchaseItems, {})).total).toBe(1);
  });

  it('leaves the others open when told to', async () => {
    const store = await testStore();
    const { requestId, quoteIds } = await quotedRequest(store, three);
    const done = await store.run(acceptQuote, {
      quoteId: quoteIds[1] ?? '',
      declineOthers: false,
      quantity: 500,
    });
    expect(done).toMatchObject({ declinedSuppliers: [], unitPriceMinor: 600, totalMinor: 310_000 });
    expect((await store.run(getProjectRequest, { requestId })).openQuoteCount).toBe(1);
  });
});

const letter = (body: string) => `Hello Coastline Tote Co. team,\n\n${body}\n\nBest regards,\nTest Person`;

describe('decline_quote and ask_about_quote', () => {
  it('show the letter that goes, and refuse a blank in it', async () => {
    const store = await testStore();
    await quotedRequest(store, three);
    const asked = await store.ask(askAboutQuote, { quoteId: 'coastline', question: 'are labels included' });
    expect(asked.preview.values).toEqual([
      {
        label: 'What they’ll read',
        value: letter('About your quote on Linen tote bags: are labels included?'),
      },
    ]);
    const refused = await store.refusal(declineQuote, { quoteId: 'coastline', reason: 'the [reason]' });
    expect(refused).toMatchObject({ code: 'bad_input', details: [{ path: 'reason' }] });
  });

  it('tell the supplier in the inbox, with the reason or the question', async () => {
    const store = await testStore();
    const { quoteIds } = await quotedRequest(store, three);
    await store.run(askAboutQuote, { quoteId: 'coastline', question: 'Are labels included?' });
    await store.run(declineQuote, { quoteId: quoteIds[0] ?? '', reason: 'the price is above our target' });
    const chat = await store.run(getSupplierConversation, { conversationSid: 'Coastline Tote Co.' });
    expect(chat.messages.filter(({ isOwn }) => isOwn).map(({ text }) => text)).toEqual([
      letter('About your quote on Linen tote bags: Are labels included?'),
      letter(
        'Thank you for your quote on Linen tote bags. We will not be going ahead with it this time: the price is above our target.',
      ),
    ]);
    expect((await store.refusal(declineQuote, { quoteId: quoteIds[0] ?? '' })).code).toBe('bad_transition');
    expect((await store.refusal(askAboutQuote, { quoteId: 'nobody', question: 'Hello?' })).code).toBe(
      'not_found',
    );
  });
});

describe('the feed', () => {
  it('tells of quotes to decide, with the first that runs out', async () => {
    const store = await testStore();
    await quotedRequest(store, [
      { supplierName: 'Hanoi Canvas', validUntil: '2026-11-24' },
      { supplierName: 'Coastline Tote Co.' },
    ]);
    const [found] = await store.context((context) => quotesToDecide.read(context));
    expect(found).toMatchObject({
      title: '2 quotes to decide on Linen tote bags',
      weight: { urgency: 'TODAY' },
    });
    expect(found?.detail).toContain('November 24, 2026');
    const empty = await testStore();
    expect(await empty.context((context) => quotesToDecide.read(context))).toEqual([]);
  });
});
