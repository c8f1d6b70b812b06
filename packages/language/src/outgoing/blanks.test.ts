import { describe, expect, it } from 'vitest';
import { blanksIn } from './blanks.ts';

const namesIn = (text: string) => blanksIn(text).map(({ text: whole }) => whole);

describe('a blank', () => {
  it.each([
    ['Thank you for your message. [Your answer]', ['[Your answer]']],
    ['Hi [name], we need [quantity] pieces at [target price].', ['[name]', '[quantity]', '[target price]']],
    ['Could you begin with [XX] pieces?', ['[XX]']],
    ['We need it by [date 2026].', ['[date 2026]']],
    ['Hello []', ['[]']],
    ['The color is [...]', ['[...]']],
    ['The color is […]', ['[…]']],
    ['Hello {{name}}', ['{{name}}']],
    ['Hello {{ first name }}', ['{{ first name }}']],
    ['Hello {{{name}}}', ['{{{name}}}']],
    ['Hello {first_name}, hello ${name}', ['{first_name}', '${name}']],
    ['Hello <name>, I am <your name> of <<company>>', ['<name>', '<your name>', '<<company>>']],
    ['Hello %FIRST_NAME%', ['%FIRST_NAME%']],
    ['We would pay ____ for each', ['____']],
    ['Name:\n________', ['________']],
    ['Our order number is XXXX', ['XXXX']],
    ['Please quote XXX pieces at $XX.XX', ['XXX', '$XX.XX']],
    ['We would pay $X for each of XX units', ['$X', 'XX']],
    ['Can you do ?? pieces at $?? each', ['??', '??']],
    ['The color is TBD, the date tbd.', ['TBD', 'tbd']],
    ['Ship date: TBC', ['TBC']],
    ['Our target is <insert price>, ship to <your address>', ['<insert price>', '<your address>']],
    ['The material is to be determined.', ['to be determined']],
    ['It ships on (insert date)', ['(insert date)']],
    ['Regards,\n(your name here)', ['(your name here)']],
    ['See [Your answer](', []],
  ])('%s', (text, blanks) => expect(namesIn(text)).toEqual(blanks));

  it('names what is missing, in the order of the text', () => {
    expect(blanksIn('____ for [ Your answer ] and {{price}}')).toEqual([
      { text: '____', name: '', start: 0 },
      { text: '[ Your answer ]', name: 'Your answer', start: 9 },
      { text: '{{price}}', name: 'price', start: 29 },
    ]);
  });
});

describe('no blank', () => {
  it.each([
    'Our drawings are [here](https://files.example/mug.pdf).',
    'As [the drawing][1] shows.\n[1]: https://files.example/mug.pdf',
    '![The mug](https://files.example/mug.png)',
    'The glaze must be lead free [1], see also [2, 3] and [^4].',
    'Order [#1042] and part [EN71-3], also [SKU-204].',
    'Still open:\n- [ ] labels\n- [x] cartons',
    'They wrote "seperate [sic] boxes".',
    'Please see https://x.example/a___b?filter[size]=xl&to={id} for the sizes.',
    'Write to first___last@fog.example.',
    'MOQ < 500 and price > 2 is what we look for, 3 <4 and so on.',
    'Sizes S to XXL, XXXL if you can, and a cost of 50%, at most 55%.',
    'Tees up to XXX-Large (12 oz), XX Large and 2XL.',
    'Really ?? We did not know that???',
    'Our drawing is TBD-204/A, order A/TBD/7.',
    'It is __very__ important, and snake___case is a file.',
    'I love it <3 (really, add 5% for duty) {ok?}',
    'Write <nora@fog.example> or see <https://fog.example>.',
    'We take 500 pieces (the black ones) and the rest in January.',
    '注意【重要】',
    '',
  ])('%s', (text) => expect(namesIn(text)).toEqual([]));
});
