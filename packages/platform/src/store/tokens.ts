import type { Keyring } from '@brandwright/providers';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { systemClock } from '../kernel/request/clock.ts';

/** A login ends after this long, however often its tokens are refreshed. */
export const sessionLifeMs = 90 * 24 * 60 * 60 * 1000;
/** A token is good for this long; one that is more than half used is refreshed. */
export const tokenLifeMs = 7 * 24 * 60 * 60 * 1000;

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  gen: z.union([z.literal(1), z.literal(2)]),
  iat: z.int(),
  exp: z.int(),
});
export type TokenClaims = z.output<typeof claimsSchema>;

interface Login {
  userId: string;
  sessionId: string;
  sessionExpiresAt: Date;
}

export interface TokenPair {
  token: string;
  tokenV2: string;
  /** ISO instant. */
  expiresAt: string;
}

// Tokens live by the machine's time also where the business's clock is frozen: clients compare them with theirs.
const machineNow = () => systemClock.now();

/** A token of each generation for a login. */
export async function issueTokens(keyring: Keyring, login: Login): Promise<TokenPair> {
  const issuedAt = machineNow();
  const expiresAt = new Date(Math.min(issuedAt.getTime() + tokenLifeMs, login.sessionExpiresAt.getTime()));
  const [token, tokenV2] = await Promise.all([
    sign(keyring, login, 1, issuedAt, expiresAt),
    sign(keyring, login, 2, issuedAt, expiresAt),
  ]);
  return { token, tokenV2, expiresAt: expiresAt.toISOString() };
}

/** The token of a program: good as long as its session. */
export const issueApiToken = (keyring: Keyring, login: Login, generation: 1 | 2): Promise<string> =>
  sign(keyring, login, generation, machineNow(), login.sessionExpiresAt);

/** Signatures that were checked already, by keyring; a client sends the same token with every call. */
const checked = new WeakMap<Keyring, Map<string, TokenClaims>>();
const mostChecked = 5000;

/** The claims of a token that is ours and not past its end; undefined for anything else, which counts as no token. */
export async function readToken(keyring: Keyring, token: string): Promise<TokenClaims | undefined> {
  const known = checked.get(keyring) ?? new Map<string, TokenClaims>();
  checked.set(keyring, known);
  const claims = known.get(token) ?? (await verify(keyring, token));
  if (!claims || claims.exp * 1000 <= machineNow().getTime()) return undefined;
  if (known.size >= mostChecked) known.clear();
  known.set(token, claims);
  return claims;
}

async function verify(keyring: Keyring, token: string): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyring.key('session-token'), {
      algorithms: ['HS256'],
      currentDate: machineNow(),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return claimsSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}

/** A token in place of one that is more than half used; undefined while it is fresh. */
export async function refreshToken(
  keyring: Keyring,
  claims: TokenClaims,
  sessionExpiresAt: Date,
): Promise<string | undefined> {
  const halfWay = ((claims.iat + claims.exp) / 2) * 1000;
  if (machineNow().getTime() < halfWay) return undefined;
  const pair = await issueTokens(keyring, { userId: claims.sub, sessionId: claims.sid, sessionExpiresAt });
  return claims.gen === 2 ? pair.tokenV2 : pair.token;
}

function sign(
  keyring: Keyring,
  login: Login,
  generation: 1 | 2,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ sid: login.sessionId, gen: generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(login.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyring.key('session-token'));
}
