import { readShares } from '@brandwright/language/values/shares.ts';
import { clausesOf, isNegated } from './clauses.ts';
import { found, type FoundPromise } from './found.ts';

const depositWords =
  /\bdeposit\b|\badvance\b|\bup-?front\b|\bpre-?pay\w*|\bdown ?payment\b|\bT\/T\b|\bTT\b|\bto start\b|\bwith (?:the )?order\b/i;
const balanceWords =
  /\bbalance\b|\bbefore (?:shipment|shipping|delivery|dispatch|loading)|\bagainst\b|\bB\/?L\b|\bafter (?:shipment|delivery|inspection)|\bon delivery\b|\bupon (?:shipment|delivery|completion)/i;
const when: readonly (readonly [RegExp, string])[] = [
  [/\bbefore (?:shipment|shipping|dispatch|loading)|\bprior to shipment/i, 'before shipment'],
  [/\bbefore delivery/i, 'before delivery'],
  [/\b(?:against|copy of|with)\b.{0,16}\bB\/?L\b/i, 'against the bill of lading'],
  [/\bafter (?:the )?inspection/i, 'after inspection'],
  [/\bafter (?:shipment|delivery)|\bon delivery|\bupon delivery/i, 'after delivery'],
  [
    /\bupon completion|\bwhen (?:the )?(?:goods|production) (?:are|is) (?:ready|finished|done)/i,
    'when the goods are ready',
  ],
];

/** How it is to be paid, in a plain sentence. */
export function readPaymentTerms(plain: string): FoundPromise[] {
  if (
    isNegated(plain) ||
    /\bdiscount\b|\bcotton\b|\bpolyester\b|\bdefect|\boff\b|\bcheaper\b|\bduty\b|\bincrease\b/i.test(plain)
  )
    return [];
  const shares = readShares(plain).filter(({ percent }) => percent > 0 && percent <= 100);
  const [first, second] = shares;
  if (first === undefined) return withoutShares(plain);
  const isDeposit = depositWords.test(plain);
  const moment = when.find(([pattern]) => pattern.test(plain))?.[1];
  const isSplit = first.start === second?.start;
  if (
    !isDeposit &&
    !balanceWords.test(plain) &&
    moment === undefined &&
    !(/\bpayment\b/i.test(plain) || (isSplit && /\bpay|\bterms?\b/i.test(plain)))
  )
    return [];
  // "Half the run", "a third color": without a percent sign it is a share of the money only where money is paid.
  if (/\p{L}{3}/u.test(first.text.replace(/per ?cent|pct/i, '')) && !isDeposit && !/\bpay/i.test(plain))
    return [];
  if (first.percent === 100) {
    const words = isDeposit ? '100% in advance' : `100%${moment ? ` ${moment}` : ''}`;
    return [found('PAYMENT_TERMS', words, { depositPercent: isDeposit ? 100 : 0 })];
  }
  if (!isDeposit && shares.length === 1)
    return [found('PAYMENT_TERMS', `${first.figure} ${moment ?? 'as the balance'}`)];
  const isWhole = second !== undefined && Math.round(first.percent + second.percent) === 100;
  const balance = isWhole ? second.figure : balanceWords.test(plain) || moment ? 'balance' : null;
  const value = `${first.figure} deposit${balance ? `, ${balance} ${moment ?? (balance === 'balance' ? 'later' : 'as the balance')}` : ''}`;
  return [found('PAYMENT_TERMS', value, { depositPercent: first.percent })];
}

function withoutShares(plain: string): FoundPromise[] {
  const net = /\bnet (\d{1,3})(?:\s?days?)?\b/i.exec(plain);
  if (net)
    return [
      found('PAYMENT_TERMS', `net ${net[1]} days`, {
        depositPercent: 0,
        daysMin: Number(net[1]),
        daysMax: Number(net[1]),
      }),
    ];
  if (/\b(?:L\/C|letter of credit)\b/i.test(plain)) return [found('PAYMENT_TERMS', 'letter of credit')];
  return [];
}

const incoterm =
  /\b(EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\b(?:\s(?:price\s)?(?:to |at |from )?((?:\p{Lu}[\p{L}]+)(?:\s\p{Lu}[\p{L}]+){0,3}))?/u;
/** Words that follow a term with a capital letter and are no place. */
const noPlace =
  /^(?:prices?|is|usd|eur|gbp|rmb|cny|us|the|we|and|or|moq|terms?|basis|quote|for|only|with|our|incoterms?)$/i;

/** The Incoterm with its place, in a plain sentence. */
export function readShippingTerms(plain: string): FoundPromise[] {
  const match = incoterm.exec(plain);
  if (!match || clausesOf(plain).some(({ text }) => text.includes(match[1] ?? '') && isNegated(text)))
    return [];
  const words = (match[2] ?? '').split(' ');
  const end = words.findIndex((word) => noPlace.test(word));
  const place = words.slice(0, end < 0 ? undefined : end).join(' ');
  return [found('SHIPPING_TERMS', `${match[1]}${place ? ` ${place}` : ''}`)];
}

const certificates: readonly (readonly [RegExp, string])[] = [
  [/\bISO ?(9001|14001|13485|22000|45001)\b/i, 'ISO'],
  [/\bBSCI\b/i, 'BSCI'],
  [/\b(?:SEDEX|SMETA)\b/i, 'SMETA'],
  [/\bGOTS\b/, 'GOTS'],
  [/\bOEKO-?TEX\b/i, 'OEKO-TEX'],
  [/\bFSC\b/, 'FSC'],
  [/\bGRS\b/, 'GRS'],
  [/\bFDA\b/, 'FDA'],
  [/\bLFGB\b/, 'LFGB'],
  [/\bREACH\b/, 'REACH'],
  [/\bRoHS\b/i, 'RoHS'],
  [/\bCE (?:mark|certificat\w+|approved)|\bCE\b(?=,| and| certif)/, 'CE'],
  [/\bCPSIA\b/, 'CPSIA'],
  [/\bCPC\b/, 'CPC'],
  [/\bProp(?:osition)?\.? ?65\b/i, 'Prop 65'],
  [/\bGMP\b/, 'GMP'],
  [/\bSA ?8000\b/i, 'SA8000'],
  [/\bWRAP\b/, 'WRAP'],
  [/\bASTM\b/, 'ASTM'],
  [/\bEN ?71\b/, 'EN 71'],
  [/\bFair ?trade\b/i, 'Fairtrade'],
];
const claimWords =
  /\bhave\b|\bhas\b|\bhold\b|\bcertif\w*|\bcompl(?:y|ies|iant)\b|\bpass(?:ed|es)?\b|\breports?\b|\btest(?:ed|s)?\b|\bapproved\b|\bprovide\b|\bwith\b|\bare\b|\bis\b|\bmeets?\b|\baudit(?:ed)?\b/i;

/** Certificates that are said to be held, in a plain sentence. */
export function readCertificates(plain: string): FoundPromise[] {
  if (isNegated(plain) || !claimWords.test(plain)) return [];
  const names = certificates.flatMap(([pattern, name]) => {
    const match = pattern.exec(plain);
    return match ? [name === 'ISO' ? `ISO ${match[1]}` : name] : [];
  });
  return names.map((name) => found('CERTIFICATE', name));
}
