/**
 * General English of commerce: words that carry no meaning of their own, and groups of words that mean the same.
 * Nothing here names an operation; groups are matched against the words of whatever is declared.
 */

import { form } from './tokens.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Carry no meaning for the choice of an operation nor for a search. */
export const stopWords: ReadonlySet<string> = new Set(
  words(`a an the this that these those it its them they their theirs he she him her his hers me my mine we us our ours you your yours i
  am is are was were be been being do does did done doing have has had having will would shall should can could may might must
  and or but nor so if then than as at by for from in into of off on onto out over to under up with about after before again
  please thanks thank hi hello hey ok okay well just also too very really quite some any all both each every either neither
  which who whom whose what when where why how there here now not no yes yeah let want wanna need needs needed like would'd
  get got go going gone come ones one thing things something anything stuff bit lot currently right away still already only
  every everything tell say said know think maybe perhaps kindly quick quickly asap first second third last next previous
  other another same more most less least few many much such per via onto upon between across around against during until
  till since while because though although however actually instead sure hmm um uh oh ah btw fyi gonna im ive id us
  want wants wanted wish look looking looks new good great best better nice ready able possible time way`),
);

/** Groups of words that stand for one idea. The first is the name of the idea. */
const ideas: readonly string[][] = [
  words('show details detail info information list see display view fetch pull give browse open read find search look check review which what get lookup seek hunt discover locate'),
  words('cancel void annul scrap call-off abort withdraw revoke'),
  words('hold pause freeze park suspend block halt'),
  words('release unhold unpause unfreeze resume unblock lift'),
  words('create add make new place start open set-up build register draft write generate enter log raise leave'),
  words('delete remove erase drop trash discard clear'),
  words('change update edit modify alter adjust correct fix amend set switch move revise rename replace'),
  words('refund reimburse repay money-back'),
  words('send email mail notify message forward deliver'),
  words('count number many total amount tally'),
  words('compare versus difference against comparison compared side-by-side'),
  words('import upload load ingest bring'),
  words('export download extract dump spreadsheet csv'),
  words('ship dispatch shipping shipment deliver delivery delivered parcel package arrive arrived arriving'),
  words('track tracking whereabouts trace parcel package'),
  words('supplier maker manufacturer factory vendor producer fabricator workshop mill makers'),
  words('item product good article sku goods merchandise'),
  words('duty tariff customs levy import-tax duties hts'),
  words('cost price rate charge fee pay expense'),
  words('offer sell carry'),
  words('similar alternative comparable resemble like alike alternatives'),
  words('customer buyer shopper client purchaser'),
  words('order purchase sale sell sold'),
  words('note comment remark memo annotation'),
  words('status state stage progress doing situation'),
  words('rule automation policy condition'),
  words('history log timeline past earlier changes'),
  words('address location destination'),
  words('return rma send-back returned'),
  words('invite add-member onboard'),
  words('approve accept confirm authorise authorize'),
  words('reject decline deny refuse'),
  words('archive shelve hide'),
  words('restore undo revert unarchive'),
  words('favourite favorite save bookmark'),
  words('duplicate copy clone recreate redo reissue again resend'),
  words('rating stars score rated review feedback'),
  words('category type kind group department'),
  words('invoice bill'),
  words('team colleague member staff teammate coworker'),
  words('subscription plan membership tier'),
  words('report statement summary overview figures'),
  words('landed all-in total-cost'),
  words('stock inventory on-hand'),
  words('payment paid payout'),
  words('discount coupon promo promotion voucher code'),
  words('picture image photo mockup render mock-up'),
  words('brand logo identity'),
  words('question quote quotation rfq rfp'),
];

const ideaOf = new Map<string, string[]>();
for (const group of ideas) {
  const name = `~${group[0]}`;
  for (const word of group) {
    const known = ideaOf.get(word);
    if (known) known.push(name);
    else ideaOf.set(word, [name]);
  }
}

/** Ideas that a word may stand for; empty for most words. */
export function ideasOf(word: string): readonly string[] {
  return ideaOf.get(word) ?? ideaOf.get(form(word)) ?? [];
}

/** Words known to the lexicon, for spelling repair. */
export const ideaWords: readonly string[] = [...ideaOf.keys()];

/** Verbs that ask for a change rather than a look. */
export const commandIdeas: ReadonlySet<string> = new Set([
  '~cancel', '~hold', '~release', '~create', '~delete', '~change', '~refund', '~send', '~import', '~invite', '~approve',
  '~reject', '~archive', '~restore', '~duplicate', '~favourite',
]);

/** The idea of looking at something. */
export const lookIdea = '~show';
