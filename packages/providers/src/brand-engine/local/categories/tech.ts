import type { Category } from '../category.ts';
import { originMark, prop65 } from './shared-rules.ts';

// prettier-ignore
export const tech: Category = {
  key: 'tech', name: 'tech accessories',
  words: ['tech accessory', 'phone case', 'tech', 'charger', 'headphone', 'gadget', 'cable', 'laptop', 'laptop sleeve', 'power bank', 'speaker', 'keyboard', 'smart home', 'electronics', 'desk setup', 'phone', 'lamp', 'light', 'gaming', 'camera', 'earbud', 'wearable'],
  thing: { many: 'tech accessories', isPlural: true }, unit: 'charge',
  verbs: ['plug', 'carry', 'focus', 'click', 'unplug'],
  moments: ['two percent at the airport', 'calls all afternoon', 'desks shared with a cat', 'gaming after ten', 'a bag full of knots'],
  promises: ['one cable less', 'a desk that thinks', 'power when it matters', 'quiet on demand', 'order in the bag'],
  qualities: ['fast-charging', 'drop-tested', 'repairable', 'recycled-aluminium', 'low-light', 'cable-free'],
  proofs: ['Dropped from a metre and a half, on purpose, twenty-six times', 'Screws, not glue', 'Certified, with the number on the site', 'The cable may be replaced without tools', 'Works with what you own, and we list what it does not'],
  varieties: ['graphite', 'fog', 'clay', 'signal', 'moss', 'ink', 'sand', 'clear'],
  formats: [
    { form: 'carton', noun: 'desk charger', price: [3800, 8800], detail: 'a charger for three things with one plug', role: 'hero' },
    { form: 'zip-pouch', noun: 'cable pouch', price: [2200, 4200], detail: 'a pouch with loops for what tangles', role: 'entry' },
    { form: 'mailer-box', noun: 'phone case', price: [2400, 4800], detail: 'a case with a lip and a loop', role: 'hero' },
    { form: 'backpack', noun: 'laptop pack', price: [8800, 16800], detail: 'a pack with a sleeve that hangs free', role: 'extra' },
    { form: 'gift-box', noun: 'desk set', price: [6800, 12000], detail: 'charger, pouch and mat', role: 'gift' },
  ],
  audiences: [
    { people: 'remote workers', ages: [24, 50], needs: ['tidy desks', 'calls that work', 'travel sizes'], channels: ['desk videos', 'search', 'newsletters'], because: 'spend nine hours at one table' },
    { people: 'gamers', ages: [16, 35], needs: ['low delay', 'light', 'looks'], channels: ['streams', 'forums', 'drops'], because: 'notice milliseconds' },
    { people: 'travellers', ages: [22, 60], needs: ['all plugs', 'cabin rules', 'weight'], channels: ['travel forums', 'airports', 'search'], because: 'charge by the gate' },
  ],
  materials: ['recycled aluminium', 'bio-based plastic', 'braided nylon', 'wool felt', 'vegan leather'],
  costShare: [24, 38], minimum: '500 to 2,000 pieces', rhythm: 'come back once a year, with the next device',
  seasons: [{ months: [11, 12], why: 'gifts and sales' }, { months: [8, 10], why: 'new phones and school' }],
  regulations: [{ body: 'FCC', rule: '47 CFR 15 (radio and unintentional emitters)', asks: 'a declaration or a certificate, and marks' }, { body: 'UL and DOT', rule: 'UN 38.3 and UL 2056 (lithium batteries)', asks: 'tests before any carrier takes it' }, { body: 'DOE', rule: '10 CFR 430 (external power supplies)', asks: 'level VI efficiency' }, prop65('phthalates and lead in cables, or a warning'), originMark],
  hts: [{ code: '8504.40.95', what: 'chargers and power supplies' }, { code: '3926.90.99', what: 'phone cases of plastics' }, { code: '8507.60.00', what: 'lithium-ion batteries' }, { code: '8544.42.20', what: 'cables with connectors' }],
  origins: [{ country: 'China', why: 'electronics and moulds' }, { country: 'Vietnam', why: 'assembly with lower duty' }, { country: 'Taiwan', why: 'power electronics' }, { country: 'Malaysia', why: 'assembly' }],
  archetypes: [
    { name: 'The device maker', does: 'sells its own cable for twenty', leaves: 'mixed desks' },
    { name: 'The marketplace alphabet', does: 'sells under six names', leaves: 'warranty' },
    { name: 'The walnut desk', does: 'sells a mood', leaves: 'function at a fair price' },
  ],
  risks: ['batteries burn and are recalled', 'devices change ports', 'certification takes eight weeks', 'copies in a month'],
  steps: ['choose one annoyance', 'ask a laboratory for a quote', 'compare Vietnam and China landed', 'fund a first run by waitlist'],
  roots: ['signal', 'relay', 'vector', 'prism', 'pixel', 'orbit', 'node', 'latch', 'glyph', 'lumen'],
  hues: [250, 220, 30, 160, 290], scenes: ['on a tidy desk', 'on dark felt', 'in a bag seen from above', 'beside a keyboard'],
};
