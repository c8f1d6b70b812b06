import { SignJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { standIn, type StandIn } from './stand-in.ts';

export interface IssuerStandIn extends StandIn {
  clientId: string;
  /** A good identity token, with claims changed as asked. */
  token(claims?: JWTPayload, lifeSeconds?: number): Promise<string>;
  /** As `token`, signed with a key that the issuer never published. */
  forged(claims?: JWTPayload): Promise<string>;
}

/** An OpenID Connect issuer with its discovery document and its keys. */
export async function issuerStandIn(): Promise<IssuerStandIn> {
  const clientId = 'brandwright.apps.example';
  const own = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const server = await standIn((request, _body, response) => {
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: server.url, jwks_uri: `${server.url}/keys` },
      '/keys': { keys: [jwk] },
    };
    const document = documents[request.url ?? ''];
    response
      .writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(document ?? {}));
  });
  const sign = (key: Parameters<SignJWT['sign']>[0], claims: JWTPayload, lifeSeconds: number) => {
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      iss: server.url,
      aud: clientId,
      sub: 'g-1',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada',
    };
    return new SignJWT({ ...usual, iat: now - 10, exp: now + lifeSeconds, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(key);
  };
  return {
    ...server,
    clientId,
    token: (claims = {}, lifeSeconds = 300) => sign(own.privateKey, claims, lifeSeconds),
    forged: (claims = {}) => sign(stranger.privateKey, claims, 300),
  };
}
