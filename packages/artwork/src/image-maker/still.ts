import { ImageRefused } from './image-maker.ts';

const moving =
  '(?:video|movie|film|animation|gif|slideshow|time-?lapse|stop motion|3d (?:file|model|scan|print|object|asset)|cad (?:file|model|drawing)|stl(?: file)?|obj file|step file|glb|gltf|usdz|sound(?: effect)?s?|audio|jingle|song|music|podcast|voice-?over|sound ?track)s?';
/** It is what was asked for: "a short video of a mug", "3D model for printing". */
const asked = new RegExp(
  `^(?:an?\\s|the\\s|some\\s|one\\s|two\\s|three\\s)?(?:[\\p{L}\\d-]+\\s){0,3}?${moving}(?:\\s+(?:clip|file|loop|ad)s?)?(?=$|\\s+(?:of|for|with|showing|about|that|which|where|in which|from|to|in|on)\\b|[,.:;!?])`,
  'iu',
);
/** How it was asked for: "a mug, as a GIF", "a mug in an animated loop". */
const asOne = new RegExp(
  `\\b(?:as|into|in the form of)\\s+(?:an?\\s+)?(?:[\\p{L}\\d-]+\\s){0,2}?${moving}\\b|\\banimated\\b`,
  'iu',
);

/** Whether words ask for something that moves, sounds or can be turned around. */
export const asksForMore = (prompt: string): boolean => asked.test(prompt.trim()) || asOne.test(prompt);

/** Refuses (ImageRefused, not_drawn) what is no still picture. */
export function checkStill(prompt: string): void {
  if (asksForMore(prompt))
    throw new ImageRefused(
      'not_drawn',
      'I make still pictures: no video, animation, sound or 3D file. Ask for a picture of the same thing.',
    );
}
