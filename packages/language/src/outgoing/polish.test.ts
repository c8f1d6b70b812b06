import { describe, expect, it } from 'vitest';
import { polishLetter, polishNote } from './polish.ts';
import { asks } from './sentence.ts';

const sides = { recipient: 'Vela Norte', person: 'Nora Lindqvist', store: 'Fog & Fern' };
const hello = 'Hello Vela Norte team,';
const regards = 'Best regards,\nNora Lindqvist, Fog & Fern';
const polished = (text: string) => polishLetter(text, sides);
const letter = (body: string) => `${hello}\n\n${body}\n\n${regards}`;

describe('a letter', () => {
  it.each([
    ['we book the air freight', 'We book the air freight.'],
    ['ok', 'Ok.'],
    ['500 pieces is fine', '500 pieces is fine.'],
    ['can you do $4.10', 'Can you do $4.10?'],
    ['when do you ship', 'When do you ship?'],
    ['when do you ship?', 'When do you ship?'],
    ['and how long does production take', 'And how long does production take?'],
    ['we like it. could you send two more', 'We like it. could you send two more?'],
    ['when the sample is here we decide', 'When the sample is here we decide.'],
    ['what we need is a lower price', 'What we need is a lower price.'],
    ['do the first batch in blue', 'Do the first batch in blue.'],
    ['please send both fragrances!', 'Please send both fragrances!'],
    ['the color is perfect 😍', 'The color is perfect 😍'],
    ['👍 looks good', '👍 Looks good.'],
    ['here is the drawing: https://x.example/mug', 'Here is the drawing: https://x.example/mug'],
    ['write to sales@fog.example', 'Write to sales@fog.example'],
    ['https://x.example/mug is the drawing', 'https://x.example/mug is the drawing.'],
    ['iPhone cases, not iPad cases', 'iPhone cases, not iPad cases.'],
    ['we need:\n- 300 mugs\n- 200 bowls', 'We need:\n- 300 mugs\n- 200 bowls'],
    ['- mugs\n- bowls', '- mugs\n- bowls'],
    ['1. price\n2. lead time', '1. price\n2. lead time'],
    ['they said “never again”', 'They said “never again”.'],
    ['they said "really?"', 'They said "really?"'],
    ['(no plastic)', '(No plastic).'],
    ['at most 5%', 'At most 5%.'],
    ['wait…', 'Wait…'],
    ['we decide once', 'We decide once.'],
    ['  trailing spaces  ', 'Trailing spaces.'],
  ])('around “%s”', (said, body) => expect(polished(said)).toBe(letter(body)));

  it('never takes a word away or mends one', () => {
    const said = 'unscented, dont use the macho font, NOT the seperate lid and no MOQ under 144';
    expect(polished(said)).toContain(said.slice(1));
  });

  it.each([
    'hi Maria, we take 500',
    'Hello,\n\nwe take 500',
    'dear Vela Norte team we take 500',
    'Good morning! We take 500',
    'Vela Norte, we take 500',
    'Team Vela Norte,\nwe take 500',
    'Olá, ficamos com 500 peças para a loja',
    'Guten Tag, wir nehmen 500 und das ist gut',
    'Bonjour, nous prenons 500 pour la boutique',
    '您好,我们要五百个',
  ])('that is greeted already is not greeted again: %s', (said) => {
    expect(polished(said).startsWith(said.slice(0, 1).toLocaleUpperCase('en-US'))).toBe(true);
    expect(polished(said)).not.toContain(hello);
    expect(polished(said)).toContain('Nora Lindqvist, Fog & Fern');
  });

  it.each([
    'hi-res files please',
    'high gloss please',
    'dearer than we thought',
    'heya is the name of the mug',
    'Olaria do Vale, the other workshop, is cheaper',
  ])('that only looks greeted is: %s', (said) => expect(polished(said).startsWith(hello)).toBe(true));

  it.each([
    'We take 500.\n\nBest regards,\nNora',
    'We take 500.\n— Nora',
    'We take 500. Nora',
    'we take 500, thanks, nora',
    'We take 500.\nNora, Fog & Fern',
    'We take 500.\n\nThe Fog & Fern team\nFog & Fern',
    'We take 500.\n\nKind regards\nTom Reed',
    'We take 500.\n\nMit freundlichen Grüßen\nTom Reed\nReed & Sons',
  ])('that is signed already is not signed again: %s', (said) => {
    expect(polished(said)).toBe(`${hello}\n\n${said.charAt(0).toUpperCase()}${said.slice(1)}`);
  });

  it.each([
    ['we take 500\n\nBest regards,', `We take 500.\n\nBest regards,\nNora Lindqvist, Fog & Fern`],
    ['we take 500\nThanks!', `We take 500.\nThanks!\nNora Lindqvist, Fog & Fern`],
  ])('that closes without a name gets the name: %s', (said, body) => {
    expect(polished(said)).toBe(`${hello}\n\n${body}`);
  });

  it.each([
    'Thanks!\nSee you soon',
    'we take 500, thanks',
    'Thank you Maria',
    'send it to Nora',
    'Nora\nwill call',
  ])('that is not signed is: %s', (said) => expect(polished(said).endsWith(regards)).toBe(true));

  it('in another tongue gets the name alone', () => {
    expect(polished('podem enviar uma amostra para mim, por favor? onde pago')).toBe(
      'Vela Norte,\n\nPodem enviar uma amostra para mim, por favor? onde pago.\n\nNora Lindqvist, Fog & Fern',
    );
    expect(polished('我们要五百个')).toBe('Vela Norte,\n\n我们要五百个。\n\nNora Lindqvist, Fog & Fern');
  });

  it.each([
    'ok',
    'hi Maria, we take 500',
    'we take 500\n\nBest regards,',
    'podem enviar uma amostra para mim, por favor? onde pago',
    '我们要五百个',
    '- mugs\n- bowls',
    'here: https://x.example/mug',
    '😍',
  ])('is polished once: %s', (said) => {
    expect(polished(polished(said))).toBe(polished(said));
    const unknown = { recipient: 'Vela Norte', person: null, store: null };
    expect(polishLetter(polishLetter(said, unknown), unknown)).toBe(polishLetter(said, unknown));
  });

  it('without words is none', () => expect(polished('  ')).toBe(''));
});

it.each([
  ['the glaze was a little uneven', 'The glaze was a little uneven.'],
  ['fast and kind!', 'Fast and kind!'],
  ['', ''],
])('a note gets a capital and an end: %s', (said, note) => expect(polishNote(said)).toBe(note));

it.each([
  ['what is your MOQ', true],
  ['which wax is it exactly', true],
  ['how about 300', true],
  ['are labels included', true],
  ['does packing cost extra', true],
  ['is fine for us', false],
  ['how many fit in a box', true],
  ["isn't it too late", true],
  ['have a nice day', false],
  ['have the samples ready on Monday', false],
  ['where we stand is unclear', false],
  ['what a lovely glaze', false],
  ['will do', false],
  ['we like it', false],
  ['Hi. can you ship today', true],
  ['can you ship today? we hope so', false],
])('“%s” asks: %s', (text, is) => expect(asks(text)).toBe(is));
