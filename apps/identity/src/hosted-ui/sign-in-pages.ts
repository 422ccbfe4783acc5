import { html } from "hono/html";
import { type Provider, providers } from "../store/pool-settings.ts";
import { type AuthorizeRequest, hiddenFields } from "./authorize-request.ts";
import { page } from "./html-page.ts";
import { samplePeople } from "./sample-people.ts";

/** Signing in by password on the hosted page. */
export function passwordPage(request: AuthorizeRequest, fault?: string) {
  return page(
    "Sign in",
    html`${fault === undefined ? "" : html`<p role="alert">${fault}</p>`}
      <form method="post" action="/oauth2/stand-in/password">
        ${hiddenFields(request)}
        <label>E-mail <input name="username" type="email" autocomplete="username" required /></label>
        <label>
          Password <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <button class="main">Sign in</button>
      </form>`,
  );
}

/** In the place of Google or Facebook: choose who that provider says you are. */
export function providerPage(request: AuthorizeRequest, provider: Provider, fault?: string) {
  const { verifiesEmail } = providers[provider];
  return page(
    `Stand-in for ${provider}`,
    html`<p>Choose who ${provider} says you are.</p>
      ${fault === undefined ? "" : html`<p role="alert">${fault}</p>`}
      <form method="post" action="/oauth2/stand-in/person">
        ${hiddenFields(request)}
        ${samplePeople.map(
          ({ id, email, given_name, family_name }) =>
            html`<button name="person" value="${id}">${given_name} ${family_name}, ${email}</button>`,
        )}
      </form>
      <h2>Another person</h2>
      <form method="post" action="/oauth2/stand-in/person">
        ${hiddenFields(request)}
        <label>E-mail <input name="email" type="email" required /></label>
        <label>First name <input name="given_name" required /></label>
        <label>
          Verified by ${provider}
          <select name="email_verified">
            ${[verifiesEmail, !verifiesEmail].map(
              (isVerified) =>
                html`<option value="${String(isVerified)}">${isVerified ? "yes" : "no"}</option>`,
            )}
          </select>
        </label>
        <button class="main">Continue</button>
      </form>
      <form method="post" action="/oauth2/stand-in/cancel">
        ${hiddenFields(request)}<button>Cancel</button>
      </form>`,
  );
}
