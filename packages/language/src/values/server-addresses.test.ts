import { expect, it } from 'vitest';
import { readServerAddresses } from './server-addresses.ts';

const read = (text: string) => readServerAddresses(text).map((one) => one.text);

it.each([
  ['use the model at http://127.0.0.1:11434/v1, llama3.1', 'http://127.0.0.1:11434/v1'],
  ['take qwen3 on localhost:1234.', 'localhost:1234'],
  ['my box is 192.168.1.20:8000/v1 at home', '192.168.1.20:8000/v1'],
  ['(see http://[::1]:8080/v1)', 'http://[::1]:8080/v1'],
  ['http://gpu.local runs vllm', 'http://gpu.local'],
  ['the one at https://models.example.com/api/v1?', 'https://models.example.com/api/v1'],
  ['go to https://models.example.com:8443/v1/', 'https://models.example.com:8443/v1/'],
  ['http://me:secret@127.0.0.1:9/v1 ok', 'http://me:secret@127.0.0.1:9/v1'],
  ['http://169.254.169.254/v1', 'http://169.254.169.254/v1'],
])('%s', (text, address) => {
  expect(read(text)).toEqual([address]);
  const [found] = readServerAddresses(text);
  expect(text.slice(found?.start, found?.end)).toBe(address);
});

it.each([
  'our site is https://juniper.example/shop',
  'look at www.olaria.example',
  'version 2.1.0.4 of the file',
  'meet at 10:30 or 11:45',
  'mail me at jo@127.example:25',
  'https://juniper.example/v1-candles',
])('finds none in: %s', (text) => {
  expect(read(text)).toEqual([]);
});
