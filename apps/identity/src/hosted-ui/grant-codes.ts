import { createHash } from "node:crypto";
import { createPending } from "../user-pool/pending.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";

const LIFE_MILLISECONDS = 5 * 60 * 1000;

/** Authorization codes: for one app, one address and one browser (PKCE), once. */
export interface GrantCodes {
  give(request: AuthorizeRequest, username: string): string;
  /** Uses the code up. @returns null when it is not good, or not for the one who brings it */
  redeem(proof: {
    readonly code: string;
    readonly redirectUri: string;
    readonly verifier: string;
  }): { readonly username: string; readonly scope: string } | null;
}

export function createGrantCodes(): GrantCodes {
  const granted = createPending<{ readonly request: AuthorizeRequest; readonly username: string }>(
    LIFE_MILLISECONDS,
  );
  return {
    // In the alphabet of URLs; the map's own names are base64.
    give: (request, username) =>
      Buffer.from(granted.put({ request, username }), "base64").toString("base64url"),
    redeem: ({ code, redirectUri, verifier }) => {
      const found = granted.take(Buffer.from(code, "base64url").toString("base64"));
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      if (found?.request.redirect_uri !== redirectUri || found.request.code_challenge !== challenge)
        return null;
      return { username: found.username, scope: found.request.scope };
    },
  };
}
