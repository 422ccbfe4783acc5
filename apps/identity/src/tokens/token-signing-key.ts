import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from "jose";
import type { PoolStore } from "../store/pool-store.ts";

/** The pool's one key: made on the first start, kept with its users. */
export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey | Uint8Array;
  readonly jwk: JWK & { readonly kid: string };
}

export async function openSigningKey(store: PoolStore): Promise<SigningKey> {
  const kept = store.state.key ?? (await makeKey());
  if (store.state.key === null) {
    store.state.key = kept;
    store.save();
  }
  const kid = kept.jwk.kid;
  if (kid === undefined) throw new Error("the kept signing key has no id");
  return {
    privateKey: await importPKCS8(kept.pkcs8, "RS256"),
    publicKey: await importJWK(kept.jwk, "RS256"),
    jwk: { ...kept.jwk, kid },
  };
}

async function makeKey(): Promise<{ pkcs8: string; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return {
    pkcs8: await exportPKCS8(privateKey),
    jwk: { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" },
  };
}
