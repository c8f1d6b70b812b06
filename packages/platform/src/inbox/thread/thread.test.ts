import { checkConversationSafety } from '@brandwright/contract/inbox/thread/check-conversation-safety.ts';
import { draftReply } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import { listPromises } from '@brandwright/contract/inbox/thread/list-promises.ts';
import { summarizeConversation } from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { translateMessage } from '@brandwright/contract/inbox/thread/translate-message.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { warningFeed } from './feed.ts';
import { writeThread } from './testing.ts';
import { listQueryTemplates } from '@brandwright/contract/copilot/suggestions/list-query-templates.ts';
import { keepChoice, ownChoice } from '../../copilot/partner-model/choice.ts';

let store: TestStore;
let sid: string;
beforeAll(async () => {
  store = await testStore();
  sid = await writeThread(store, [
    ['BRAND', 12, 'Hello, we are looking for a stoneware mug, 350 ml. Could you quote 500 pieces?'],
    [
      'SUPPLIER',
      11,
      'Dear Nora, our price is USD 3.20/pc at 500pcs FOB Leixoes. MOQ 500. Sample fee USD 45, refundable.',
    ],
    ['BRAND', 8, 'Thank you. Could you accept MOQ 300?'],
    [
      'SUPPLIER',
      7,
      'We can accept a trial order of 300 pcs. 25-30 days after deposit, 30% deposit, 70% before shipment.',
    ],
    ['SUPPLIER', 6, 'Which glaze colour do you prefer?'],
  ]);
});

describe('summarize_conversation', () => {
  it('says what stands, what is open and what comes next', async () => {
    const output = await store.run(summarizeConversation, { conversationSid: sid });
    expect(output).toMatchObject({
      supplierName: 'Olaria do Vale',
      messageCount: 5,
      openQuestion: { side: 'SUPPLIER', sentence: 'Which glaze colour do you prefer?' },
      nextStep: { by: 'BRAND', words: 'answer their question.' },
      warningCount: 0,
    });
    expect(output.agreed.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'PRICE USD 3.20 per piece at 500 pieces',
      'MOQ 300 pieces',
      'SAMPLE_COST USD 45.00, credited on the order',
      'LEAD_TIME 25 to 30 days after deposit',
      'PAYMENT_TERMS 30% deposit, 70% before shipment',
      'SHIPPING_TERMS FOB Leixoes',
    ]);
    const said = summarizeConversation.summary(output, { conversationSid: sid });
    expect(said).toContain('MOQ 300 pieces');
    expect(said).toContain('“Which glaze colour do you prefer?”');
  });

  it('asks to follow up when nobody answered for days, and says nothing of an empty thread', async () => {
    const waiting = await writeThread(store, [['BRAND', 5, 'Any news on the sample?']], {
      supplierName: 'Slow Kiln',
    });
    expect((await store.run(summarizeConversation, { conversationSid: waiting })).nextStep).toEqual({
      by: 'BRAND',
      words: 'follow up, they haven’t answered for 5 days.',
    });
    await writeThread(store, [], { supplierName: 'Quiet Works' });
    const empty = await store.run(summarizeConversation, { conversationSid: 'Quiet Works' });
    expect(empty).toMatchObject({ messageCount: 0, nextStep: null, firstAt: null });
    expect(summarizeConversation.summary(empty, { conversationSid: 'x' })).toContain('no messages with');
  });

  it('finds the thread by the supplier, for everyone of the store and nobody else', async () => {
    expect(
      (await store.run(summarizeConversation, { conversationSid: 'olaria' }, { as: 'viewer' }))
        .conversationSid,
    ).toBe(sid);
    expect(
      (await store.run(summarizeConversation, { conversationSid: sid }, { as: 'preview' })).conversationSid,
    ).toBe(sid);
    const other = await testStore();
    for (const declaration of [
      summarizeConversation,
      listPromises,
      checkConversationSafety,
      draftReply,
      translateMessage,
    ])
      expect((await other.refusal(declaration, { conversationSid: sid })).code).toBe('not_found');
    expect(
      (await store.refusal(summarizeConversation, { conversationSid: sid }, { as: 'public' })).code,
    ).toBe('unauthenticated');
    expect((await store.refusal(summarizeConversation, {})).code).toBe('bad_input');
  });
});

