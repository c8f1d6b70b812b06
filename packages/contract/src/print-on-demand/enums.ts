import { z } from 'zod';

/** Where a template stands: being designed, ready to be sold, put away. */
export const templateStates = ['DRAFT', 'READY', 'ARCHIVED'] as const;
export const templateState = z.enum(templateStates);
export type TemplateState = z.output<typeof templateState>;
export const templateStateLabels: Readonly<Record<TemplateState, string>> = {
  DRAFT: 'Draft',
  READY: 'Ready to sell',
  ARCHIVED: 'Archived',
};
export const templateStateWords: Readonly<Record<TemplateState, readonly string[]>> = {
  DRAFT: ['draft', 'drafts', 'unpublished', 'not published', 'not published yet', 'unfinished'],
  READY: ['ready', 'ready to sell', 'published', 'live', 'on sale'],
  ARCHIVED: ['archived', 'put away', 'in the archive'],
};

/** Where a print goes, as it is said. What each blank offers of it is its own (`printAreas`). */
export const printPlaces = ['FRONT', 'BACK', 'LEFT_CHEST', 'SLEEVE', 'AROUND'] as const;
export const printPlace = z.enum(printPlaces);
export type PrintPlace = z.output<typeof printPlace>;
export const printPlaceWords: Readonly<Record<PrintPlace, readonly string[]>> = {
  FRONT: ['front', 'on the front', 'in front', 'cover', 'on the cover', 'across the front'],
  BACK: ['back', 'on the back', 'behind', 'reverse', 'other side'],
  LEFT_CHEST: ['left chest', 'chest', 'on the chest', 'breast', 'pocket area', 'embroidered chest'],
  SLEEVE: ['sleeve', 'on the sleeve', 'left sleeve', 'arm'],
  AROUND: ['around', 'all over', 'all around', 'wrap', 'wrapped around', 'edge to edge'],
};
export const printPlaceLabels: Readonly<Record<PrintPlace, string>> = {
  FRONT: 'front',
  BACK: 'back',
  LEFT_CHEST: 'left chest',
  SLEEVE: 'sleeve',
  AROUND: 'all over',
};

/** Colors that a blank can be asked for in; what a carrier calls "Heather forest" is a green. */
export const blankColors = [
  'WHITE',
  'CREAM',
  'BEIGE',
  'BLACK',
  'GREY',
  'NAVY',
  'BLUE',
  'GREEN',
  'YELLOW',
  'ORANGE',
  'RED',
  'PINK',
  'PURPLE',
  'BROWN',
  'CLEAR',
] as const;
export const blankColor = z.enum(blankColors);
export type BlankColor = z.output<typeof blankColor>;
export const blankColorWords: Readonly<Record<BlankColor, readonly string[]>> = {
  WHITE: ['white'],
  CREAM: ['cream', 'natural', 'off white', 'off-white', 'ivory', 'unbleached'],
  BEIGE: ['beige', 'sand', 'tan', 'kraft', 'oat'],
  BLACK: ['black'],
  GREY: ['grey', 'gray', 'charcoal', 'heather grey', 'silver'],
  NAVY: ['navy', 'navy blue', 'dark blue'],
  BLUE: ['blue', 'royal blue', 'sky blue', 'light blue'],
  GREEN: ['green', 'sage', 'olive', 'forest green', 'dark green', 'mint'],
  YELLOW: ['yellow', 'mustard'],
  ORANGE: ['orange', 'clay', 'terracotta', 'rust'],
  RED: ['red', 'burgundy', 'maroon', 'wine red'],
  PINK: ['pink', 'rose', 'dusty rose', 'soft pink', 'blush'],
  PURPLE: ['purple', 'lavender', 'lilac'],
  BROWN: ['brown', 'walnut', 'chocolate', 'oak'],
  CLEAR: ['clear', 'see-through', 'transparent'],
};

/** Inks of words, with how they are asked for. */
export const inkColors = ['WHITE', 'BLACK', 'RED', 'BLUE', 'GREEN', 'YELLOW', 'PINK', 'GOLD'] as const;
export const inkColor = z.enum(inkColors);
export type InkColor = z.output<typeof inkColor>;
export const inkHex: Readonly<Record<InkColor, string>> = {
  WHITE: '#faf8f2',
  BLACK: '#1c1c1f',
  RED: '#b4272f',
  BLUE: '#22457e',
  GREEN: '#2f5a44',
  YELLOW: '#e2b93b',
  PINK: '#d98a94',
  GOLD: '#b58b3a',
};
const inkWordsOf = (color: string) => [
  `${color} text`,
  `${color} letters`,
  `${color} lettering`,
  `${color} ink`,
  `in ${color}`,
  `text in ${color}`,
];
export const inkColorWords: Readonly<Record<InkColor, readonly string[]>> = {
  WHITE: inkWordsOf('white'),
  BLACK: inkWordsOf('black'),
  RED: inkWordsOf('red'),
  BLUE: inkWordsOf('blue'),
  GREEN: inkWordsOf('green'),
  YELLOW: inkWordsOf('yellow'),
  PINK: inkWordsOf('pink'),
  GOLD: inkWordsOf('gold'),
};

/** Typefaces that words are printed in. */
export const printTypefaces = [
  'inter-bold',
  'grotesk',
  'archivo-black',
  'fraunces',
  'dm-serif',
  'garamond-italic',
  'caveat',
] as const;
export const printTypeface = z.enum(printTypefaces);
export type PrintTypeface = z.output<typeof printTypeface>;
export const printTypefaceLabels: Readonly<Record<PrintTypeface, string>> = {
  'inter-bold': 'Plain',
  grotesk: 'Modern',
  'archivo-black': 'Heavy',
  fraunces: 'Soft serif',
  'dm-serif': 'Elegant serif',
  'garamond-italic': 'Italic',
  caveat: 'Handwriting',
};
export const printTypefaceWords: Readonly<Record<PrintTypeface, readonly string[]>> = {
  'inter-bold': ['plain letters', 'plain font', 'sans serif', 'simple font'],
  grotesk: ['modern font', 'modern letters', 'geometric font'],
  'archivo-black': ['heavy font', 'bold font', 'heavy letters', 'block letters', 'bold letters', 'big bold'],
  fraunces: ['soft serif', 'serif font', 'serif letters'],
  'dm-serif': ['elegant font', 'elegant letters', 'elegant serif'],
  'garamond-italic': ['italic', 'italics', 'italic letters'],
  caveat: ['handwriting', 'handwritten', 'script font', 'handwritten letters', 'cursive'],
};

export const mockupResult = z.enum(['PENDING', 'SUCCESS', 'FAILURE']);
export type MockupResult = z.output<typeof mockupResult>;
