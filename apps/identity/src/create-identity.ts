import { join } from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Env } from "./env.ts";
import { createGrantCodes } from "./hosted-ui/grant-codes.ts";
import { hostedUi } from "./hosted-ui/hosted-ui.ts";
import { oauthEndpoints } from "./hosted-ui/oauth-endpoints.ts";
import { outboxPage } from "./outbox/outbox-page.ts";
import { poolId } from "./store/pool-settings.ts";
import { openPoolStore } from "./store/pool-store.ts";
import { createTokenService } from "./tokens/token-service.ts";
import { openSigningKey } from "./tokens/token-signing-key.ts";
import { createCodes } from "./user-pool/codes.ts";
import { createUserPool } from "./user-pool/user-pool.ts";

const BODY_LIMIT_BYTES = 100_000;

/**
 * The whole stand-in: the user pool's JSON calls on POST /, the hosted UI, keys, and the mails it would have sent.
 * @param port where it listens, which may be another than the environment's 0
 */
export async function createIdentity(env: Env, port: number): Promise<Hono> {
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/${poolId}`;
  const store = openPoolStore(join(env.dataFolder, "identity.json"));
  const key = await openSigningKey(store);
  const tokens = createTokenService(store, key, issuer);
  const pool = createUserPool({ store, tokens, codes: createCodes(store, env.codesPerHour) });
  const codes = createGrantCodes();
  const pages = env.siteOrigins.flatMap((site) => [`${site}/`, `${site}/auth`]);

  const app = new Hono();
  app.use(callerGuard(port, env.siteOrigins));
  // form-action is left out: browsers apply it to the redirect back to the shop as well.
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    }),
  );
  app.use(cors({ origin: [...env.siteOrigins], allowHeaders: ALLOWED_HEADERS, maxAge: 600 }));
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES }));
  app.post("/", async (c) => {
    const name = (c.req.header("x-amz-target") ?? "").split(".")[1] ?? "";
    const { status, body, errorType } = await pool(name, await c.req.json().catch(() => null));
    return c.body(JSON.stringify(body), status, {
      "content-type": "application/x-amz-json-1.1",
      "cache-control": "no-store",
      ...(errorType !== undefined && { "x-amzn-errortype": errorType }),
    });
  });
  app.get(`/${poolId}/.well-known/jwks.json`, (c) => c.json({ keys: [key.jwk] }));
  app.get(`/${poolId}/.well-known/openid-configuration`, (c) => c.json(discovery(origin, issuer)));
  app.get("/health", (c) => c.json({ ok: true, isStandIn: true }));
  app.get("/outbox.json", (c) => {
    const to = c.req.query("to")?.toLowerCase();
    return c.json(store.state.outbox.filter((mail) => to === undefined || mail.to === to));
  });
  app.get("/", (c) => c.html(outboxPage(store.state.outbox)));
  app.get("/outbox", (c) => c.html(outboxPage(store.state.outbox)));
  app.route("/", hostedUi({ store, tokens, codes, callbacks: pages, logouts: pages }));
  app.route("/", oauthEndpoints({ store, tokens, codes }));
  return app;
}

/**
 * Only this computer, under its own name, and only the shop's pages: a page elsewhere that resolves its own name to
 * 127.0.0.1, or posts a form here, is turned away.
 */
function callerGuard(port: number, siteOrigins: readonly string[]) {
  return createMiddleware(async (c, next) => {
    const own = [`localhost:${port}`, `127.0.0.1:${port}`];
    if (!own.includes(c.req.header("host") ?? ""))
      return c.text("This server does not answer for this host.", 421);
    const origin = c.req.header("origin");
    const known = [...siteOrigins, ...own.map((host) => `http://${host}`)];
    // Pages of the shop are sent here by a redirect; a form of our own page may then say "null" for its origin.
    const isOwnForm = origin === "null" && c.req.header("sec-fetch-site") === "same-origin";
    if (origin !== undefined && !known.includes(origin) && !isOwnForm) {
      return c.text("This origin may not use the stand-in.", 403);
    }
    await next();
  });
}

/** What aws-amplify sends with its calls. */
const ALLOWED_HEADERS = [
  "content-type",
  "x-amz-target",
  "x-amz-user-agent",
  "cache-control",
  "amz-sdk-invocation-id",
  "amz-sdk-request",
];

function discovery(origin: string, issuer: string) {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    end_session_endpoint: `${origin}/logout`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["none"],
  };
}
