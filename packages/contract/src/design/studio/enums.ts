import { z } from 'zod';

/** How a design came about (specification: design modes). NONE: an empty canvas. */
export const designModes = [
  'REMIX',
  'DESIGNATTRIBUTE',
  'DESIGNSTUDIO',
  'DESIGNSKETCH',
  'DESIGNEXISTING',
  'DESIGNTEMPLATE',
  'DESIGNCOMMUNITY',
  'NONE',
  'CREATION',
  'TSHIRT',
  'COLORCHANGE',
] as const;
export const designMode = z.enum(designModes);
export type DesignMode = z.output<typeof designMode>;

/** The label of a mode, then what founders call it. */
export const designModeWords: Record<DesignMode, readonly [string, ...string[]]> = {
  REMIX: ['Remix', 'remixes', 'remixed'],
  DESIGNATTRIBUTE: ['By attributes', 'attribute designs', 'from attributes'],
  DESIGNSTUDIO: ['Studio', 'studio designs', 'made in the studio'],
  DESIGNSKETCH: ['From a sketch', 'sketch', 'sketched', 'sketch designs'],
  DESIGNEXISTING: ['From a catalog item', 'existing product', 'from existing products'],
  DESIGNTEMPLATE: ['From a template', 'template designs', 'from templates'],
  DESIGNCOMMUNITY: ['From the community', 'community copies', 'copied from the community'],
  NONE: ['Empty canvas', 'blank designs'],
  CREATION: ['From a prompt', 'prompted', 'from prompts'],
  TSHIRT: ['T-shirt', 'tee designs', 't-shirt designs', 'tshirt designs'],
  COLORCHANGE: ['Color change', 'recolored', 'recolours'],
};

/** PROMPT: say what it is. CHOOSE: pictures wait for a choice. REFINE: on the canvas. */
export const designStep = z.enum(['PROMPT', 'CHOOSE', 'REFINE']);
export type DesignStep = z.output<typeof designStep>;

/** Which maker of pictures is asked (specification: design models). */
export const designModel = z.enum(['AMAZON', 'OPENAI']);
export type DesignModelName = z.output<typeof designModel>;

/** Type faces that both the canvas and the renderer have. */
export const designFonts = [
  'inter',
  'fraunces',
  'space-grotesk',
  'cormorant-garamond',
  'archivo-black',
  'caveat',
  'dm-serif-display',
] as const;
export const designFont = z.enum(designFonts);
export type DesignFont = z.output<typeof designFont>;

/** The name of a face, then words that mean it. */
export const designFontWords: Record<DesignFont, readonly [string, ...string[]]> = {
  inter: ['Inter', 'sans', 'sans serif', 'plain', 'clean', 'simple'],
  fraunces: ['Fraunces', 'soft serif', 'old style', 'warm'],
  'space-grotesk': ['Space Grotesk', 'grotesk', 'technical', 'geometric', 'modern'],
  'cormorant-garamond': ['Cormorant Garamond', 'cormorant', 'garamond', 'elegant', 'fine', 'classic'],
  'archivo-black': ['Archivo Black', 'archivo', 'bold', 'heavy', 'strong', 'block'],
  caveat: ['Caveat', 'handwritten', 'handwriting', 'script', 'cursive', 'casual'],
  'dm-serif-display': ['DM Serif Display', 'dm serif', 'serif', 'display', 'editorial'],
};

export const designShape = z.enum(['RECTANGLE', 'ELLIPSE', 'TRIANGLE', 'LINE', 'STAR', 'HEART']);
export type DesignShape = z.output<typeof designShape>;

/** What an undo across sessions goes back to was made by. */
export const designEditor = z.enum(['hand', 'partner', 'token', 'system']);
