import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseModelServers } from './choose-model-servers.ts';
import { createModelServers } from './create-model-servers.ts';
import { isLocalAddress } from './local-address.ts';
import { serverAddressOf } from './server-address.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server on a free port of this machine; answers its port. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const json = (body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
};
const listOf = (...ids: string[]) =>
  json({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
const open = { allowsLocal: true, standardModel: null };

describe('an address', () => {
  it.each([
    ['127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
    ['localhost:1234/', 'http://localhost:1234/v1'],
    ['192.168.1.20:8000/v1/chat/completions', 'http://192.168.1.20:8000/v1'],
    ['[::1]:8080', 'http://[::1]:8080/v1'],
    ['models.example.com', 'https://models.example.com/v1'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['https://gateway.example.com/openai/v1/models', 'https://gateway.example.com/openai/v1'],
  ])('%s is made whole', (said, whole) => expect(serverAddressOf(said)).toBe(whole));

  it.each([
    'ftp://models.example.com',
    'file:///etc/passwd',
    'https://me:secret@models.example.com/v1',
    'http://127.0.0.1:11434/v1?key=1',
    'http://',
    'javascript:alert(1)',
  ])('%s is refused', (said) =>
    expect(() => serverAddressOf(said)).toThrow(expect.objectContaining({ code: 'bad_input' })),
  );
});

it('tells this machine and its network from services of clouds and the rest', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.16.0.1',
    '::1',
    'fd12::1',
    '100.64.0.7',
  ])
    expect(isLocalAddress(address), address).toBe(true);
  const others = ['169.254.169.254', 'fe80::1', 'fd00:ec2::254', '100.100.100.200', '0.0.0.0', '224.0.0.1'];
  for (const address of [...others, '8.8.8.8', '::ffff:169.254.169.254', 'localhost'])
    expect(isLocalAddress(address), address).toBe(false);
});

describe('what may be reached', () => {
  const resolve = async (host: string) => {
    const known: Record<string, string[]> = {
      'public.test': ['93.184.216.34'],
      'inner.test': ['10.0.0.5'],
      'both.test': ['93.184.216.34', '10.0.0.5'],
      'metadata.test': ['169.254.169.254'],
    };
    return known[host] ?? [];
  };
  const check = (address: string, allowsLocal: boolean) =>
    createModelServers({ allowsLocal, standardModel: null, resolve })
      .check(address)
      .then(
        (whole) => whole,
        (error: { code?: string }) => error.code,
      );

  it.each([
    ['https://public.test', true, 'https://public.test/v1'],
    ['https://public.test', false, 'https://public.test/v1'],
    ['http://public.test', true, 'conflict'],
    ['http://inner.test', true, 'http://inner.test/v1'],
    ['http://inner.test', false, 'conflict'],
    ['http://127.0.0.1:11434', false, 'conflict'],
    ['http://[::ffff:127.0.0.1]:11434', false, 'conflict'],
    ['http://2130706433:11434', false, 'conflict'],
    ['https://both.test', true, 'conflict'],
    ['https://metadata.test', true, 'conflict'],
    ['http://169.254.169.254', true, 'conflict'],
    ['http://0.0.0.0:8000', true, 'conflict'],
    ['https://nowhere.test', true, 'upstream'],
  ])('%s with local servers %s: %s', async (address, allowsLocal, outcome) => {
    expect(await check(address, allowsLocal)).toBe(outcome);
  });

  it('holds for the request itself, whatever was checked before', async () => {
    const port = await serve(listOf('m'));
    const servers = createModelServers({ allowsLocal: false, standardModel: null });
    await expect(servers.fetch(`http://127.0.0.1:${port}/v1/models`)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(servers.listModels(`http://127.0.0.1:${port}`, null)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(servers.findLocal()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is decided by where the server listens, unless the setting says', () => {
    const allows = (settings: Record<string, string>) => chooseModelServers(settings).allowsLocal;
    expect(allows({})).toBe(true);
    expect(allows({ HOST: '::1' })).toBe(true);
    expect(allows({ HOST: '0.0.0.0' })).toBe(false);
    expect(allows({ HOST: '127.0.0.1', PUBLIC_URL: 'https://app.example.com' })).toBe(false);
    expect(allows({ TRUST_PROXY: '1' })).toBe(false);
    expect(allows({ HOST: '0.0.0.0', COPILOT_LOCAL_SERVERS: '1' })).toBe(true);
    expect(allows({ COPILOT_LOCAL_SERVERS: '0' })).toBe(false);
    expect(() => allows({ COPILOT_LOCAL_SERVERS: 'maybe' })).toThrow(/must be 1 or 0/);
    expect(() => allows({ COPILOT_LOCAL_PORTS: '0,99999' })).toThrow(/COPILOT_LOCAL_PORTS/);
  });

  it('leaves what whoever runs the installation chose as OpenAI', async () => {
    const port = await serve(listOf('gpt-x'));
    const servers = chooseModelServers({
      HOST: '0.0.0.0',
      COPILOT_OPENAI_URL: `http://127.0.0.1:${port}/v1/`,
    });
    expect(await servers.listModels(servers.openAiAddress, 'key')).toEqual(['gpt-x']);
  });
});

describe('models of a server', () => {
  it('are listed, with the key when there is one', async () => {
    const keys: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      keys.push(request.headers.authorization);
      listOf('qwen3:14b', 'llama3.1:8b')(request, response);
    });
    const servers = createModelServers(open);
    expect(await servers.listModels(`127.0.0.1:${port}`, null)).toEqual(['qwen3:14b', 'llama3.1:8b']);
    await servers.listModels(`127.0.0.1:${port}`, 'key-1');
    expect(keys).toEqual([undefined, 'Bearer key-1']);
  });

  it.each<[string, RequestListener, string, RegExp]>([
    ['a refused key', (_, response) => response.writeHead(401).end(), 'upstream', /refused the key/],
    ['another answer', (_, response) => response.writeHead(404).end('no'), 'upstream', /404.*\/v1/],
    ['a web page', (_, response) => response.end('<html></html>'), 'upstream', /doesn’t use/],
    ['other JSON', json({ models: [] }), 'upstream', /doesn’t use/],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      'upstream',
      /redirects to/,
    ],
    ['far too much', json({ data: [{ id: 'x'.repeat(3_000_000) }] }), 'too_large', /too large/],
    ['silence', () => undefined, 'timeout', /didn’t answer/],
  ])('%s is said in words', async (_name, answer, code, words) => {
    const port = await serve(answer);
    const timeoutMs = code === 'timeout' ? 400 : 10_000;
    const asked = createModelServers({ ...open, timeoutMs }).listModels(`127.0.0.1:${port}`, null);
    await expect(asked).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
  });

  it('nobody there is said in words', async () => {
    const port = await serve(() => undefined);
    stops.pop()?.();
    await expect(createModelServers(open).listModels(`127.0.0.1:${port}`, null)).rejects.toMatchObject({
      code: 'upstream',
      message: expect.stringMatching(/can’t be reached/),
    });
  });

  it('are found at the local ports, whatever else answers there', async () => {
    const vllm = await serve(json({ data: [{ id: 'qwen', owned_by: 'vllm' }] }));
    const other = await serve((_, response) => response.end('hello'));
    const empty = await serve(listOf());
    const servers = createModelServers({ ...open, localPorts: [vllm, other, empty] });
    expect(await servers.findLocal()).toEqual([
      { software: 'vLLM', address: `http://127.0.0.1:${vllm}/v1`, models: ['qwen'] },
      { software: 'Model server', address: `http://127.0.0.1:${empty}/v1`, models: [] },
    ]);
  });
});

it('sends a request and streams its answer', async () => {
  const port = await serve((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`${request.method} ${request.headers['x-one']} `);
      response.end(body);
    });
  });
  const { fetch } = createModelServers(open);
  const answer = await fetch(`http://localhost:${port}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'x-one': 'two' },
    body: '{"a":1}',
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await answer.text()).toBe('POST two {"a":1}');
});

it('ends an answer that grows without end', async () => {
  const port = await serve((_, response) => {
    for (let piece = 0; piece < 40; piece += 1) response.write('x'.repeat(1000));
    response.end();
  });
  const { fetch } = createModelServers({ ...open, largestBytes: 5000 });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await expect(answer.text()).rejects.toMatchObject({ code: 'too_large' });
});
