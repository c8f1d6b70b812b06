import { afterAll, beforeAll, expect, it } from 'vitest';
import { issuerStandIn, type IssuerStandIn } from '../testing/issuer-stand-in.ts';
import { createGoogleIdentity, noIdentity } from './google-identity.ts';

let issuer: IssuerStandIn;
beforeAll(async () => {
  issuer = await issuerStandIn();
});
afterAll(() => issuer.stop());
const identity = () => createGoogleIdentity({ clientId: issuer.clientId, issuer: `${issuer.url}/` });

it('knows who a good token speaks of', async () => {
  expect(await identity().verify(await issuer.token({ email: 'Ada@Example.com' }))).toEqual({
    subject: 'g-1',
    email: 'ada@example.com',
    name: 'Ada',
  });
});

it('refuses every other token', async () => {
  const good = await issuer.token();
  const bad = {
    nonsense: 'not.a.token',
    forged: await issuer.forged(),
    expired: await issuer.token({}, -60),
    'for someone else': await issuer.token({ aud: 'other' }),
    'of another issuer': await issuer.token({ iss: 'https://accounts.example' }),
    'with an unverified address': await issuer.token({ email_verified: false }),
    'without an address': await issuer.token({ email: undefined }),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`,
  };
  for (const [what, token] of Object.entries(bad)) {
    const error = await identity()
      .verify(token)
      .catch((reason: unknown) => reason);
    expect(error, what).toMatchObject({ code: 'unauthenticated' });
  }
});

it('says that no issuer is set up, or that it does not answer', async () => {
  await expect(noIdentity.verify('x')).rejects.toMatchObject({ code: 'unavailable' });
  const away = createGoogleIdentity({ clientId: 'x', issuer: 'http://127.0.0.1:9' });
  await expect(away.verify(await issuer.token())).rejects.toMatchObject({ code: 'upstream' });
});
