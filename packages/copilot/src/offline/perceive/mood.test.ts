import { describe, expect, it } from 'vitest';
import { asksOnly, asksToSee, asksWhether, isStatement, isSupposed, leavesAlone } from './mood.ts';

describe('what a message is meant as', () => {
  it.each([
    'what if we paid by card',
    'how would it look in orange? Only to see, don’t change nothing.',
    'Let me see it in brown. Change nothing.',
    "don't send it yet",
  ])('“%s” changes nothing', (text) => expect(isSupposed(text)).toBe(true));

  it.each(['change the title', 'send it', 'nothing else, thanks'])('“%s” is meant', (text) =>
    expect(isSupposed(text)).toBe(false),
  );

  it.each([
    'show me the tea one again',
    'and meanwhile show me the night tea one',
    'could you show me the slides',
    'let me see it in brown',
    'point 2, the lost shipments. I have need of the order numbers',
    'I would like to know the date',
  ])('“%s” asks to see', (text) => expect(asksToSee(text)).toBe(true));

  it.each(['draw it', 'make it public', 'open a new account with them'])(
    '“%s” may ask for more than a look',
    (text) => expect(asksToSee(text)).toBe(false),
  );

  it('tells a question about somebody else from a request', () => {
    expect(asksWhether('And could one of these assistants pay the invoices?')).toBe(true);
    expect(asksWhether('Could one of these pay the invoices the day they are due? I forget always.')).toBe(
      true,
    );
    expect(asksWhether('could you pay the invoices?')).toBe(false);
    expect(asksWhether('can we ship it today?')).toBe(false);
  });

  it.each([
    'he wants to add a tea towel',
    'and we want cotton beanies made somewhere else',
    'A customer wrote me that she took three totes',
    'Not enough, we keep the 26',
  ])('“%s” tells', (text) => expect(isStatement(text)).toBe(true));

  it.each(['put his back on hold', 'we should ship it', 'i want to cancel it', "i'd like the blue one"])(
    '“%s” asks',
    (text) => expect(isStatement(text)).toBe(false),
  );

  it.each([
    'how is the page getting on',
    'still jaipur then. have people complained about them? asking because i got burnt',
    'that friday one, about not shipping, is that mine?',
  ])('“%s” only asks', (text) => expect(asksOnly(text)).toBe(true));

  it.each([
    'did that ever get here',
    "marta's diffuser, did that ever get here",
    "and marco's cups have they turned up yet",
    'is it on? and what does it cost',
  ])('“%s” only asks', (text) => expect(asksOnly(text)).toBe(true));

  it.each([
    'oh is that all, go on then make the file for it',
    'refund the cups and tell me have they been sent, then close it',
    'put a note on the ones that are late',
  ])('“%s” may ask for a change', (text) => expect(asksOnly(text)).toBe(false));

  it.each(['could you pause it?', 'how about blue', 'is it enough? make it 26,000', 'who, please'])(
    '“%s” may ask for a change',
    (text) => expect(asksOnly(text)).toBe(false),
  );

  it('tells what is left alone from what is left somewhere', () => {
    expect(leavesAlone('only the once, so leave it be')).toBe(true);
    expect(leavesAlone('leave it on the porch')).toBe(false);
  });
});
