import { html } from "hono/html";
import * as z from "zod/mini";

const field = z._default(z.string().check(z.maxLength(4000)), "");

/** What an app asks /oauth2/authorize with; carried through the pages in hidden fields. */
const authorizeRequest = z.object({
  client_id: field,
  redirect_uri: field,
  response_type: field,
  scope: field,
  state: field,
  code_challenge: field,
  code_challenge_method: field,
  identity_provider: field,
});
export type AuthorizeRequest = z.infer<typeof authorizeRequest>;

/** @returns the request, or in plain words what is wrong: no one is sent anywhere by a wrong request */
export function readAuthorizeRequest(
  query: unknown,
  { clientId, callbacks }: { readonly clientId: string; readonly callbacks: readonly string[] },
): { readonly request: AuthorizeRequest } | { readonly fault: string } {
  const read = authorizeRequest.safeParse(query);
  if (!read.success) return { fault: "The request cannot be read." };
  const request = read.data;
  if (request.client_id !== clientId) return { fault: "client_id is not known." };
  if (!callbacks.includes(request.redirect_uri)) return { fault: "redirect_uri is not registered." };
  if (request.response_type !== "code") return { fault: "response_type must be code." };
  if (request.code_challenge === "" || request.code_challenge_method !== "S256") {
    return { fault: "PKCE with S256 is required." };
  }
  return { request };
}

/** The request as hidden fields of a form. */
export function hiddenFields(request: AuthorizeRequest) {
  return Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

/** Back to the app, with what it asked for or why not. */
export function returnAddress(request: AuthorizeRequest, answer: Readonly<Record<string, string>>): string {
  const address = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state: request.state })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}
