import { landedMeaning } from '@brandwright/contract/tariffs/landed.ts';

/** Words of the trade in a sentence each, as a colleague would explain them. */
const terms: readonly (readonly [name: RegExp, text: string])[] = [
  [
    /\bmoqs?\b|minimum order/i,
    'MOQ is the minimum order quantity: the fewest pieces a factory makes in one order.',
  ],
  [
    /\bfob\b/i,
    'FOB (free on board): the price includes everything until the goods are on the ship; freight, insurance and duty are yours.',
  ],
  [
    /\bexw\b|ex works/i,
    'EXW (ex works): the price at the factory gate; pickup, export, freight and duty are yours.',
  ],
  [
    /\bcif\b/i,
    'CIF (cost, insurance, freight): the seller pays freight and insurance to your port; duty and transport from the port are yours.',
  ],
  [/\bddp\b/i, 'DDP (delivered duty paid): the seller pays everything to your door, duty included.'],
  [/\bdap\b/i, 'DAP (delivered at place): the seller pays freight to your door; import duty is yours.'],
  [
    /\bincoterms?\b/i,
    'Incoterms are three-letter rules (such as FOB or DDP) for who pays and who carries the risk on each part of the way.',
  ],
  [
    /\bhts\b|\bhs codes?\b|harmoni[sz]ed/i,
    'An HTS code is the number customs uses to classify a product; it decides the duty. Ask me for the code of any product.',
  ],
  [
    /\busmca\b/i,
    'USMCA is the trade agreement between the US, Mexico and Canada: goods that meet its rules of origin enter without the usual duty.',
  ],
  [
    /section 301/i,
    'Section 301 is an extra US duty, best known on goods of Chinese origin, on top of the general rate.',
  ],
  [
    /section 232/i,
    'Section 232 is an extra US duty on steel, aluminum and some other goods, and on products made of them.',
  ],
  [
    /\bmpf\b|merchandise processing/i,
    'MPF is the merchandise processing fee that US customs charges on each entry, a small share of the value.',
  ],
  [
    /\bhmf\b|harbor maintenance/i,
    'HMF is the harbor maintenance fee, a small share of the value of goods that arrive by sea.',
  ],
  [/landed cost/i, `Landed cost is what goods cost by the time they’re in the country. ${landedMeaning}`],
  [/lead ?time/i, 'Lead time is how long a factory takes from your order until the goods are ready.'],
  [
    /tech ?packs?/i,
    'A tech pack is the brief a factory makes a product from: materials, sizes, colors, construction and packaging.',
  ],
  [
    /\bsku\b/i,
    'A SKU is your own code for one product in one variant, such as a candle in one size and scent.',
  ],
  [
    /\bmood ?boards?\b/i,
    'A mood board is a page of pictures that shows how a brand should feel before anything is designed.',
  ],
  [
    /net ?(?:15|30|60|90)/i,
    'Net 30 means that an invoice is due 30 days after its date; other numbers work the same way.',
  ],
  [
    /\bdeposit\b/i,
    'A deposit is the share that a factory wants up front, often 30%; the balance is usually due before shipping.',
  ],
  [
    /\baql\b/i,
    'AQL is the highest share of defective pieces that an inspection still accepts, such as 2.5%.',
  ],
  [/\bgots\b/i, 'GOTS certifies organic textiles, from the fiber to the finished piece.'],
  [/oeko-?tex/i, 'OEKO-TEX certifies that a textile was tested for harmful substances.'],
  [/\bbsci\b/i, 'BSCI is an audit of working conditions in a factory.'],
  [/\biso ?9001\b/i, 'ISO 9001 certifies how a factory manages quality.'],
  [/\bfsc\b/i, 'FSC certifies that wood or paper comes from responsibly managed forests.'],
  [
    /\bltl\b/i,
    'LTL is less-than-truckload freight: your goods share a truck, and you pay for your part of it.',
  ],
  [/\bfcl\b/i, 'FCL is a full container for your goods alone.'],
  [/\blcl\b/i, 'LCL is a share of a container, next to other companies’ goods.'],
  [/\bcbm\b/i, 'CBM is cubic meters, which sea freight is priced by.'],
  [/\bwholesale\b/i, 'Wholesale is selling to shops at a lower price and in larger quantities.'],
  [
    /print on demand|\bpod\b/i,
    'Print on demand: each piece is printed only after someone buys it, so you hold no stock.',
  ],
  [/drop ?ship/i, 'Dropshipping: the supplier ships straight to your customer, so you never hold the goods.'],
  [/\bmargin\b/i, 'Margin is what’s left of the price after the cost, as a share of the price.'],
  [
    /white label|private label/i,
    'White or private label: a product that a factory already makes, sold under your brand.',
  ],
];

/** A term of the trade explained; null for one that is not in the list. */
export const explainTerm = (text: string): string | null =>
  terms.find(([name]) => name.test(text))?.[1] ?? null;

/** Whether a message asks what a word means, and nothing else. */
export const asksForTerm = (text: string): boolean =>
  text.length < 80 &&
  /^(?:(?:and|so|ok|sorry|wait|hm+|btw)[,.! ]+)*(?:what(?:'s|s| is| are| does| do)(?: (?:an?|the|this|that))?(?: \w[\w-]*){1,3}(?: (?:thing|mean|stand for|anyway|again|exactly))*|explain (?:an?|the)?[\w -]+|define [\w -]+|wdym by [\w -]+|meaning of [\w -]+)\??$/i.test(
    text.trim(),
  ) &&
  explainTerm(text) !== null &&
  !/\b(?:my|our|their|his|her|your|for|of|from)\b|\d/i.test(text);