describe('list_promises', () => {
  it('lists what stands first, and what it replaced, with the words', async () => {
    const { promises } = await store.run(listPromises, { conversationSid: sid, kind: 'MOQ' });
    expect(promises.map(({ value, isCurrent }) => [value, isCurrent])).toEqual([
      ['300 pieces', true],
      ['500 pieces', false],
    ]);
    expect(promises[0]?.sentence).toBe('We can accept a trial order of 300 pcs.');
    const all = await store.run(listPromises, { conversationSid: sid });
    expect(listPromises.summary(all, { conversationSid: sid })).toMatch(
      /Price USD 3\.20 per piece.*1 earlier promise was replaced/,
    );
  });

  it('says so when nothing was promised', async () => {
    const quiet = await writeThread(store, [['SUPPLIER', 1, 'Hello, how are you?']], {
      supplierName: 'Kind Words Ltd',
    });
    const output = await store.run(listPromises, { conversationSid: quiet });
    expect(output.promises).toEqual([]);
    expect(listPromises.summary(output, { conversationSid: quiet })).toContain(
      'hasn’t promised anything yet',
    );
  });
});

describe('check_conversation_safety', () => {
  it('writes what is to be told as it was said, without the order to tell it', async () => {
    const draft = await store.run(draftReply, {
      conversationSid: sid,
      text: 'tell them that the box stays unscented, not macho, thanks',
    });
    expect(draft.text).toContain('\n\nThe box stays unscented, not macho.\n\n');
  });

  it('finds nothing in an honest thread and promises nothing by that', async () => {
    const output = await store.run(checkConversationSafety, { conversationSid: sid });
    expect(output.warnings).toEqual([]);
    expect(checkConversationSafety.summary(output, { conversationSid: sid })).toContain(
      'That’s no guarantee',
    );
  });

  it('warns, puts it into the feed and tells the summary', async () => {
    const own = await testStore();
    const risky = await writeThread(
      own,
      [
        ['SUPPLIER', 9, 'Price USD 2.10/pc, MOQ 300.'],
        ['SUPPLIER', 1, 'Our bank account has changed. Please pay the deposit today to the new account.'],
      ],
      { supplierName: 'Jingdezhen Kiln Nine' },
    );
    const { warnings } = await own.run(checkConversationSafety, { conversationSid: risky });
    expect(warnings.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['BANK_DETAILS_CHANGED', 'HIGH'],
      ['URGENCY', 'MEDIUM'],
    ]);
    const [item, ...more] = await own.context((context) => warningFeed.read(context));
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      title: 'Jingdezhen Kiln Nine: they say their bank details changed',
      weight: { urgency: 'NOW' },
      records: [{ id: risky, path: `/inbox/messages?sid=${risky}` }],
    });
    const summary = await own.run(summarizeConversation, { conversationSid: risky });
    expect(summary.nextStep?.words).toContain('check the warnings');
    expect(await store.context((context) => warningFeed.read(context))).toEqual([]);
  });
});

