import { hash, verify } from '@node-rs/argon2';

/** argon2id with the package's parameters (19 MiB, 2 passes), which are those of the OWASP password storage cheat sheet. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let standIn: Promise<string> | undefined;

/**
 * Whether the password fits. An unknown person (no hash) takes as long as a known one with a wrong password, so the
 * time tells nothing about who has an account.
 */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await standIn), password).catch(() => false);
  return fits && typeof passwordHash === 'string';
}
