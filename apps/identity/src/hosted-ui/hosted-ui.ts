import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { isPassword } from "../srp/password-verifier.ts";
import { isProvider, type PoolNames } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import type { TokenService } from "../tokens/token-service.ts";
import { type AuthorizeRequest, readAuthorizeRequest, returnAddress } from "./authorize-request.ts";
import type { GrantCodes } from "./grant-codes.ts";
import { page } from "./html-page.ts";
import { passwordPage, providerPage } from "./sign-in-pages.ts";
import { readSocialPerson, socialUser } from "./social-person.ts";

/** The pages of the hosted UI: authorization code with PKCE, by password or through a stand-in for a provider. */
export function hostedUi(parts: {
  readonly store: PoolStore;
  readonly tokens: TokenService;
  readonly codes: GrantCodes;
  readonly callbacks: readonly string[];
  readonly logouts: readonly string[];
  readonly names: PoolNames;
}): Hono {
  const { store, codes, callbacks, logouts } = parts;
  const { clientId, poolName } = parts.names;
  const app = new Hono();

  const refused = (c: Context, fault: string) =>
    c.html(page("That did not work", html`<p>${fault}</p>`), 400);
  const admitted = (c: Context, request: AuthorizeRequest, user: PoolUser) =>
    c.redirect(returnAddress(request, { code: codes.give(request, user.username) }), 303);

  app.get("/oauth2/authorize", (c) => {
    const read = readAuthorizeRequest(c.req.query(), { clientId, callbacks });
    if ("fault" in read) return refused(c, read.fault);
    const { request } = read;
    return c.html(
      isProvider(request.identity_provider)
        ? providerPage(request, request.identity_provider)
        : passwordPage(request),
    );
  });

  app.post("/oauth2/stand-in/password", async (c) => {
    const form = await c.req.parseBody();
    const read = readAuthorizeRequest(form, { clientId, callbacks });
    if ("fault" in read) return refused(c, read.fault);
    const user = store.userNamed(String(form.username ?? ""));
    const isRight =
      user?.password !== undefined &&
      user.status === "CONFIRMED" &&
      isPassword({ poolName, userId: user.username }, String(form.password ?? ""), user.password);
    return isRight
      ? admitted(c, read.request, user)
      : c.html(passwordPage(read.request, "Incorrect username or password."), 401);
  });

  app.post("/oauth2/stand-in/person", async (c) => {
    const form = await c.req.parseBody();
    const read = readAuthorizeRequest(form, { clientId, callbacks });
    if ("fault" in read) return refused(c, read.fault);
    const provider = read.request.identity_provider;
    if (!isProvider(provider)) return refused(c, "identity_provider is not known.");
    const person = readSocialPerson(form);
    if (person === null)
      return c.html(providerPage(read.request, provider, "Enter an e-mail address and a first name."), 400);
    return admitted(c, read.request, await store.transaction(() => socialUser(store, provider, person)));
  });

  app.post("/oauth2/stand-in/cancel", async (c) => {
    const read = readAuthorizeRequest(await c.req.parseBody(), { clientId, callbacks });
    if ("fault" in read) return refused(c, read.fault);
    const answer = { error: "access_denied", error_description: "The user cancelled the sign-in" };
    return c.redirect(returnAddress(read.request, answer), 303);
  });

  app.get("/logout", (c) => {
    const { client_id, logout_uri = "" } = c.req.query();
    return client_id === clientId && logouts.includes(logout_uri)
      ? c.redirect(logout_uri, 302)
      : refused(c, "logout_uri is not registered.");
  });

  return app;
}
