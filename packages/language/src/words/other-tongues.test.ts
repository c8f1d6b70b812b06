import { describe, expect, it } from 'vitest';
import { isOtherTongue } from './other-tongues.ts';

describe('another tongue', () => {
  it.each([
    'hola, puedes cancelar el pedido 1042?',
    'Storniere bitte nichts',
    'où sont mes commandes',
    'wo ist meine bestellung',
    '注文はどこですか',
  ])('%s', (text) => expect(isOtherTongue(text)).toBe(true));
  it.each([
    'cancel order 1042',
    'find makers in Portugal for the das keyboard',
    'olaria do vale quote please',
    'ciao for now',
    'who is on hold and why',
  ])('not: %s', (text) => expect(isOtherTongue(text)).toBe(false));
});
