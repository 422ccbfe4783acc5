import type { HttpBindings } from "@hono/node-server";
import { networkOf, visitorAddress } from "@precise/contract/server/proxy-list";
import { type IsOwnHost, ownHostsOf } from "@precise/contract/wire/own-hosts";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { Env } from "./env.ts";
import { createGrantCodes } from "./hosted-ui/grant-codes.ts";
import { hostedUi } from "./hosted-ui/hosted-ui.ts";
import { oauthEndpoints } from "./hosted-ui/oauth-endpoints.ts";
import { createCallLimits } from "./limits/call-limits.ts";
import type { MailQueue } from "./mail/mail-queue.ts";
import { outboxPage } from "./outbox/outbox-page.ts";
import type { PoolStore } from "./store/pool-store.ts";
import { createTokenService, type TokenService } from "./tokens/token-service.ts";
import { openSigningKey } from "./tokens/token-signing-key.ts";
import type { Codes } from "./user-pool/codes.ts";
import { createPasswordGuesses } from "./user-pool/password-guesses.ts";
import { createUserPool } from "./user-pool/user-pool.ts";

const BODY_LIMIT_BYTES = 100_000;

type App = Hono<{ Bindings: HttpBindings }>;

/** What the server answers with. */
export interface IdentityParts {
  readonly env: Env;
  readonly store: PoolStore;
  readonly codes: Codes;
  /** Undefined on a laptop, and where no mail server is set. */
  readonly mails: MailQueue | undefined;
  /** Where browsers reach it. */
  readonly origin: string;
}

/**
 * The whole server: the user pool's JSON calls on POST /, and its keys. On a laptop also the hosted UI with sample people,
 * and the mails that it would have sent.
 */
export async function createIdentity(parts: IdentityParts): Promise<App> {
  const { env, store, codes, mails, origin } = parts;
  const { poolId } = env.pool;
  const issuer = `${origin}/${poolId}`;
  const key = await openSigningKey(store);
  const tokens = createTokenService(store, key, { ...env.pool, issuer });
  const guesses = createPasswordGuesses(store);
  const pool = createUserPool(
    { store, tokens, codes, guesses, names: env.pool },
    { isLocal: env.isLocal, admit: createCallLimits(env.rateLimitFactor) },
  );

  const app: App = new Hono();
  app.use(callerGuard(env.siteOrigins, origin, env.isLocal ? localHostsOf(origin) : ownHostsOf([origin])));
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
    const network = networkOf(visitorOf(c, env));
    const { status, body, errorType } = await pool(network, name, await c.req.json().catch(() => null));
    if (mails !== undefined) mails.wake();
    return c.body(JSON.stringify(body), status, {
      "content-type": "application/x-amz-json-1.1",
      "cache-control": "no-store",
      ...(errorType !== undefined && { "x-amzn-errortype": errorType }),
    });
  });
  app.get(`/${poolId}/.well-known/jwks.json`, (c) => c.json({ keys: [key.jwk] }));
  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", (c) => {
    // Asks the database; where it does not answer, neither does this.
    const ok = store.readSetting("signing_key") !== undefined;
    return c.json({ ok, mail: mailState(parts) }, ok ? 200 : 503);
  });
  if (env.isLocal) addLocalPages(app, parts, tokens);
  return app;
}

/** What only a laptop has: nothing of it may be there where strangers can ask. */
function addLocalPages(app: App, { env, store, origin }: IdentityParts, tokens: TokenService): void {
  const codes = createGrantCodes();
  const pages = env.siteOrigins.flatMap((site) => [`${site}/`, `${site}/auth`]);
  const { poolId, clientId } = env.pool;
  app.get(`/${poolId}/.well-known/openid-configuration`, (c) => c.json(discovery(origin, poolId)));
  app.get("/health", (c) => c.json({ ok: true, isStandIn: true }));
  app.get("/outbox.json", (c) => {
    const to = c.req.query("to")?.toLowerCase();
    return c.json(store.outbox().filter((mail) => to === undefined || mail.to === to));
  });
  app.get("/", (c) => c.html(outboxPage(store.outbox())));
  app.get("/outbox", (c) => c.html(outboxPage(store.outbox())));
  app.route("/", hostedUi({ store, tokens, codes, callbacks: pages, logouts: pages, names: env.pool }));
  app.route("/", oauthEndpoints({ store, tokens, codes, clientId }));
}

/** Codes that wait for a mail server that was never set are not a fault of this process: it stays ready, and says so. */
function mailState({ env, store, mails }: IdentityParts): object {
  if (env.isLocal) return { state: "outbox" };
  if (mails === undefined) return { state: "not set: SMTP_URL", unsent: store.queuedMails() };
  return { state: "set", queued: store.queuedMails(), givenUp: mails.givenUp() };
}

function visitorOf(c: Context<{ Bindings: HttpBindings }>, env: Env): string {
  // Tests call the app without a connection.
  const remote = c.env.incoming?.socket.remoteAddress;
  return visitorAddress(remote, c.req.header("x-forwarded-for"), env.trustedProxies);
}

/** Only this computer, under its own name: another name that resolves to 127.0.0.1 is turned away. */
function localHostsOf(origin: string): IsOwnHost {
  const { port } = new URL(origin);
  return (host) => host === `localhost:${port}` || host === `127.0.0.1:${port}`;
}

/** Under its own names, and only for the shop's pages: a page elsewhere that posts a form here is turned away. */
function callerGuard(siteOrigins: readonly string[], own: string, isOwnHost: IsOwnHost) {
  return createMiddleware(async (c, next) => {
    const host = c.req.header("host");
    if (!isOwnHost(host)) return c.text("This server does not answer for this host.", 421);
    const origin = c.req.header("origin");
    const known = [...siteOrigins, own, `http://${host}`];
    // Pages of the shop are sent here by a redirect; a form of our own page may then say "null" for its origin.
    const isOwnForm = origin === "null" && c.req.header("sec-fetch-site") === "same-origin";
    if (origin !== undefined && !known.includes(origin) && !isOwnForm) {
      return c.text("This origin may not sign people in.", 403);
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

function discovery(origin: string, poolId: string) {
  const issuer = `${origin}/${poolId}`;
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
