import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standIn, type StandIn } from '../testing/stand-in.ts';
import { addressesOf, headersOf, pinnedAgent, sendPinned } from './pinned-agent.ts';

let server: StandIn;
beforeAll(async () => {
  server = await standIn((request, _body, response) =>
    response.writeHead(302, { location: '/on', 'set-cookie': ['a=1', 'b=2'] }).end(request.headers.host),
  );
});
afterAll(() => server.stop());

describe('a connection that is pinned to checked addresses', () => {
  it('goes there whatever the name resolves to, and follows no redirect', async () => {
    const { port } = new URL(server.url);
    const url = new URL(`http://nowhere.invalid:${port}/`);
    const agent = pinnedAgent(['127.0.0.1']);
    const answer = await sendPinned(url, agent, { method: 'GET' });
    expect(answer.statusCode).toBe(302);
    expect(await answer.body.text()).toBe(`nowhere.invalid:${port}`);
    const headers = headersOf(answer.headers);
    expect(headers.get('location')).toBe('/on');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await agent.destroy();
  });

  it('asks for the addresses of a name only', async () => {
    const asked: string[] = [];
    const resolve = (host: string) => {
      asked.push(host);
      return Promise.resolve(['203.0.113.5']);
    };
    expect(await addressesOf(new URL('https://[2001:db8::1]/'), resolve)).toEqual(['2001:db8::1']);
    expect(await addressesOf(new URL('https://10.0.0.7/'), resolve)).toEqual(['10.0.0.7']);
    expect(await addressesOf(new URL('https://maple.example/'), resolve)).toEqual(['203.0.113.5']);
    expect(asked).toEqual(['maple.example']);
    expect(await addressesOf(new URL('https://nowhere.invalid/'))).toEqual([]);
  });
});
