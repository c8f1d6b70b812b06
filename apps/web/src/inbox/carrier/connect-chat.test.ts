import type { Client } from '@twilio/conversations';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ChatClient, ChatEvents, ChatLoader } from './chat-client.ts';
import { connectChat, type ChatLogin, type ChatTold } from './connect-chat.ts';

/** A fake of the SDK's typed surface: listeners by name, and what was asked of it. */
function fakeClient() {
  const listeners = new Map<string, ((data: never) => void)[]>();
  const tokens: string[] = [];
  const typed: string[] = [];
  let isDown = false;
  const client: ChatClient = {
    on(name: string, listener: (data: never) => void) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    updateToken: (token) => Promise.resolve(tokens.push(token)),
    getConversationBySid: (sid) =>
      sid === 'CH1'
        ? Promise.resolve({ typing: () => Promise.resolve(typed.push(sid)) })
        : Promise.reject(new Error('Not Found')),
    shutdown: () => {
      isDown = true;
      return Promise.resolve();
    },
  };
  return {
    client,
    tokens,
    typed,
    isDown: () => isDown,
    emit<Name extends keyof ChatEvents>(name: Name, ...data: Parameters<ChatEvents[Name]>) {
      for (const listener of listeners.get(name) ?? []) listener(data[0] as never);
    },
  };
}

function scene(token: string | null = 'first') {
  const fake = fakeClient();
  const told = { changed: vi.fn<ChatTold['changed']>(), typing: vi.fn<ChatTold['typing']>() };
  const logIn = vi.fn<() => Promise<ChatLogin>>(() => Promise.resolve({ identity: 'store_1', token }));
  const create = vi.fn<(token: string) => ChatClient>(() => fake.client);
  const load = vi.fn<ChatLoader>(() => Promise.resolve(create));
  const leave = new AbortController();
  const connect = () => connectChat(logIn, load, told, leave.signal);
  return { fake, told, logIn, create, load, leave, connect };
}

const supplier = (sid = 'CH1') => ({ identity: 'customer_1', conversation: { sid } });

describe('the client of the carrier', () => {
  it('has the surface of the real one', () => {
    expectTypeOf<Client>().toExtend<ChatClient>();
  });

  it('is never fetched where there is no token', async () => {
    const { connect, load } = scene(null);
    expect(await connect()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('logs in with the token and has the inbox read again what changed', async () => {
    const { connect, create, fake, told } = scene();
    await connect();
    expect(create).toHaveBeenCalledWith('first');
    fake.emit('messageAdded', { conversation: { sid: 'CH1' } });
    fake.emit('participantUpdated', {
      participant: supplier('CH2'),
      updateReasons: ['lastReadMessageIndex'],
    });
    fake.emit('participantUpdated', { participant: supplier('CH3'), updateReasons: ['attributes'] });
    expect(told.changed.mock.calls).toEqual([['CH1'], ['CH2']]);
  });

  it('tells who writes, but not of oneself', async () => {
    const { connect, fake, told } = scene();
    await connect();
    fake.emit('typingStarted', supplier());
    fake.emit('typingStarted', { identity: 'store_1', conversation: { sid: 'CH1' } });
    fake.emit('typingStarted', { identity: null, conversation: { sid: 'CH1' } });
    fake.emit('typingEnded', supplier());
    expect(told.typing.mock.calls).toEqual([
      ['CH1', 'customer_1', true],
      ['CH1', 'customer_1', false],
    ]);
  });

  it('renews the token before it ends and after it ended, and outlives a failure', async () => {
    const { connect, fake, logIn } = scene();
    await connect();
    logIn.mockRejectedValueOnce(new Error('offline'));
    fake.emit('tokenAboutToExpire');
    await vi.waitFor(() => expect(logIn).toHaveBeenCalledTimes(2));
    expect(fake.tokens).toEqual([]);
    logIn.mockResolvedValueOnce({ identity: 'store_1', token: 'second' });
    fake.emit('tokenExpired');
    await vi.waitFor(() => expect(fake.tokens).toEqual(['second']));
  });

  it('says that one writes, and takes a conversation that is not there calmly', async () => {
    const { connect, fake } = scene();
    const connection = await connect();
    connection?.sayTyping('CH9');
    connection?.sayTyping('CH1');
    await vi.waitFor(() => expect(fake.typed).toEqual(['CH1']));
  });

  it('ends with the screen, also while it is still connecting', async () => {
    const { connect, fake, leave } = scene();
    await connect();
    leave.abort();
    expect(fake.isDown()).toBe(true);
    const late = scene();
    const going = late.connect();
    late.leave.abort();
    expect(await going).toBeNull();
    expect(late.create).not.toHaveBeenCalled();
  });
});
