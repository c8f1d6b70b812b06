import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { resendSupplierMessage } from '@brandwright/contract/inbox/resend-supplier-message.ts';
import { sayTyping } from '@brandwright/contract/inbox/say-typing.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { inboxNotice } from '@brandwright/contract/inbox/live.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import type { Conversations, MessageRequest } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Context } from '../kernel/request/context.ts';
import { EventHub, type StoreEvent } from '../kernel/events/events.ts';
import { silentLog } from '../kernel/log.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { uploadReceipt } from '../kernel/data/upload-receipt.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { deliverJob, sendFromBrand } from './deliver-message.ts';
import { answerJob } from './demo-supplier/answer-job.ts';
import { findConversation } from './find-conversation.ts';
import { supplierMessages } from './tables.ts';
import { runJobs, seedInbox } from './testing.ts';

beforeAll(seedMarketplace);
let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

const wessex = 'Wessex Chandlery';
const thread = (conversationSid: string) => store.run(getSupplierConversation, { conversationSid });

async function upload(target: TestStore, name: string, contentType: 'image/png' | 'application/pdf') {
  const file = { fileId: randomUUID(), name, contentType, size: 10 };
  const receipt = await target.context(({ providers, storeId }) =>
    Promise.resolve(uploadReceipt(providers.keyring, storeId, file)),
  );
  return target.run(uploadFile, { ...file, receipt });
}

