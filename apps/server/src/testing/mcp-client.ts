import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';
import type { Person, TestServer } from './test-server.ts';

/** A client of /mcp that can do what `capabilities` say, logged in with a token, over a network of its own. */
export async function connectMcp(
  url: string,
  token: string,
  capabilities: ClientCapabilities = {},
  fetchThere: typeof fetch = fetch,
): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> {
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit,
    fetch: fetchThere,
  });
  await client.connect(transport as never);
  return { client, transport };
}

/** Posts a message as a client of a session does and answers the response as it comes. */
export const postMessage = (
  url: string,
  token: string,
  session: string | undefined,
  message: object,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session === undefined ? {} : { 'mcp-session-id': session }),
      ...headers,
    },
    body: JSON.stringify(message),
  });

/** The number of a new, paid order. */
export async function placeOrder(server: TestServer, { token }: Person): Promise<number> {
  const order = {
    customerName: 'Maya Chen',
    addressLine1: '12 Alder Way',
    city: 'Portland',
    state: 'OR',
    zipCode: '97205',
    countryCode: 'US',
    item: 'Ceramic mug',
    quantity: 2,
    unitPriceMinor: 2100,
    paid: true,
  };
  const { body, status, text } = await server.api('/web/orders/manual-retail', { token, body: order });
  if (status >= 300) throw new Error(text);
  return Number(body['orderNumber']);
}
