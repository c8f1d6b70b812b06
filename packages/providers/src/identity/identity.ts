/** Who an identity token speaks of; the issuer vouches for the address. */
export interface Identity {
  subject: string;
  email: string;
  name: string;
}

export interface IdentityTokens {
  /** Throws `unauthenticated` for a token that is not good, `unavailable` when no issuer is set up, `upstream` when it does not answer. */
  verify(idToken: string): Promise<Identity>;
}
