import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import { listPartners } from '@brandwright/contract/sourcing/marketplace/partners/list-partners.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testStore } from '../../../kernel/testing.ts';
import { namedStore } from '../../../store/testing.ts';
import { seedMarketplace, seedOnce } from '../testing.ts';
import { partnersDemo } from './demo.ts';

beforeAll(async () => {
  await seedMarketplace();
  await seedOnce('marketplace_partners', partnersDemo);
}, 60_000);

describe('partners', () => {
  it('are listed by service and by words, with how many there are of each', async () => {
    const store = await testStore();
    const all = await store.run(listPartners, {}, { as: 'preview' });
    expect(all.total).toBe(all.categories.reduce((sum, one) => sum + one.count, 0));
    expect(all.categories.every(({ count }) => count > 0)).toBe(true);
    const freight = await store.run(listPartners, { category: 'FREIGHT' }, { as: 'viewer' });
    expect(freight.rows.every((row) => row.category === 'FREIGHT')).toBe(true);
    const named = await store.run(listPartners, { keyword: 'harbourline' });
    expect(named.rows.map((row) => row.name)).toEqual(['Harbourline Freight']);
    expect((await store.run(listPartners, { keyword: 'zeppelin' })).total).toBe(0);
    expect(JSON.stringify(all)).not.toContain('.partner.test');
    expect(all.rows.find((row) => row.name === 'Studio Aperto')?.supplierId).toMatch(/-/);
  });

  it('are found by name in what is said', async () => {
    const store = await testStore();
    const found = await store.context((context) =>
      context.findRecords('ask Harbourline Freight for a price'),
    );
    expect(found).toContainEqual(expect.objectContaining({ kind: 'partner', label: 'Harbourline Freight' }));
  });

  it('get a message by mail after a yes, answered to the person who asked', async () => {
    const store = await namedStore('Fern & Field');
    const mail = await store.context(({ providers }) => Promise.resolve(vi.spyOn(providers.mail, 'send')));
    const action = await store.ask(askPartner, {
      partnerId: 'Harbourline Freight',
      message: 'Two pallets, Porto?',
    });
    expect(action.preview).toMatchObject({ verb: 'Send to Harbourline Freight', cost: null });
    expect(mail).not.toHaveBeenCalled();
    await store.decide(action.id, true);
    expect(mail.mock.lastCall?.[0]).toMatchObject({
      to: 'hello@harbourline-freight.partner.test',
      replyTo: 'owner@test.example',
    });
    expect(mail.mock.lastCall?.[0].text).toContain('Two pallets, Porto?');
    expect((await store.journal()).some((entry) => entry.operation === 'ask_partner')).toBe(true);
    vi.restoreAllMocks();
  });

  it('are asked for where several fit, and listed where none does', async () => {
    const store = await testStore();
    const refusal = async (partnerId: string) =>
      (await store.refusal(askPartner, { partnerId, message: 'Hi' })).message;
    expect(await refusal('freight')).toMatch(/^Several service providers match “freight”: .*Which one\?$/);
    expect(await refusal('Nobody')).toMatch(
      /^No service provider matches “Nobody”\. There are .* more\. Name a service/,
    );
    const near = await store.ask(askPartner, { partnerId: 'harbourline', message: 'Hi' });
    expect(near.preview.verb).toBe('Send to Harbourline Freight');
  });

  it.each([
    [{ partnerId: 'Nobody', message: 'Hi' }, 'owner', 'not_found'],
    [{ partnerId: 'freight', message: 'Hi' }, 'owner', 'conflict'],
    [{ partnerId: 'Harbourline Freight', message: '' }, 'owner', 'bad_input'],
    [{ partnerId: 'Harbourline Freight', message: 'Hi' }, 'viewer', 'forbidden'],
    [{ partnerId: 'Harbourline Freight', message: 'Hi' }, 'preview', 'preview_blocked'],
  ] as const)('refuse %j as %s', async (input, as, code) => {
    const store = await testStore();
    expect((await store.refusal(askPartner, input, { as })).code).toBe(code);
  });
});