describe('draft_reply', () => {
  it('writes from the facts of the thread, says which, and sends nothing', async () => {
    const draft = await store.run(draftReply, {
      conversationSid: sid,
      intent: 'NEGOTIATE_PRICE',
      targetPriceMinor: 280,
      quantity: 500,
    });
    expect(draft.text).toContain('the price of USD 3.20 per piece at 500 pieces');
    expect(draft.text).toContain('$2.80 per piece at 500 pieces');
    expect(draft.text).toMatch(/^Hello Olaria do Vale team,/);
    expect(draft.text).toContain('Test Person');
    expect(draft.facts).toEqual([{ label: 'Price', value: 'USD 3.20 per piece at 500 pieces' }]);
    expect(draft.blanks).toEqual([]);
    expect((await store.run(summarizeConversation, { conversationSid: sid })).messageCount).toBe(5);
    expect(await store.journal()).toEqual([]);
  });

  it.each([
    ['ASK_PRICE', /quote the stoneware mug/],
    ['ASK_SAMPLE', /sample cost of USD 45/],
    ['ASK_LEAD_TIME', /You wrote 25 to 30 days after deposit/],
    ['ASK_CERTIFICATES', /certificates and test reports/],
    ['NEGOTIATE_MOQ', /Your MOQ of 300 pieces/],
    ['FOLLOW_UP', /following up on the stoneware mug/],
    ['CONFIRM_ORDER', /300 pieces\.[^]*Payment: 30% deposit, 70% before shipment/],
    ['DECLINE', /decided not to go ahead/],
  ] as const)('for %s', async (intent, words) => {
    const draft = await store.run(draftReply, { conversationSid: sid, intent });
    expect(draft.text).toMatch(words);
    expect(draft.intent).toBe(intent);
  });

  it('says what is left to fill in', async () => {
    const conversationSid = await writeThread(store, [['SUPPLIER', 1, 'Price USD 3.20/pc.']], {
      supplierName: 'No Figures Ltd',
    });
    const draft = await store.run(draftReply, { conversationSid, intent: 'CONFIRM_ORDER' });
    expect(draft.blanks).toEqual(['quantity']);
    expect(draftReply.summary(draft, { conversationSid })).toContain('To fill in: quantity.');
  });

  it('chooses what fits the thread, and takes words of one’s own', async () => {
    expect((await store.run(draftReply, { conversationSid: sid })).intent).toBe('ANSWER');
    expect((await store.run(draftReply, { conversationSid: 'Slow Kiln' })).intent).toBe('FOLLOW_UP');
    expect((await store.run(draftReply, { conversationSid: 'Kind Words Ltd' })).intent).toBe('ANSWER');
    const own = await store.run(draftReply, { conversationSid: sid, text: 'sage green please' });
    expect(own.text).toBe(
      'Hello Olaria do Vale team,\n\nSage green please.\n\nBest regards,\n' + own.text.split('\n').at(-1),
    );
  });
});

describe('translate_message', () => {
  it('reads out the newest message of the supplier and says that it takes a model', async () => {
    const output = await store.run(translateMessage, { conversationSid: sid });
    expect(output).toMatchObject({
      text: 'Which glaze colour do you prefer?',
      language: 'English',
      side: 'SUPPLIER',
    });
    expect(output.canTranslate).toBe(false);
    const said = (canTranslate: boolean) =>
      translateMessage.summary({ ...output, canTranslate }, { conversationSid: sid, language: 'English' });
    expect(said(false)).toMatch(/needs a language model, and none is connected/);
    expect(said(true)).not.toMatch(/language model/);
  });

  it('is suggested only where a language model is connected', async () => {
    const suggested = async () =>
      (await store.run(listQueryTemplates, { search: 'translate' })).templates.filter(
        ({ operation }) => operation === translateMessage.name,
      ).length;
    expect(await suggested()).toBe(0);
    await store.context((context) =>
      keepChoice(context, {
        source: 'COMPATIBLE',
        address: 'http://127.0.0.1:11434/v1',
        model: 'qwen3:14b',
        contextTokens: null,
      }),
    );
    expect(await suggested()).toBeGreaterThan(0);
    await store.context((context) => keepChoice(context, ownChoice('BUILT_IN')));
    expect(await suggested()).toBe(0);
  });

  it('refuses what is not there', async () => {
    expect((await store.refusal(translateMessage, { conversationSid: sid, messageSid: 'IM1' })).code).toBe(
      'not_found',
    );
    expect((await store.refusal(translateMessage, { conversationSid: 'Slow Kiln' })).message).toContain(
      'hasn’t written anything',
    );
  });
});
