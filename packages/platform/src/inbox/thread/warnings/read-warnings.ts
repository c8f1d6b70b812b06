import {
  warningKind,
  type ThreadWarning,
  type WarningKind,
  type WarningSeverity,
} from '@brandwright/contract/inbox/thread/warning.ts';
import { threadSentences } from '../sentences.ts';
import type { ThreadMessage, ThreadSentence } from '../thread-message.ts';
import { looksLike, mailDomainsIn, registered } from './addresses.ts';
import {
  accountsIn,
  commandsMachine,
  commandsPayment,
  loginLink,
  outsidePayment,
  pressesToPay,
  saysAccountChanged,
} from './signs.ts';

const advice: Readonly<Record<WarningKind, string>> = {
  BANK_DETAILS_CHANGED:
    'Don’t pay to the new account. Call the supplier on a number you had before, and compare both accounts.',
  BANK_DETAILS: 'Before the first payment, call to confirm that the account holder is the company.',
  OUTSIDE_PAYMENT: 'Keep payments on the platform: what’s paid elsewhere can’t be disputed or refunded.',
  NEW_EMAIL_DOMAIN: 'Don’t write to the new address before the supplier confirms it here or by phone.',
  LOGIN_LINK: 'Don’t open it or enter a password there. Ask for the document itself instead.',
  COMMAND: 'I didn’t follow any of it. Whoever wrote it wants something done behind your back: ask them why.',
  URGENCY: 'Take your time: check the amount, account and order before you pay anything.',
};

const rank: Readonly<Record<WarningSeverity, number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/**
 * Reasons to be careful in what the supplier wrote (oldest message first): gravest first, of the same gravity in the order of their kinds.
 * `knownDomains` are the supplier's own, of its website or mail address on file.
 */
export function readWarnings(
  messages: readonly ThreadMessage[],
  knownDomains: readonly string[] = [],
): ThreadWarning[] {
  const warnings: ThreadWarning[] = [];
  const accounts = new Set<string>();
  const domains = new Set(knownDomains.map(registered));
  for (const sentence of threadSentences(messages)) {
    if (sentence.side !== 'SUPPLIER') continue;
    const warn = (kind: WarningKind, severity: WarningSeverity, title: string) => {
      if (!warnings.some((known) => known.messageSid === sentence.sid && known.kind === kind))
        warnings.push(warningOf(kind, severity, title, sentence));
    };
    readAccounts(sentence.plain, accounts, warn);
    const outside = outsidePayment(sentence.plain);
    if (outside) warn('OUTSIDE_PAYMENT', outside, 'They ask to be paid outside the platform');
    const isGrave = warnings.some(
      ({ messageSid, severity }) => messageSid === sentence.sid && severity === 'HIGH',
    );
    readDomains(sentence.plain, domains, isGrave, warn);
    if (loginLink(sentence.plain)) warn('LOGIN_LINK', 'HIGH', 'A link looks like a login page');
    if (commandsMachine(sentence.plain))
      warn(
        'COMMAND',
        commandsPayment(sentence.plain) ? 'HIGH' : 'MEDIUM',
        'They wrote instructions meant for an AI assistant',
      );
    if (pressesToPay(sentence.plain)) warn('URGENCY', 'MEDIUM', 'They’re pressing you to pay quickly');
  }
  return warnings.toSorted(
    (a, b) =>
      rank[a.severity] - rank[b.severity] ||
      warningKind.options.indexOf(a.kind) - warningKind.options.indexOf(b.kind) ||
      b.at.localeCompare(a.at),
  );
}

type Warn = (kind: WarningKind, severity: WarningSeverity, title: string) => void;

function readAccounts(plain: string, accounts: Set<string>, warn: Warn): void {
  const fresh = accountsIn(plain).filter((account) => !accounts.has(account));
  const isAnother = accounts.size > 0 && fresh.length > 0;
  for (const account of fresh) accounts.add(account);
  if (saysAccountChanged(plain))
    return warn('BANK_DETAILS_CHANGED', 'HIGH', 'They say their bank details changed');
  if (isAnother)
    return warn(
      'BANK_DETAILS_CHANGED',
      'HIGH',
      'The account to pay is different from the one earlier in this thread',
    );
  if (fresh.length > 0) warn('BANK_DETAILS', 'LOW', 'They sent bank details');
}

/** The first address of a thread is no sign, unless it comes with a grave one. */
function readDomains(plain: string, domains: Set<string>, isGrave: boolean, warn: Warn): void {
  for (const domain of mailDomainsIn(plain).map(registered)) {
    if (domains.has(domain)) continue;
    const like = [...domains].find((known) => looksLike(known, domain));
    if (like)
      warn('NEW_EMAIL_DOMAIN', 'HIGH', `The email address is at ${domain}, which only looks like ${like}`);
    else if (domains.size > 0 || isGrave)
      warn('NEW_EMAIL_DOMAIN', 'MEDIUM', `An email address at a different domain, ${domain}`);
    domains.add(domain);
  }
}

function warningOf(
  kind: WarningKind,
  severity: WarningSeverity,
  title: string,
  { sid, at, sentence }: ThreadSentence,
): ThreadWarning {
  return { kind, severity, title, advice: advice[kind], at, messageSid: sid, sentence };
}