describe('sending', () => {
  it('opens the conversation, keeps the exact words, and counts', async () => {
    const sent = await store.run(sendSupplierMessage, { supplierId: wessex, text: 'Do you make tapers?' });
    expect(sent).toMatchObject({
      type: 'TEXT',
      text: 'Do you make tapers?',
      status: 'SENT',
      index: 0,
      isOwn: true,
      author: `store_${store.storeId}`,
      supplierName: wessex,
    });
    await store.run(sendSupplierMessage, { conversationSid: sent.conversationSid, text: 'In red?' });
    expect((await thread(wessex)).messages.map((message) => message.text)).toEqual([
      'Do you make tapers?',
      'In red?',
    ]);
    expect((await store.journal())[0]?.summary).toContain('Sent to Wessex Chandlery: “In red?”');
  });

  it('by the partner waits for a yes that shows whom and the exact words, and runs once', async () => {
    const action = await store.ask(sendSupplierMessage, { supplierId: wessex, text: 'we take 500 at $4' });
    const letter = 'Hello Wessex Chandlery team,\n\nWe take 500 at $4.\n\nBest regards,\nTest Person';
    expect(action.preview).toMatchObject({ verb: 'Send to Wessex Chandlery', toWhom: wessex });
    expect(action.preview.what).toContain('“we take 500 at $4”');
    expect(action.preview.values).toContainEqual({ label: 'Message', value: letter });
    expect(action.input).toMatchObject({ text: letter });
    expect((await store.refusal(getSupplierConversation, { conversationSid: wessex })).code).toBe(
      'not_found',
    );
    await store.decide(action.id, true);
    await store.decide(action.id, true).catch(() => undefined);
    expect((await thread(wessex)).messages.map(({ text }) => text)).toEqual([letter]);
  });

  it('sends what a person wrote on the approval card unchanged', async () => {
    const call = { operation: sendSupplierMessage.name, input: { supplierId: wessex, text: 'hey, 300' } };
    const asked = await store.kernel.run({ ...store.caller({ via: 'partner' }), ...call, asWritten: true });
    expect(asked).toMatchObject({ kind: 'asks', action: { input: { text: 'hey, 300' } } });
  });

  it('refuses a text with a blank, by any hand, and says which and what to do', async () => {
    const text = 'Thank you for your message. [Your answer] By {{date}}?';
    for (const via of ['hand', 'partner', 'token'] as const) {
      const refused = await store.refusal(sendSupplierMessage, { supplierId: wessex, text }, { via });
      expect(refused.code).toBe('bad_input');
      expect(refused.message).toContain('“[Your answer]” and “{{date}}” are still to be filled in');
      expect(refused.message).toContain('Say what goes there');
      expect(refused.details?.[0]).toEqual({
        path: 'text',
        message: '“[Your answer]” is still to be filled in.',
      });
    }
    expect((await store.refusal(getSupplierConversation, { conversationSid: wessex })).code).toBe(
      'not_found',
    );
    const linked = 'See [the drawing](https://files.example/mug.pdf) and note [1].';
    await store.run(sendSupplierMessage, { supplierId: wessex, text: linked });
    expect((await thread(wessex)).messages.map((message) => message.text)).toEqual([linked]);
  });

  it('refuses a blank in the title of a card of our own, not in one of the marketplace', async () => {
    const card = { supplierId: wessex, text: 'See this.', type: 'CREATOR_CUSTOM_PROJECT' as const };
    const own = { ...card, attributes: { title: 'Mug in [color]' } };
    expect((await store.refusal(sendSupplierMessage, own)).details).toEqual([
      { path: 'title', message: '“[color]” is still to be filled in.' },
    ]);
    const { rows } = await store.run(searchCatalogItems, {});
    const theirs = { ...card, attributes: { title: 'Mug [NEW]', catalogItemId: rows[0]?.itemId } };
    expect((await store.run(sendSupplierMessage, theirs)).status).toBe('SENT');
  });

  it('refuses to send again what holds a blank', async () => {
    const { sid } = await store.run(sendSupplierMessage, { supplierId: wessex, text: 'Hello.' });
    await store.context(({ db, storeId }) =>
      db
        .update(supplierMessages)
        .set({ status: 'FAILED', text: 'We take ____ pieces.' })
        .where(eq(supplierMessages.storeId, storeId)),
    );
    expect((await store.refusal(resendSupplierMessage, { messageSid: sid })).code).toBe('bad_input');
    expect((await thread(wessex)).messages.at(-1)?.status).toBe('FAILED');
  });

  it('refuses a blank that an area put into a message of its own', async () => {
    const { conversationSid } = await store.run(sendSupplierMessage, { supplierId: wessex, text: 'Hello.' });
    const sending = store.context(async (context) =>
      sendFromBrand(context, await findConversation(context, conversationSid), {
        type: 'TEXT',
        text: 'We take ____ pieces.',
      }),
    );
    await expect(sending).rejects.toMatchObject({ code: 'bad_input' });
    expect((await thread(wessex)).messageCount).toBe(1);
  });

  it('with the same key is one message', async () => {
    const input = { supplierId: wessex, text: 'Once.' };
    await store.run(sendSupplierMessage, input, { idempotencyKey: 'k1' });
    await store.run(sendSupplierMessage, input, { idempotencyKey: 'k1' });
    expect((await thread(wessex)).messageCount).toBe(1);
  });

  it('takes files of the store alone', async () => {
    const picture = await upload(store, 'mug.png', 'image/png');
    const sheet = await upload(store, 'spec.pdf', 'application/pdf');
    const sent = await store.run(sendSupplierMessage, { supplierId: wessex, text: '', fileId: picture.id });
    expect(sent).toMatchObject({
      type: 'IMAGE',
      imageUrls: [picture.url],
      attributes: { fileName: 'mug.png' },
    });
    const pdf = await store.run(sendSupplierMessage, {
      supplierId: wessex,
      text: 'Spec',
      pdfUrls: [sheet.url],
    });
    expect(pdf.type).toBe('PDF');
    const rival = await testStore();
    const theirs = await upload(rival, 'secret.png', 'image/png');
    for (const imageUrls of [
      [theirs.url],
      ['https://evil.example/a.png'],
      [picture.url.replace('.', '.x')],
    ]) {
      const refused = await store.refusal(sendSupplierMessage, { supplierId: wessex, text: 'x', imageUrls });
      expect(refused.code).toBe('unsupported_file');
    }
    const other = await store.refusal(sendSupplierMessage, {
      supplierId: wessex,
      text: 'x',
      fileId: theirs.id,
    });
    expect(other.code).toBe('not_found');
  });

  it('refuses nothing to say, nobody to say it to, viewers, previews and another store’s conversation', async () => {
    expect((await store.refusal(sendSupplierMessage, { supplierId: wessex, text: ' ' })).code).toBe(
      'bad_input',
    );
    expect((await store.refusal(sendSupplierMessage, { text: 'Hello' })).message).toBe('Which supplier?');
    const input = { supplierId: wessex, text: 'Hello' };
    expect((await store.refusal(sendSupplierMessage, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(sendSupplierMessage, input, { as: 'preview' })).code).toBe('preview_blocked');
    const { conversationSid } = await store.run(sendSupplierMessage, input);
    const rival = await testStore();
    expect((await rival.refusal(sendSupplierMessage, { conversationSid, text: 'Hi' })).code).toBe(
      'not_found',
    );
  });
});

describe('live', () => {
  it('another server hears of messages and typing, and of another store’s nothing', async () => {
    const hub = new EventHub(inject('adminUrl'), silentLog);
    await hub.start();
    const heard: StoreEvent[] = [];
    const stop = hub.subscribe(store.storeId, (event) => heard.push(event));
    try {
      const sent = await store.run(sendSupplierMessage, { supplierId: wessex, text: 'Hello' });
      await store.run(sayTyping, { conversationSid: sent.conversationSid });
      const rival = await testStore();
      await rival.run(sendSupplierMessage, { supplierId: wessex, text: 'Secret' });
      await vi.waitFor(() => {
        const notices = heard.flatMap((event) => inboxNotice.safeParse(event.data).data ?? []);
        expect(notices.map((notice) => notice.kind)).toEqual(['supplier_message', 'supplier_typing']);
      });
      expect(heard.flatMap((event) => event.operations ?? [])).toContain('get_supplier_conversation');
      expect(JSON.stringify(heard)).not.toContain('Hello');
    } finally {
      stop();
      await hub.stop();
    }
  });
});

describe('with a carrier outside', () => {
  function outside(deliver: (request: MessageRequest) => Promise<{ sid: string; index: number }>) {
    const asked: MessageRequest[] = [];
    const conversations: Conversations = {
      kind: 'twilio',
      open: ({ uniqueName }) => Promise.resolve({ sid: `CH${uniqueName}` }),
      send: (request) => {
        asked.push(request);
        return deliver(request);
      },
      setAttributes: () => Promise.resolve(),
      markRead: () => Promise.resolve(),
      createToken: () => Promise.resolve(null),
      readWebhook: () => null,
    };
    const through = (context: Context): Context =>
      Object.defineProperty(Object.create(context) as Context, 'providers', {
        value: { ...context.providers, conversations },
      });
    return { asked, through };
  }

  const write = async (through: (context: Context) => Context) => {
    await store.run(sendSupplierMessage, { supplierId: wessex, text: 'first' });
    await store.context(async (context) => {
      const conversation = await findConversation(context, wessex);
      await sendFromBrand(through(context), conversation, { type: 'TEXT', text: 'second' });
    });
  };
  const last = async () => (await thread(wessex)).messages.at(-1);

  it('a message is kept as sending, then delivered once under its own key', async () => {
    const { asked, through } = outside(() => Promise.resolve({ sid: 'IMcarrier', index: 4 }));
    await write(through);
    expect(asked).toEqual([]);
    expect((await last())?.status).toBe('SENDING');
    expect(await runJobs(store, deliverJob, through)).toBe(1);
    expect((await last())?.status).toBe('SENT');
    expect(await runJobs(store, deliverJob, through)).toBe(0);
    expect(asked).toHaveLength(1);
    const [row] = await store.context(({ db }) =>
      db.select().from(supplierMessages).where(eq(supplierMessages.carrierSid, 'IMcarrier')),
    );
    expect(row).toMatchObject({ text: 'second', carrierIndex: 4, id: asked[0]?.key });
  });

  it('what it refuses is failed, kept, and sent again under the same key', async () => {
    let isAway = true;
    const { asked, through } = outside(() =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve({ sid: `IM${randomUUID()}`, index: 1 }),
    );
    await write(through);
    await runJobs(store, deliverJob, through);
    const failed = await last();
    expect(failed).toMatchObject({ status: 'FAILED', text: 'second' });
    isAway = false;
    const again = await store.run(resendSupplierMessage, { messageSid: failed?.sid ?? '' });
    expect(again.status).toBe('SENDING');
    await runJobs(store, deliverJob, through);
    expect((await last())?.status).toBe('SENT');
    expect(asked[0]?.key).toBe(asked[1]?.key);
    expect((await store.refusal(resendSupplierMessage, { messageSid: failed?.sid ?? '' })).code).toBe(
      'bad_transition',
    );
  });
});

describe('a scripted supplier', () => {
  it('answers from its own figures, marked as demo, and only where the data says so', async () => {
    await seedInbox(store);
    await store.run(sendSupplierMessage, {
      conversationSid: 'Olaria do Vale',
      text: 'What is your MOQ now?',
    });
    await store.run(sendSupplierMessage, { supplierId: wessex, text: 'What is your MOQ?' });
    expect(await runJobs(store, answerJob)).toBe(1);
    const answer = (await thread('Olaria do Vale')).messages.at(-1);
    expect(answer).toMatchObject({ isOwn: false, isRead: false, attributes: { isDemo: true } });
    expect(answer?.text).toContain('144 pieces');
    expect((await thread(wessex)).messageCount).toBe(1);
    const { rows } = await store.run(listSupplierConversations, { isUnread: true });
    expect(rows[0]?.supplierName).toBe('Olaria do Vale');
  });

  it('says no to what it does not make, and knows what was spoken of before', async () => {
    await seedInbox(store);
    const ask = async (text: string) => {
      await store.run(sendSupplierMessage, { conversationSid: 'Lume & Cera', text });
      await runJobs(store, answerJob);
      return (await thread('Lume & Cera')).messages.at(-1)?.text;
    };
    expect(await ask('Do you make boxes?')).toMatch(/^No, we do not make boxes\. We make incense/);
    expect(await ask('How much is the reed diffuser?')).toContain('$6.55 a piece at 96 pieces');
    expect(await ask('And at 500 pieces, what is the price?')).toContain('the reed diffuser, 100 ml amber');
  });
});
