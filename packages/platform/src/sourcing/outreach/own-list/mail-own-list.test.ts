import { OperationError } from '@brandwright/contract';
import { checkOwnSuppliers } from '@brandwright/contract/sourcing/outreach/check-own-suppliers.ts';
import { emailOwnSuppliers } from '@brandwright/contract/sourcing/outreach/email-own-suppliers.ts';
import { listOutreach } from '@brandwright/contract/sourcing/outreach/list-outreach.ts';
import { stopMailing } from '@brandwright/contract/sourcing/outreach/stop-mailing.ts';
import { describe, expect, it } from 'vitest';
import { keepCsv } from '../../../store/testing-files.ts';
import { namedStore } from '../../../store/testing.ts';
import { briefOf, sendBatch } from '../testing.ts';

const csv =
  'Supplier;E-Mail\nOlaria;a@olaria.example.com\nBad;nowhere\nTwin;A@olaria.example.com\nKiln;b@kiln.example.com\n';
const words = { emailSubject: 'Mugs for {{name}}', emailBody: 'Hello {{name}}, can you make mugs?' };

describe('a list of one’s own', () => {
  it('is reported row by row before anything is sent', async () => {
    const store = await namedStore();
    const fileId = await keepCsv(store, 'fair.csv', csv);
    const report = await store.run(checkOwnSuppliers, { fileId, ...words }, { as: 'viewer' });
    expect(report).toMatchObject({
      ready: 2,
      notSent: 2,
      fileName: 'fair.csv',
      encoding: 'UTF-8',
      problems: [],
    });
    expect(report.rows.map((row) => row.state)).toEqual(['READY', 'INVALID', 'DUPLICATE', 'READY']);
    expect(report.firstMails[0]).toMatchObject({ to: 'a@olaria.example.com', subject: 'Mugs for Olaria' });
    expect((await store.run(listOutreach, {})).total).toBe(0);
  });

  it('gets one mail per address, with the stop line and answers to the founder', async () => {
    const store = await namedStore();
    const fileId = await keepCsv(store, 'fair.csv', csv);
    const { batchId, queued, notSent } = await store.run(emailOwnSuppliers, { fileId, ...words });
    expect([queued, notSent.length]).toEqual([2, 2]);
    const { mails, result } = await sendBatch(store, batchId);
    expect(result).toEqual({ batchId, sent: 2, failed: 0 });
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(['a@olaria.example.com', 'b@kiln.example.com']);
    for (const mail of mails) {
      expect(mail.replyTo).toBe('owner@test.example');
      expect(mail.text).toContain('answer with the word stop');
    }
    expect((await store.refusal(emailOwnSuppliers, { fileId, ...words })).code).toBe('conflict');
    const other = { ...words, emailSubject: 'A second question' };
    expect((await store.run(emailOwnSuppliers, { fileId, ...other })).queued).toBe(2);
  });

  it('is written to about the brief where no words are given', async () => {
    const store = await namedStore();
    await briefOf(store);
    const { emailSubject, firstMails } = await store.run(emailOwnSuppliers, {
      uploadSuppliers: [{ name: 'Olaria', email: 'a@olaria.example.com' }],
    });
    expect(emailSubject).toMatch(/^Quote request: 500 units/);
    expect(firstMails[0]?.text).toContain('Hello Olaria,');
  });

  it('asks first, with the first mails and the rows that are left out', async () => {
    const store = await namedStore();
    const fileId = await keepCsv(store, 'fair.csv', csv);
    const action = await store.ask(emailOwnSuppliers, { fileId, ...words });
    expect(action.preview.verb).toBe('Send 2 emails');
    expect(action.preview.warnings).toEqual([
      'Line 3 is left out: "nowhere" is not an email address.',
      'Line 4 is left out: the same address as line 2.',
    ]);
    expect(action.preview.values.map((one) => one.value)).toContain('Mugs for Olaria');
    await store.decide(action.id, false);
    expect((await store.run(listOutreach, {})).total).toBe(0);
  });

  it('is refused without a list, words or a good row', async () => {
    const store = await namedStore();
    const fileId = await keepCsv(store, 'fair.csv', csv);
    const code = async (input: object) => (await store.refusal(emailOwnSuppliers, input)).code;
    expect(await code(words)).toBe('bad_input');
    expect(await code({ fileId })).toBe('bad_input');
    expect(await code({ fileId, ...words, emailBody: 'Hi {{boss}}' })).toBe('bad_input');
    expect(await code({ fileId, ...words, emailBody: '{{quantity}} please' })).toBe('bad_input');
    expect(await code({ fileId, ...words, emailSubject: 'a\nBcc: x@y.com' })).toBe('bad_input');
    expect(await code({ uploadSuppliers: [{ email: 'nowhere' }], ...words })).toBe('conflict');
    const other = await namedStore();
    expect((await other.refusal(emailOwnSuppliers, { fileId, ...words })).code).toBe('not_found');
    expect((await store.refusal(emailOwnSuppliers, { fileId, ...words }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(emailOwnSuppliers, { fileId, ...words }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });

  it('skips who wants no more, until that is undone', async () => {
    const store = await namedStore();
    const list = {
      uploadSuppliers: [{ email: 'a@olaria.example.com' }, { email: 'b@kiln.example.com' }],
      ...words,
    };
    const stopped = await store.call(stopMailing, { email: ' A@Olaria.example.com' });
    expect((await store.run(checkOwnSuppliers, list)).rows[0]?.state).toBe('STOPPED');
    expect(await store.run(stopMailing, { email: 'a@olaria.example.com' })).toMatchObject({
      wasStopped: true,
    });
    if (stopped.kind !== 'done' || !stopped.journalEntryId) throw new Error('No journal entry.');
    await store.undo(stopped.journalEntryId);
    expect((await store.run(checkOwnSuppliers, list)).ready).toBe(2);
  });
});

describe('a mail that does not leave', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ email: `m${index}@maker.example.com` }));

  it('says why, and the others do', async () => {
    const store = await namedStore();
    const { batchId } = await store.run(emailOwnSuppliers, { uploadSuppliers: list(6), ...words });
    const { mails, progress } = await sendBatch(store, batchId, (to) =>
      to.startsWith('m2@') ? new OperationError('bad_input', 'The mail server refused m2.') : undefined,
    );
    expect(mails).toHaveLength(5);
    expect(progress.length).toBeGreaterThan(0);
    const { counts, rows } = await store.run(listOutreach, { batchId });
    expect(counts).toMatchObject({ sent: 5, failed: 1, queued: 0 });
    expect(rows.find((row) => row.status === 'FAILED')?.failure).toBe('The mail server refused m2.');
  });

  it('because the server is away is not tried five hundred times', async () => {
    const store = await namedStore();
    const { batchId } = await store.run(emailOwnSuppliers, { uploadSuppliers: list(10), ...words });
    let tries = 0;
    await sendBatch(store, batchId, () => {
      tries += 1;
      return new OperationError('upstream', 'The mail server did not take the message.');
    });
    expect(tries).toBe(3);
    expect((await store.run(listOutreach, { batchId })).counts.failed).toBe(10);
  });
});
