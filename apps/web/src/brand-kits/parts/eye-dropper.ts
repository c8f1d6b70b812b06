import { readHex } from '../look/color.ts';

interface EyeDropperLike {
  open: () => Promise<{ sRGBHex: string }>;
}
type WithEyeDropper = typeof globalThis & { EyeDropper?: new () => EyeDropperLike };

const browser: WithEyeDropper = globalThis;

/** Whether this browser lets one take a color from anywhere on the screen. */
export const canPickFromScreen = (): boolean => browser.EyeDropper !== undefined;

/** The color that was pointed at; undefined when one thought better of it. */
export async function pickFromScreen(): Promise<string | undefined> {
  if (!browser.EyeDropper) return undefined;
  try {
    return readHex((await new browser.EyeDropper().open()).sRGBHex);
  } catch {
    // Escape was pressed.
    return undefined;
  }
}
