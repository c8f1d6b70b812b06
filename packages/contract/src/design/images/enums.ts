import { z } from 'zod';

/** Which maker of pictures is asked (specification: design models). Where it is not connected, this server draws. */
export const designModel = z.enum(['OPENAI', 'AMAZON']);
export type DesignModelName = z.output<typeof designModel>;
export const designModelWords = {
  OPENAI: ['openai', 'open ai', 'gpt', 'gpt image'],
  AMAZON: ['amazon', 'bedrock', 'nova', 'titan', 'the second engine'],
} as const;

/** How a picture of the gallery came to be. */
export const imageSource = z.enum(['PROMPT', 'SKETCH', 'RECOLOR']);
export type ImageSource = z.output<typeof imageSource>;
export const imageSourceWords = {
  PROMPT: ['made from words', 'from a prompt', 'generated', 'prompted'],
  SKETCH: ['from a sketch', 'from sketches', 'made from drawings', 'sketched'],
  RECOLOR: ['recoloured', 'recolored', 'in another colour', 'colour changes', 'color changes'],
} as const;
export const imageSourceLabels: Readonly<Record<ImageSource, string>> = {
  PROMPT: 'From words',
  SKETCH: 'From a sketch',
  RECOLOR: 'Recolored',
};
