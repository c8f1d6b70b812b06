import { OperationError } from '@brandwright/contract';
import { isIP } from 'node:net';
import { isLocalAddress, isLoopbackHost } from './local-address.ts';

/**
 * The base address of a server that speaks OpenAI's protocol, made whole: a scheme where none was typed, no slash at the
 * end, `/v1` where there is no path, without the name of a call. Throws bad_input for anything else, credentials included.
 */
export function serverAddressOf(said: string): string {
  const text = said.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${schemeFor(text)}://${text}`;
  if (!URL.canParse(whole))
    throw refuse(`"${short(said)}" isn’t an address. Use one such as http://127.0.0.1:11434/v1.`);
  const url = new URL(whole);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('A model server’s address must start with http:// or https://.');
  if (url.username !== '' || url.password !== '')
    throw refuse('The address contains a user name or password. Leave it out, and save a key instead.');
  if (url.search !== '' || url.hash !== '')
    throw refuse('The address contains a query. Leave the query out, as in http://127.0.0.1:11434/v1.');
  const path = url.pathname.replace(/\/+$/, '').replace(/\/(?:chat\/completions|models|responses)$/, '');
  return `${url.protocol}//${url.host}${path === '' ? '/v1' : path}`;
}

/** Without a scheme: http on this machine and network, https elsewhere. */
function schemeFor(text: string): 'http' | 'https' {
  const host = /^(\[[^\]]*\]|[^/:?#]*)/.exec(text)?.[1] ?? '';
  const bare = host.replace(/^\[|\]$/g, '');
  return isLoopbackHost(bare) || (isIP(bare) > 0 && isLocalAddress(bare)) ? 'http' : 'https';
}

const refuse = (message: string) => new OperationError('bad_input', message);
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
