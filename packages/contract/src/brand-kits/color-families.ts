import { z } from 'zod';
import { field } from '../kernel/fields.ts';

/** Colors and moods that a palette can be turned to. */
export const colorFamilies = [
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'TEAL',
  'BLUE',
  'PURPLE',
  'PINK',
  'BROWN',
  'BEIGE',
  'GREY',
  'BLACK',
  'WARMER',
  'COOLER',
  'LIGHTER',
  'DARKER',
  'BOLDER',
  'SOFTER',
  'EARTHY',
  'PASTEL',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

const familyWords = {
  RED: ['red', 'crimson', 'scarlet', 'burgundy', 'maroon', 'reds'],
  ORANGE: ['orange', 'terracotta', 'apricot', 'peach', 'rust', 'oranges'],
  YELLOW: ['yellow', 'gold', 'golden', 'mustard', 'honey', 'yellows'],
  GREEN: ['green', 'greens', 'sage', 'olive', 'forest green', 'mint', 'moss', 'emerald'],
  TEAL: ['teal', 'turquoise', 'aqua', 'petrol', 'cyan'],
  BLUE: ['blue', 'blues', 'navy', 'sky blue', 'cobalt', 'indigo'],
  PURPLE: ['purple', 'violet', 'lavender', 'lilac', 'plum', 'aubergine', 'mauve'],
  PINK: ['pink', 'rose', 'blush', 'magenta', 'fuchsia', 'coral'],
  BROWN: ['brown', 'chocolate', 'coffee', 'caramel', 'tan'],
  BEIGE: ['beige', 'cream', 'sand', 'ivory', 'oat', 'neutral', 'neutrals'],
  GREY: ['grey', 'gray', 'silver', 'slate'],
  BLACK: ['black', 'charcoal', 'black and white', 'monochrome', 'ink'],
  WARMER: ['warmer', 'warm', 'more warmth'],
  COOLER: ['cooler', 'cool', 'colder'],
  LIGHTER: ['lighter', 'brighter', 'paler'],
  DARKER: ['darker', 'deeper', 'moodier'],
  BOLDER: ['bolder', 'bold', 'stronger', 'more vivid', 'vivid', 'saturated'],
  SOFTER: ['softer', 'calmer', 'muted', 'quieter', 'gentler', 'soft'],
  EARTHY: ['earthy', 'earth tones', 'earthier', 'natural'],
  PASTEL: ['pastel', 'pastels', 'pastel colors', 'pastel colours'],
} as const satisfies Record<ColorFamily, readonly string[]>;

/** Color words of a request. */
export const colorField = (question: string) =>
  field(z.enum(colorFamilies), {
    label: 'Color',
    words: ['color', 'colour', 'palette', 'shade'],
    valueWords: familyWords,
    question,
  });

/** A family as it is said: "green", "warmer colors". */
export const familyName = (family: ColorFamily): string =>
  ['WARMER', 'COOLER', 'LIGHTER', 'DARKER', 'BOLDER', 'SOFTER', 'EARTHY', 'PASTEL'].includes(family)
    ? `${family.toLowerCase()} colors`
    : family.toLowerCase();
