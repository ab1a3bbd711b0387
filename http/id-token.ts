import "server-only";
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";

const ALGORITHMS = ["RS256", "PS256", "ES256"];
const TIMEOUT_MS = 5_000;

const metadata = z.object({ jwks_uri: z.url() });

// By issuer. Each key set reloads when the keys change.
const keySets = new Map<string, JWTVerifyGetKey>();

async function findKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const known = keySets.get(issuer);
  if (known) return known;
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { redirect: "error", signal });
  const keys = createRemoteJWKSet(new URL(metadata.parse(await response.json()).jwks_uri));
  keySets.set(issuer, keys);
  return keys;
}

/**
 * Verifies an id token's signature. NextAuth checks only its claims.
 * @throws errors of jose, or of loading the issuer's keys
 */
export async function verifyIdToken(
  idToken: string | undefined,
  { issuer, clientId }: { issuer: string; clientId: string },
): Promise<void> {
  if (!idToken) throw new Error("The provider sent no ID token");
  const expected = { issuer, audience: clientId, algorithms: ALGORITHMS };
  await jwtVerify(idToken, await findKeys(issuer), { ...expected, clockTolerance: 30 });
}
