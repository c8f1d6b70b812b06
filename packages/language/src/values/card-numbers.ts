/** Numbers of payment cards: Visa, Mastercard, American Express, Discover, Diners, JCB, UnionPay, with spaces or hyphens or without. */
const shaped =
  /(?<![\d.])(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|3[4-9]\d{2}|30[0-5]\d|6[0-9]\d{2})(?:[ -]?\d){9,15}(?![\d])/g;
/** What stands beside one: when it expires, its security code. */
const beside =
  /\b(?:cvc2?|cvv2?|security code|exp(?:iry|ires|iration)?(?: date)?|valid (?:thru|until))\W{0,3}(?:is\s+)?\d{1,4}(?:\s?\/\s?\d{2,4})?\b|\b(?:0?[1-9]|1[0-2])\s?\/\s?(?:20)?\d{2}\b(?:\W{1,3}\d{3,4}\b)?/gi;
const afterTracking = /\b(?:track(?:ing)?|waybill)\b(?![^.;]*\bcard\b)[^.;]{0,20}$/i;

/** The check digit that every card number has (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

/** A text without the card numbers in it, and without the dates and security codes beside them. `place` stands for a number. */
export function withoutCardNumbers(text: string, place: string): string {
  let isFound = false;
  const without = text.replace(shaped, (found: string, at: number) => {
    if (afterTracking.test(text.slice(0, at))) return found;
    // More digits may follow the number itself, such as its security code.
    for (let end = found.length; end > 0; end -= 1) {
      const number = found.slice(0, end);
      if (!/\d$/.test(number) || /^\d/.test(found.slice(end))) continue;
      if (!isCardNumber(number.replaceAll(/\D/g, ''))) continue;
      isFound = true;
      const rest = found.slice(end);
      return place + (text[at + found.length] === '/' ? rest : rest.replaceAll(/\d/g, ''));
    }
    return found;
  });
  return isFound ? without.replace(beside, '…') : text;
}
