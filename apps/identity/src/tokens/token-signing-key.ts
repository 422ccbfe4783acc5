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
  const found = store.readSetting("signing_key");
  const kept: KeptKey = found === undefined ? await makeKey() : JSON.parse(found);
  if (found === undefined)
    await store.transaction(() => store.writeSetting("signing_key", JSON.stringify(kept)));
  const kid = kept.jwk.kid;
  if (kid === undefined) throw new Error("the kept signing key has no id");
  return {
    privateKey: await importPKCS8(kept.pkcs8, "RS256"),
    publicKey: await importJWK(kept.jwk, "RS256"),
    jwk: { ...kept.jwk, kid },
  };
}

interface KeptKey {
  readonly pkcs8: string;
  readonly jwk: JWK;
}

async function makeKey(): Promise<KeptKey> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return {
    pkcs8: await exportPKCS8(privateKey),
    jwk: { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" },
  };
}
