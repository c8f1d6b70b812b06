import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOperation } from '#api/call-operation.ts';
import { attachmentsOf, refusalOf } from './attachments-of.ts';
import { discardMessage, forgetKnown, retryMessage, sendMessage, useOutbox, waitingFor } from './outbox.ts';

vi.mock('#api/call-operation.ts', () => ({ callOperation: vi.fn<typeof callOperation>() }));
const call = vi.mocked(callOperation);
const recipient = { conversationSid: 'CH1' };
const file = (name: string, contentType: string) => ({
  id: name,
  url: `/files/${name}/s`,
  name,
  contentType,
});
const waiting = (...known: string[]) => waitingFor(useOutbox.getState().messages, recipient, new Set(known));

beforeEach(() => {
  call.mockReset();
  useOutbox.setState({ messages: [] });
});

describe('the outbox', () => {
  it('shows a message at once and until the history holds it', async () => {
    call.mockResolvedValue({ sid: 'm1', conversationSid: 'CH1' });
    const sending = sendMessage(recipient, 'Hello', []);
    expect(waiting().map(({ state }) => state)).toEqual(['sending']);
    expect(await sending).toBe('CH1');
    expect(waiting().map(({ state }) => state)).toEqual(['sent']);
    expect(waiting('m1')).toEqual([]);
    expect(waitingFor(useOutbox.getState().messages, { conversationSid: 'CH2' }, new Set())).toEqual([]);
  });

  it('keeps what failed, and sends it again under its own key', async () => {
    call.mockRejectedValueOnce(new Error('No connection.'));
    expect(await sendMessage(recipient, 'Hello', [])).toBeNull();
    const [failed] = waiting();
    expect(failed).toMatchObject({ state: 'failed', text: 'Hello' });
    expect(failed?.error).toBeTruthy();
    call.mockResolvedValue({ sid: 'm1', conversationSid: 'CH1' });
    expect(await retryMessage(failed?.key ?? '')).toBe('CH1');
    const keys = call.mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(keys).toEqual([failed?.key, failed?.key]);
    expect(await retryMessage(failed?.key ?? '')).toBeNull();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('lets go of what the history holds, and of nothing else', async () => {
    call.mockResolvedValueOnce({ sid: 'm1', conversationSid: 'CH1' });
    call.mockRejectedValueOnce(new Error('No connection.'));
    await sendMessage(recipient, 'Hello', []);
    await sendMessage(recipient, 'Are you there?', []);
    forgetKnown(new Set(['m0']));
    expect(waiting()).toHaveLength(2);
    forgetKnown(new Set(['m0', 'm1']));
    expect(waiting().map(({ text }) => text)).toEqual(['Are you there?']);
  });

  it('gives up what is discarded', async () => {
    call.mockRejectedValueOnce(new Error('No connection.'));
    await sendMessage(recipient, 'Hello', []);
    discardMessage(waiting()[0]?.key ?? '');
    expect(waiting()).toEqual([]);
  });
});

describe('files of a message', () => {
  it('travel in the list of their kind; one that is alone keeps its name', () => {
    expect(attachmentsOf([])).toEqual({});
    expect(attachmentsOf([file('q.pdf', 'application/pdf')])).toEqual({
      pdfUrls: ['/files/q.pdf/s'],
      attributes: { fileName: 'q.pdf' },
    });
    expect(
      attachmentsOf([
        file('a.png', 'image/png'),
        file('b.jpg', 'image/jpeg'),
        file('c.csv', 'text/csv'),
        file('d.psd', 'image/vnd.adobe.photoshop'),
      ]),
    ).toEqual({
      imageUrls: ['/files/a.png/s', '/files/b.jpg/s'],
      fileUrls: ['/files/c.csv/s', '/files/d.psd/s'],
    });
  });

  it('that the server never takes are refused by their ending', () => {
    expect(refusalOf({ name: 'movie.exe' })).toBe('.exe files can’t be sent.');
    for (const name of ['a.PNG', 'b.pdf', 'noending']) expect(refusalOf({ name })).toBeNull();
  });
});
