import { type Context, Hono } from "hono";
import type { PoolStore } from "../store/pool-store.ts";
import type { TokenService, TokenSet } from "../tokens/token-service.ts";
import type { GrantCodes } from "./grant-codes.ts";

/** The OAuth 2.0 endpoints that programs call. */
export function oauthEndpoints(parts: {
  readonly store: PoolStore;
  readonly tokens: TokenService;
  readonly codes: GrantCodes;
  readonly clientId: string;
}): Hono {
  const { store, tokens, codes, clientId } = parts;
  const app = new Hono();
  const refused = (c: Context, error: string) => c.json({ error }, 400);

  app.post("/oauth2/token", async (c) => {
    const form = await c.req.parseBody();
    const field = (name: string) => String(form[name] ?? "");
    if (field("client_id") !== clientId) return refused(c, "invalid_client");
    let result: TokenSet | null = null;
    if (field("grant_type") === "authorization_code") {
      const grant = codes.redeem({
        code: field("code"),
        redirectUri: field("redirect_uri"),
        verifier: field("code_verifier"),
      });
      const user = grant === null ? undefined : store.findUser(grant.username);
      if (grant !== null && user !== undefined)
        result = await store.transaction(() => tokens.signIn(user, grant.scope));
    } else if (field("grant_type") === "refresh_token") {
      result = await store.transaction(() => tokens.refresh(field("refresh_token")));
    } else {
      return refused(c, "unsupported_grant_type");
    }
    if (result === null) return refused(c, "invalid_grant");
    return c.json({
      access_token: result.AccessToken,
      id_token: result.IdToken,
      refresh_token: result.RefreshToken,
      expires_in: result.ExpiresIn,
      token_type: result.TokenType,
    });
  });

  app.post("/oauth2/revoke", async (c) => {
    const { token } = await c.req.parseBody();
    await store.transaction(() => tokens.revoke(String(token ?? "")));
    return c.body(null, 200);
  });

  app.get("/oauth2/userInfo", async (c) => {
    const owner = await tokens.ownerOf((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    if (owner === null || !owner.scopes.includes("openid")) return c.json({ error: "invalid_token" }, 401);
    const { sub, username, attributes } = owner.user;
    return c.json({ sub, username, ...attributes });
  });

  return app;
}
