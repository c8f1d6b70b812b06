import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { People } from './people.ts';
import { scriptSchema } from './script.ts';

const asked: string[] = [];
let session = 1;
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url?.split('/').at(-1)}`);
  const isLogin = request.url?.endsWith('/login');
  const isOver = !isLogin && request.headers.authorization !== `Bearer ${session}`;
  response.writeHead(isOver ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isLogin ? { token: String(session) } : { code: 'unauthenticated' }));
});
afterEach(() => server.close());

it('logs each person in once, and again where the session is over', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const people = new People(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const begin = (as: string, data: 'fresh' | 'kept') =>
    people.beginAs(scriptSchema.parse({ name: 'one', as, data, turns: [{ say: 'Hello' }] }));
  await begin('founder@example.com', 'fresh');
  await begin('founder@example.com', 'fresh');
  await begin('viewer@example.com', 'kept');
  expect(asked).toEqual(['POST login', 'POST reset', 'POST reset', 'POST login']);
  session += 1;
  asked.length = 0;
  await begin('founder@example.com', 'fresh');
  expect(asked).toEqual(['POST reset', 'POST login', 'POST reset']);
});
