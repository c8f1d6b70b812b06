import { OperationError } from '@brandwright/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Identity, IdentityTokens } from './identity.ts';

export interface GoogleSettings {
  clientId: string;
  /** `https://accounts.google.com`, or any OpenID Connect issuer. */
  issuer: string;
}

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
});
const discovery = z.object({ jwks_uri: z.url() });

/** Verifies identity tokens against the issuer's published keys, audience and expiry. */
export function createGoogleIdentity(settings: GoogleSettings): IdentityTokens {
  const issuer = settings.issuer.replace(/\/+$/, '');
  // Google signs with and without the scheme (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
  let keys: Promise<JWTVerifyGetKey> | undefined;

  async function findKeys(): Promise<JWTVerifyGetKey> {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(10_000),
    });
    return createRemoteJWKSet(new URL(discovery.parse(await response.json()).jwks_uri));
  }

  async function knownKeys(): Promise<JWTVerifyGetKey> {
    keys ??= findKeys();
    try {
      return await keys;
    } catch {
      keys = undefined;
      throw new OperationError(
        'upstream',
        'The sign-in service isn’t responding. Please try again, or log in with email and password.',
      );
    }
  }

  return {
    async verify(idToken) {
      const getKey = await knownKeys();
      try {
        const { payload } = await jwtVerify(idToken, getKey, {
          issuer: issuers,
          audience: settings.clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['exp', 'iat'],
        });
        const known = claims.parse(payload);
        const email = known.email.trim().toLowerCase();
        return { subject: known.sub, email, name: known.name ?? email } satisfies Identity;
      } catch (error) {
        if (error instanceof errors.JWKSTimeout) {
          throw new OperationError('upstream', 'The sign-in service isn’t responding. Please try again.');
        }
        throw new OperationError('unauthenticated', 'This sign-in couldn’t be verified. Please try again.');
      }
    },
  };
}

/** Stands in where no issuer is set up. */
export const noIdentity: IdentityTokens = {
  verify: async () => {
    throw new OperationError(
      'unavailable',
      'Google sign-in isn’t set up here. Please log in with email and password.',
    );
  },
};
