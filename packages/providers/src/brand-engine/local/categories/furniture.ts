import type { Category } from '../category.ts';
import { greenClaims, originMark } from './shared-rules.ts';

// prettier-ignore
export const furniture: Category = {
  key: 'furniture', name: 'furniture and home objects',
  words: ['furniture', 'chair', 'table', 'shelf', 'stool', 'sofa', 'desk', 'home goods', 'homeware', 'storage', 'basket', 'mirror', 'clock', 'organizer', 'bookend', 'tray', 'houseware'],
  thing: { many: 'home objects', isPlural: true }, unit: 'room',
  verbs: ['sit', 'place', 'gather', 'keep', 'arrange'],
  moments: ['the corner that was empty', 'keys at the door', 'a flat of thirty square metres', 'work from the kitchen table', 'the move'],
  promises: ['a place for everything you keep', 'calm at the door', 'a corner of your own', 'pieces that move with you', 'less and better'],
  qualities: ['solid-oak', 'tool-free', 'flat-packed', 'stackable', 'hand-woven', 'repairable'],
  proofs: ['Stands in ten minutes without tools', 'Every part can be ordered for ten years', 'Edges are rounded by hand', 'It held three people, though it need hold one', 'Offcuts become the tray'],
  varieties: ['oak', 'walnut stain', 'chalk', 'ink', 'rattan', 'terracotta', 'moss', 'raw'],
  formats: [
    { form: 'tray', noun: 'catch-all tray', price: [2800, 5800], detail: 'a tray of one piece of wood for what pockets hold', role: 'entry' },
    { form: 'mailer-box', noun: 'wall shelf', price: [4800, 9800], detail: 'a shelf in a flat box, up in ten minutes', role: 'hero' },
    { form: 'vase', noun: 'floor vase', price: [5800, 12800], detail: 'a vase of forty centimetres for branches', role: 'extra' },
    { form: 'cushion', noun: 'seat cushion', price: [3800, 6800], detail: 'a cushion with ties that hold', role: 'extra' },
    { form: 'gift-box', noun: 'new home box', price: [5800, 9800], detail: 'tray, hook and candle for a first evening', role: 'gift' },
    { form: 'framed-print', noun: 'small mirror', price: [6800, 12800], detail: 'a mirror in an oak frame, for the hall', role: 'hero' },
  ],
  audiences: [
    { people: 'people in small flats', ages: [22, 40], needs: ['double use', 'light weight', 'no drilling'], channels: ['interior feeds', 'moving guides', 'search'], because: 'move every two years' },
    { people: 'families', ages: [30, 50], needs: ['round corners', 'cleaning', 'strength'], channels: ['showrooms', 'parent groups', 'magazines'], because: 'test furniture daily' },
    { people: 'interior stylists', ages: [26, 60], needs: ['samples', 'trade prices', 'lead times'], channels: ['trade fairs', 'direct mail', 'feeds'], because: 'place ten of what they love' },
  ],
  materials: ['FSC oak', 'recycled steel', 'rattan', 'linseed oil', 'honeycomb packing'],
  costShare: [28, 42], minimum: '50 to 200 pieces', rhythm: 'come back once a year and when they move',
  seasons: [{ months: [8, 10], why: 'moving and settling' }, { months: [11, 12], why: 'small objects as gifts' }],
  regulations: [{ body: 'CPSC', rule: '16 CFR 1261 (tip-over of clothing storage)', asks: 'stability tests and anchors' }, { body: 'EPA', rule: 'TSCA title VI (formaldehyde)', asks: 'certified panels and a label' }, { body: 'USDA', rule: 'Lacey Act', asks: 'a declaration of the wood’s species and origin' }, greenClaims, originMark],
  hts: [{ code: '9403.60.80', what: 'wooden furniture' }, { code: '9403.20.00', what: 'metal furniture' }, { code: '4421.99.98', what: 'other articles of wood' }, { code: '9401.61.60', what: 'upholstered seats with wooden frames' }],
  origins: [{ country: 'Vietnam', why: 'solid wood' }, { country: 'Poland', why: 'oak' }, { country: 'Indonesia', why: 'rattan' }, { country: 'Mexico', why: 'short freight' }],
  archetypes: [
    { name: 'The flat-pack giant', does: 'sells a maze and a hot dog', leaves: 'things that move twice' },
    { name: 'The design icon', does: 'sells a chair from 1956', leaves: 'thirty-year-olds' },
    { name: 'The fast furniture site', does: 'sells pictures', leaves: 'weight' },
  ],
  risks: ['freight is a third of the price', 'damage in transit', 'wood moves', 'tip-over rules'],
  steps: ['build three and live with them', 'ship one across the country', 'declare the wood', 'begin with small objects'],
  roots: ['joinery', 'gable', 'nook', 'timber', 'corner', 'dovetail', 'hearth', 'lodge', 'plinth', 'trestle'],
  hues: [55, 140, 35, 230, 80], scenes: ['in an empty corner with light', 'by a front door', 'against a plaster wall', 'on a plank floor'],
};
