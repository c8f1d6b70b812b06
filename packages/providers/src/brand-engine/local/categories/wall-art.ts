import type { Category } from '../category.ts';
import { greenClaims, originMark } from './shared-rules.ts';

// prettier-ignore
export const wallArt: Category = {
  key: 'wall-art', name: 'wall art',
  words: ['poster', 'art print', 'wall art', 'print', 'painting', 'illustration', 'canvas print', 'photograph', 'frame', 'tapestry', 'artwork', 'wallpaper', 'home decor', 'decor'],
  thing: { many: 'art prints', isPlural: true }, unit: 'wall',
  verbs: ['hang', 'look', 'linger', 'return', 'dream'],
  moments: ['the wall across from the sofa', 'a hallway without windows', 'the first flat', 'a room for a child', 'video calls'],
  promises: ['a wall that speaks', 'a room that feels finished', 'something to look at twice', 'a window where none is', 'a little wonder daily'],
  qualities: ['archival', 'limited', 'signed', 'museum-weight', 'oversized', 'hand-pulled'],
  proofs: ['Pigment inks that hold their colour for eighty years', 'Artists get a third of every print', 'Numbered, and the screen is cleaned after the last', 'Frames from one workshop, cut to the print', 'Rolled by hand and insured to the door'],
  varieties: ['low tide', 'kitchen still life', 'night garden', 'paper moon', 'city in rain', 'wild herbs', 'long shadow', 'blue hour'],
  formats: [
    { form: 'poster', noun: 'art print', price: [2800, 6800], detail: 'a giclée print of fifty by seventy centimetres on cotton paper', role: 'hero' },
    { form: 'framed-print', noun: 'framed print', price: [8800, 22000], detail: 'the print behind glass in an oak frame, ready to hang', role: 'hero' },
    { form: 'cards', noun: 'postcard set', price: [1200, 2000], detail: 'twelve small prints for fridges and letters', role: 'entry' },
    { form: 'gift-box', noun: 'gallery wall set', price: [7800, 16000], detail: 'three prints that hang together, with a plan', role: 'gift' },
    { form: 'notebook', noun: 'sketch journal', price: [1600, 2800], detail: 'a notebook with the picture on its cover', role: 'extra' },
  ],
  audiences: [
    { people: 'people in a first flat', ages: [22, 34], needs: ['large for little money', 'no drilling', 'advice on sizes'], channels: ['interior feeds', 'student fairs', 'short videos'], because: 'look at a white wall every evening' },
    { people: 'parents who furnish a nursery', ages: [26, 40], needs: ['calm colours', 'safe frames', 'names on request'], channels: ['registries', 'feeds', 'markets'], because: 'plan a room for somebody they have not met' },
    { people: 'small offices and practices', ages: [30, 60], needs: ['sets', 'invoices', 'nothing that offends'], channels: ['interior planners', 'search', 'galleries'], because: 'want waiting to feel shorter' },
  ],
  materials: ['cotton rag paper', 'pigment inks', 'FSC oak', 'acrylic glazing', 'kraft tubes'],
  costShare: [14, 30], minimum: 'one print on demand; 100 for screen prints', rhythm: 'come back once a year and when they move',
  seasons: [{ months: [10, 12], why: 'gifts and indoor evenings' }, { months: [8, 9], why: 'moving season' }],
  regulations: [{ body: 'US Copyright Office', rule: 'title 17', asks: 'written rights for every picture' }, { body: 'California', rule: 'Civil Code 1742 (fine prints)', asks: 'a certificate for limited editions over a set price' }, greenClaims, originMark],
  hts: [{ code: '4911.91.40', what: 'posters and printed pictures' }, { code: '4414.10.00', what: 'wooden frames' }],
  origins: [{ country: 'United States', why: 'printing on demand near the buyer' }, { country: 'Poland', why: 'frames' }, { country: 'Mexico', why: 'frames with short freight' }],
  archetypes: [
    { name: 'The print marketplace', does: 'sells a million pictures', leaves: 'a choice' },
    { name: 'The Nordic poster chain', does: 'sells abstract beige', leaves: 'opinion' },
    { name: 'The gallery edition', does: 'sells by appointment', leaves: 'people with a hundred dollars' },
  ],
  risks: ['rights not in writing', 'damage in transit', 'taste turns', 'frames cost more than pictures'],
  steps: ['sign two artists', 'proof on three papers', 'post ten tubes and look', 'show ten prints in a café'],
  roots: ['vignette', 'easel', 'mural', 'reverie', 'plinth', 'atelier', 'horizon', 'pigment', 'umber', 'ode'],
  hues: [35, 255, 140, 80, 350], scenes: ['on a plastered wall', 'above a sideboard', 'leaning on a floor', 'in a hallway light'],
};
