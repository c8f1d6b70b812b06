import { linksIn } from './addresses.ts';

const account =
  '(?:bank(?:ing)?(?: account| details| information| info)?|(?:company |our |the |payment |receiving |corporate )?accounts?(?! manager| executive| number of)|beneficiary|iban|swift(?: code)?|payment (?:details|information|instructions)|wire (?:details|instructions)|remittance (?:details|information))';
const changed =
  '(?:changed?|changing|updated?|new|different|another|replaced?|switched|moved to|no longer (?:valid|in use|used|works?|active)|under (?:audit|review|inspection|investigation)|frozen|closed|blocked|on hold|out of (?:use|service))';
const changedAccount = new RegExp(
  `\\b${changed}\\b[^.!?]{0,40}\\b${account}\\b|\\b${account}\\b[^.!?]{0,48}\\b${changed}\\b`,
  'i',
);
const unchanged =
  /\b(?:not|never|n't|no)\b[^.!?]{0,24}\b(?:change[ds]?|changing|new|different|updated?)\b|\bunchanged\b|\bstays? the same\b|\bremains? (?:the same|unchanged)\b|\bsame (?:bank )?account as (?:before|always|last)|\b(?:changed?|different|new)\b[^.!?]{0,30}\?\s*$/i;
/** An account that is no bank's. */
const otherAccount =
  /\b(?:account (?:manager|executive|team)|your account|user account|instagram|wechat account|(?:alibaba|store|shop|google|amazon) account|on account of|take (?:that |it )?into account)\b/i;

/** Whether a sentence says that the account to pay to is another now. */
export const saysAccountChanged = (plain: string): boolean =>
  changedAccount.test(plain) &&
  !unchanged.test(plain) &&
  (!otherAccount.test(plain) || /\bbank|\biban|\bbeneficiary/i.test(plain));

const iban = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/g;
const accountNumber =
  /\b(?:a\/?c|acc(?:oun)?t|account)\s?(?:no|number|nr|#)?\.?\s?[:#]?\s?(\d[\d -]{6,24}\d)/gi;

/** Account numbers in a sentence, without spaces. */
export function accountsIn(plain: string): string[] {
  const found = [...plain.matchAll(iban)].map(([text]) => text);
  for (const [, figure = ''] of plain.matchAll(accountNumber)) found.push(figure);
  return [...new Set(found.map((text) => text.replace(/[\s-]/g, '').toUpperCase()))].filter(
    (text) => text.length >= 8,
  );
}

const riskyWays =
  /\b(?:western union|money ?gram|bitcoin|btc|usdt|crypto(?:currency)?|gift cards?|zelle|venmo|cash ?app|friends (?:and|&) family|personal (?:bank )?account|private account|my (?:wife|husband|brother|sister|cousin|own|personal)(?:'s)? (?:bank )?account)\b/i;
const besides =
  /\b(?:outside|off|bypass(?:ing)?|avoid(?:ing)?|without|not (?:through|via|on)|instead of(?: through| via)?)\b[^.!?]{0,20}\b(?:the |this |your )?(?:platform|website|site|marketplace|system)(?:'s)?(?: fees?)?\b|\bpay (?:us |me )?direct(?:ly)?\b|\bdirect(?:ly)? (?:payment|transfer) to (?:us|me|our)|\b(?:transfer|remit|wire|send)\b[^.!?]{0,40}\bdirect(?:ly)? to (?:us|me|our|my)\b/i;
const paypal = /\bpay ?pal\b|\balipay\b|\bwechat pay\b/i;
const forbids =
  /\b(?:do not|don't|never|please not|should not|shouldn't|must not|cannot|can't|no need to|we do not accept|we don't accept|not accept|no longer accept)\b/i;

/** How a sentence asks to be paid past the platform: HIGH for ways without any protection, else MEDIUM. */
export function outsidePayment(plain: string): 'HIGH' | 'MEDIUM' | null {
  if (forbids.test(plain) || /\?\s*$/.test(plain)) {
    // "Can you pay by Western Union?" asks all the same.
    if (forbids.test(plain) || !/\b(?:can|could|would|will) you\b/i.test(plain)) return null;
  }
  if (riskyWays.test(plain)) return 'HIGH';
  if (besides.test(plain))
    return /\bpay|\btransfer|\bremit|\bwire|\bfees?\b|\bdeposit|\border|\bdeal/i.test(plain) ? 'HIGH' : null;
  return paypal.test(plain) && /\bpay|\bsend|\btransfer|\bdeposit/i.test(plain.replace(paypal, ''))
    ? 'MEDIUM'
    : null;
}

const haste =
  /\burgent(?:ly)?\b|\bimmediately\b|\bright (?:now|away)\b|\basap\b|\bas soon as possible\b|\bwithin (?:the next )?(?:\d{1,2}|one|two|three|a few) hours?\b|\b(?:by|before) (?:today|tonight|tomorrow|noon|end of (?:the )?day)\b|\btoday only\b|\bonly today\b|\blast chance\b|\bno time\b|\bhurry\b|\b(?:pay|transfer|remit|wire|send)\b[^.!?]{0,40}\b(?:today|tonight|tomorrow|now)\b/i;
const payment =
  /\bpay(?:ment|ing)?\b|\bdeposit\b|\btransfer\b|\bremit(?:tance)?\b|\bwire\b|\bbalance\b|\binvoice\b/i;
const threat =
  /\bor (?:else )?(?:we|you|your|the)\b[^.!?]{0,40}\b(?:cancel|lose|lost|sell|give|stop|increase|go up|release)/i;

/** Whether a sentence presses to pay now. */
export const pressesToPay = (plain: string): boolean =>
  payment.test(plain) &&
  (haste.test(plain) || threat.test(plain)) &&
  !forbids.test(plain) &&
  !/\?\s*$/.test(plain);

const loginPath =
  /(?:^|[/._-])(?:log-?in|sign-?in|signon|auth|verify|verification|password|secure|webmail|owa|account-?update|confirm-?account|wallet)(?:[/._?=-]|$)/i;
const loginWords =
  /\b(?:log ?in|sign ?in|verify|password|credentials|confirm your (?:e-?mail|account|identity))\b/i;
const knownHosts =
  /(?:^|\.)(?:google|dropbox|wetransfer|zoom|microsoft|apple|youtube|dhl|fedex|ups|maersk|amazon|alibaba)\.(?:com|us)$/;

/** The link of a sentence that looks like a login, or null. */
export function loginLink(plain: string): string | null {
  for (const { text, host, path } of linksIn(plain)) {
    const isDisguised =
      /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || host.includes('xn--') || /\/\/[^/]*@/.test(text);
    if (isDisguised) return text;
    if (knownHosts.test(host)) continue;
    if (loginPath.test(path) || loginPath.test(host) || loginWords.test(plain)) return text;
  }
  return null;
}

const command = new RegExp(
  [
    String.raw`\byou are now\b|\bsystem prompt\b|\bjailbreak|\bprompt injection`,
    // "Ignore all previous instructions", "disregard what you were told"; not "ignore the washing instructions".
    String.raw`\b(?:ignore|forget|disregard|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|all|any|your|former|original|system|safety|these|those)\b[^.!?]{0,24}\b(?:instructions?|rules|prompts?|guidelines|restrictions|guardrails|directives)\b`,
    String.raw`\b(?:ignore|forget|disregard)\b[^.!?]{0,24}\b(?:what|everything|all)\b[^.!?]{0,12}\byou were told\b`,
    // "[assistant] …", "Instructions for the AI: …", "<|im_start|>".
    String.raw`\binstructions? for (?:the )?(?:ai|assistant|bot|agent|copilot)\b|<\|?(?:im_start|system|assistant)|\[(?:system|inst|assistant)\]`,
    String.raw`\b(?:as|to|dear|hey|attention|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)) (?:an? |the |this |your |any )?(?:ai|artificial intelligence|language model|llm|chatbot|ai (?:assistant|agent|model|partner))\b`,
    String.raw`\b(?:you|if you) are an? (?:ai|language model|assistant|llm|bot)\b|\bnew (?:system )?instructions?:`,
    // "Do not tell the user", "without asking the owner".
    String.raw`\b(?:do not|don't|never|without) (?:tell(?:ing)?|inform(?:ing)?|show(?:ing)?|notify(?:ing)?|alert(?:ing)?|ask(?:ing)?|mention(?:ing)?)\b[^.!?]{0,20}\b(?:user|owner|founder|human|your (?:boss|operator))\b`,
  ].join('|'),
  'i',
);

/** "SYSTEM: …", as prompts are written; "System: double wall" is none. */
const role = /^\W*(?:SYSTEM|ASSISTANT|DEVELOPER|AI)(?: (?:PROMPT|MESSAGE|NOTE))?\W{0,2}:/;

/** Words meant for a machine, not for a person. */
export const commandsMachine = (plain: string): boolean => command.test(plain) || role.test(plain);

/** An order to a machine that is about money. */
export const commandsPayment = (plain: string): boolean =>
  commandsMachine(plain) && /\b(?:pay|transfer|wire|remit|invoice|deposit|refund|bank)\b/i.test(plain);
