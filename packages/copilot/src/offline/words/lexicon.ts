/**
 * General English of commerce: words that carry no meaning of their own, and groups of words that mean the same.
 * Nothing here names an operation; groups are matched against the words of whatever is declared.
 */

import { form, stem } from './tokens.ts';

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
  other another same more most less least few many much such per via onto upon between across around against during until without
  till since while because though although however actually instead sure hmm um uh oh ah btw fyi gonna im ive id us
  want wants wanted wish look looking looks new good great best better nice ready able possible time way`),
);

/** Groups of words that stand for one idea. The first is the name of the idea. */
const ideas: readonly string[][] = [
  words(
    'show details detail info information list see display view fetch pull give browse read find search look check review which what get lookup seek hunt discover locate go bring-up peek glance inspect examine retrieve present reveal',
  ),
  words(
    'cancel kill void annul scrap abort withdraw revoke terminate nix axe ditch canceled cancelled cancelling canceling cancellation',
  ),
  words('hold pause freeze park suspend block halt stall held holding'),
  words('release unhold unpause unfreeze resume unblock lift continue reactivate'),
  words(
    'create add make new place start open set-up build register draft write generate enter log raise leave jot put-in compose prepare launch append attach',
  ),
  words('delete remove erase drop trash discard clear wipe purge'),
  words(
    'change update edit modify alter adjust correct fix amend set switch move revise rename replace put upgrade downgrade turn mark transfer shift convert',
  ),
  words('refund reimburse repay money-back refunded refunding compensate'),
  words('send email mail notify message forward deliver text write ping contact'),
  words('count number many total amount tally'),
  words('compare versus difference against comparison compared side-by-side contrast comparing'),
  words('import upload load ingest'),
  words('export download extract dump spreadsheet csv'),
  words(
    'ship dispatch shipping shipment deliver delivery delivered parcel package arrive arrived arriving shipments packages parcels courier carrier transit',
  ),
  words('track tracking whereabouts trace parcel package carrier courier delivered'),
  words(
    'supplier maker manufacturer factory vendor producer fabricator workshop mill makers produce manufacture manufacturing fabricate mills plant atelier',
  ),
  words('pack brief techpack'),
  words('item product good article sku goods merchandise products'),
  words('duty tariff customs levy import-tax duties hts tariffs'),
  words('classify classification classified hts hs code codes heading'),
  words('cost price rate charge fee pay expense costs pricing priced'),
  words('customer buyer shopper client purchaser consumer'),
  words('order purchase sale sell sold ordered orders bought buy'),
  words('conversation chat thread convo transcript'),
  words('procure'),
  words('note comment remark memo annotation notes'),
  words('status state stage progress situation phase'),
  words('rule automation policy rules automate automatically'),
  words('history log timeline past earlier changes activity journal'),
  words('address location destination street'),
  words('method service speed carrier option'),
  words('return rma send-back returned'),
  words('recreate reship resend replacement again redo reissue remake'),
  words('invite onboard'),
  words('approve accept confirm authorise authorize approval approvals'),
  words('reject decline deny refuse'),
  words('archive shelve hide'),
  words('restore undo revert unarchive rollback undid reverse oops'),
  words('favourite favorite save bookmark favorites favourites saved bookmarked wishlist shortlist'),
  words('duplicate copy clone'),
  words('similar alternative comparable resemble like alike alternatives'),
  words('rating stars score rated review feedback reviews ratings opinion opinions testimonials'),
  words('category type kind group department categories'),
  words('offer sell carry stock'),
  words('invoice bill'),
  words('team colleague member staff teammate coworker'),
  words('subscription plan membership tier'),
  words('report statement summary overview figures financials financial accounting accountant bookkeeping'),
  words('profit margin earn earned earnings revenue made income sales'),
  words('landed all-in'),
  words('stock inventory on-hand left short enough'),
  words('payment paid payout'),
  words('pending waiting outstanding open unfinished'),
  words('enable activate on switch-on'),
  words('disable deactivate off switch-off'),
  words('discount coupon promo promotion voucher'),
  words('picture image photo mockup render mock-up'),
  words('store shop brand business company'),
  words('recommend suggest recommendation suggestions advice propose'),
  words('origin channel source channels sources'),
  words('country countries'),
  words('question quote quotation rfq rfp'),
];

const ideaOf = new Map<string, string[]>();
const ideaOfStem = new Map<string, string[]>();
function put(map: Map<string, string[]>, word: string, name: string): void {
  const known = map.get(word);
  if (!known) map.set(word, [name]);
  else if (!known.includes(name)) known.push(name);
}
for (const group of ideas) {
  const name = `~${group[0]}`;
  for (const word of group) {
    put(ideaOf, word, name);
    if (word.length > 3) put(ideaOfStem, stem(word), name);
  }
}

/** Ideas that a word may stand for; empty for most words. */
export function ideasOf(word: string): readonly string[] {
  return ideaOf.get(word) ?? ideaOf.get(form(word)) ?? ideaOfStem.get(stem(word)) ?? [];
}

/** Words known to the lexicon, for spelling repair. */
export const ideaWords: readonly string[] = [...ideaOf.keys()];

/** Verbs that ask for a change rather than a look. */
export const commandIdeas: ReadonlySet<string> = new Set([
  '~cancel',
  '~hold',
  '~release',
  '~create',
  '~delete',
  '~change',
  '~refund',
  '~send',
  '~import',
  '~invite',
  '~approve',
  '~reject',
  '~archive',
  '~restore',
  '~duplicate',
  '~favourite',
]);

/** The idea of looking at something. */
export const lookIdea = '~show';
