import { expect, it } from 'vitest';
import { letter } from './letter.ts';

it('says the same as text and as markup', () => {
  const { text, html } = letter('Juniper & Clay', [
    'Hello Ada,',
    { label: 'Set a new password', url: 'https://app.example/reset-password#abc.def' },
    'It works once.\nIf it wasn’t you: https://app.example/login, “Forgot?”. Or https://app.example/x.',
  ]);
  expect(text).toBe(
    'Hello Ada,\n\nhttps://app.example/reset-password#abc.def\n\nIt works once.\nIf it wasn’t you: https://app.example/login, “Forgot?”. Or https://app.example/x.',
  );
  expect(html).toContain('Juniper &amp; Clay');
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://app.example/reset-password#abc.def"',
    'href="https://app.example/login"',
    'href="https://app.example/x"',
  ]);
  expect(html).toContain('It works once.<br>If');
});

it('shows markup in names as words', () => {
  const { html } = letter('<b>x</b>', ['Hello <img src=x onerror="alert(1)">,']);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,');
});
