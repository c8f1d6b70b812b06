import type { OperationError } from '@brandwright/contract';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { standIn, type StandIn } from '../testing/stand-in.ts';
import { createSlack, type SlackSettings } from './create-slack.ts';

let server: StandIn | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** A server that plays Slack, and the poster that believes it public. */
async function channel(status = 200, settings: SlackSettings = {}, headers: Record<string, string> = {}) {
  const got: { request: IncomingMessage; body: unknown }[] = [];
  server = await standIn((request, body, response) => {
    got.push({ request, body: JSON.parse(body.toString()) });
    response.writeHead(status, headers).end(status === 200 ? 'ok' : 'no_service');
  });
  const { port } = new URL(server.url);
  const slack = createSlack({
    ports: [port],
    protocol: 'http:',
    resolve: () => Promise.resolve(['127.0.0.1']),
    isAllowed: (address) => address === '127.0.0.1',
    ...settings,
  });
  return { slack, got, url: `http://hooks.slack.example:${port}/services/T1/B1/x` };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'posted',
    (error: OperationError) => error.code,
  );

describe('a post to Slack', () => {
  it('is sent as text in which nothing calls a channel', async () => {
    const { slack, got, url } = await channel();
    await slack.post(url, 'Samples <!channel> & more');
    expect(got[0]?.body).toEqual({ text: 'Samples &lt;!channel&gt; &amp; more' });
    expect(got[0]?.request.headers['content-type']).toContain('application/json');
  });

  it.each([
    [404, 'conflict'],
    [410, 'conflict'],
    [429, 'too_many_requests'],
    [500, 'upstream'],
  ])('that is answered %i is a %s', async (status, code) => {
    const { slack, url } = await channel(status);
    expect(await codeOf(slack.post(url, 'x'))).toBe(code);
  });

  it('follows no redirect', async () => {
    const { slack, got, url } = await channel(307, {}, { location: 'http://127.0.0.1:9/' });
    expect(await codeOf(slack.post(url, 'x'))).toBe('upstream');
    expect(got).toHaveLength(1);
  });

  it('goes to no private network, whatever the name resolves to', async () => {
    const inside = createSlack({ resolve: () => Promise.resolve(['169.254.169.254']) });
    expect(await codeOf(inside.post('https://hooks.slack.example/services/x', 'x'))).toBe('bad_input');
    const both = createSlack({ resolve: () => Promise.resolve(['93.184.216.34', '10.0.0.5']) });
    expect(await codeOf(both.post('https://hooks.slack.example/services/x', 'x'))).toBe('bad_input');
  });
});

it.each([
  'http://hooks.slack.com/services/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://user:pass@hooks.slack.com/x',
  'https://hooks.slack.com:8443/x',
  'https://0x7f.1/x',
  'file:///etc/passwd',
  'nonsense',
])('takes no webhook at %s', async (url) => {
  const slack = createSlack({ resolve: () => Promise.resolve(['127.0.0.1']) });
  expect(await codeOf(slack.post(url, 'x'))).toBe('bad_input');
});

it('gives up after its time', async () => {
  const slack = createSlack({ timeoutMs: 20, resolve: () => new Promise(() => undefined) });
  expect(await codeOf(slack.post('https://hooks.slack.example/services/x', 'x'))).toBe('timeout');
});
