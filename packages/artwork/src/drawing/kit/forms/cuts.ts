import { fold } from './cloth.ts';
import { mirrored } from './mirrored.ts';

/** Halves of garments that are cut alike: short sleeves, long ones, and long ones with an open neck. */
export const teeHalf =
  'M0 -290C50 -290 86 -304 108 -340L226 -302C258 -290 280 -270 298 -240L394 -86C398 -78 396 -72 388 -68L290 -14C282 -10 276 -12 272 -20L222 -112C212 30 214 190 226 338C226 346 222 350 214 351C140 360 70 362 0 362';
export const longHalf =
  'M0 -296C50 -296 86 -308 110 -344L226 -306C264 -292 288 -264 302 -226C346 -110 380 60 402 222C403 230 400 234 392 236L322 252C314 254 310 250 308 242C286 130 258 20 222 -88C212 60 214 210 226 334C226 342 222 346 214 347C150 356 70 358 0 358';
export const openHalf =
  'M0 -250C50 -262 94 -306 114 -344L226 -306C264 -292 288 -264 302 -226C346 -110 380 60 402 222C403 230 400 234 392 236L322 252C314 254 310 250 308 242C286 130 258 20 222 -88C212 60 214 210 226 334C226 342 222 346 214 347C150 356 70 358 0 358';

/** The line where a sleeve is set in. */
export const sleeveSeam = (y: number) => `M230 ${y}C206 ${y + 54} 204 ${y + 130} 222 ${y + 194}`;

/** A fold on both sides; the left one a little weaker, for the light comes from there. */
export const pair = (line: string, width: number, strength = 1) =>
  fold(line, width, strength) + fold(mirrored(line), width * 0.9, strength * 0.8);

/** How a body hangs: pulled from the armpits, loose at the hem. */
export const bodyFolds =
  pair('M222 -96C196 -66 160 -30 146 60', 20, 1.25) +
  pair('M226 -40C210 0 192 60 196 150', 22, 1.2) +
  pair('M222 120C204 180 206 250 216 330', 20) +
  fold('M-120 70C-96 160 -132 250 -112 350', 24, 1.1) +
  fold('M104 110C126 190 92 270 112 352', 22, 1.05) +
  fold('M-34 190C-20 250 -44 300 -30 354', 20, 0.9) +
  fold('M40 226C52 280 30 310 42 356', 18, 0.8) +
  fold('M-196 -240C-150 -200 -90 -190 -40 -206', 22, 0.6) +
  fold('M60 -204C110 -190 160 -204 200 -246', 20, 0.5);
/** At the elbows of a hanging arm. */
export const armFolds =
  pair('M300 -190C280 -140 300 -60 318 20', 20, 1.1) +
  pair('M270 -30C310 -10 340 -14 364 -40', 18, 1.2) +
  pair('M284 40C320 50 350 46 382 20', 18, 1.1) +
  pair('M340 90C330 140 350 180 352 226', 20);
