import * as z from "zod/mini";
import { normalisePhone } from "../nigeria/phone.ts";
import { group, route } from "../wire/route.ts";
import { line } from "../wire/text.ts";
import { address } from "./orders/order.ts";
import { signInTokens } from "./session.ts";

/** Most addresses that one person may keep. */
export const mostAddresses = 20;

/** What we know of a signed-in person. E-mail and password belong to the identity provider. */
export const account = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  firstname: z.string(),
  lastname: z.string(),
  /** +234XXXXXXXXXX, or empty. */
  phone: z.string(),
  newsletter: z.boolean(),
});
export type Account = z.infer<typeof account>;

const savedAddress = z.object({
  id: z.string(),
  /** What its owner calls it: "Home". */
  name: z.string(),
  is_default: z.boolean(),
  address: z.object({
    line1: z.string(),
    line2: z.optional(z.string()),
    landmark: z.optional(z.string()),
    state: z.string(),
    lga: z.string(),
  }),
});
export type SavedAddress = z.infer<typeof savedAddress>;
const addresses = z.object({ addresses: z.array(savedAddress) });
const addressId = z.string().check(z.regex(/^\d{1,15}$/, { error: "must be an address's id" }));

export const readAccount = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/account",
  tag: "Account",
  summary: "Name, phone and newsletter of the signed-in person",
  isPersonal: true,
  yields: "account",
  data: z.object({ account }),
  failures: [401],
});

/**
 * Only what is named changes. `newsletter` is turned on or off for the account's own address, and only once it is
 * confirmed (403 `email_unverified`): else anybody could speak for anybody's address.
 */
export const updateAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/account",
  tag: "Account",
  summary: "Changes name, phone or newsletter; an empty phone removes it",
  body: z.strictObject({
    firstname: z.optional(line(1, 60)),
    lastname: z.optional(line(0, 60)),
    phone: z.optional(
      line(0, 30).check(
        z.refine((text) => text === "" || normalisePhone(text).ok, {
          error: "must be a Nigerian mobile number",
          params: { code: "bad_phone" },
        }),
      ),
    ),
    newsletter: z.optional(z.boolean()),
  }),
  yields: "account",
  data: z.object({ account }),
  failures: [401, 403],
});

export const listAddresses = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/account/addresses",
  tag: "Account",
  summary: "The person's addresses, the default one first",
  isPersonal: true,
  yields: "addresses",
  data: addresses,
  failures: [401],
});

/** With an `id` that address is changed (404 when it is not yours), without one it is added (422 beyond the most). */
export const saveAddress = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/account/addresses",
  tag: "Account",
  summary: "Adds or changes an address; the first one is the default",
  body: z.strictObject({
    id: z.optional(addressId),
    name: line(1, 40),
    address,
    is_default: z.optional(z.boolean()),
  }),
  yields: "addresses",
  data: addresses,
  failures: [401, 404, 422],
});

export const removeAddress = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/account/addresses/{id}",
  tag: "Account",
  summary: "Removes an address",
  params: z.object({ id: addressId }),
  yields: "addresses",
  data: addresses,
  failures: [401, 404],
});

/**
 * Everything that we keep about a person, in a form that programs can read. A session alone does not open it: the body
 * carries tokens of a sign-in of the last five minutes, used for nothing else (403 `fresh_sign_in_required`).
 * @source Nigeria Data Protection Act 2023, s. 38; decision 042
 */
export const exportAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/account/export",
  tag: "Account",
  summary: "All data about the signed-in person; asks for a fresh sign-in",
  body: signInTokens,
  isPersonal: true,
  data: z.object({
    made_at: z.string(),
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  failures: [401, 403],
});

/**
 * Deletes the person here: sessions, addresses, wishlist, cart and newsletter. Orders stay as long as the tax law asks,
 * without what it does not ask for once they are done. Asks for a fresh sign-in like the export; the sign-in itself is
 * deleted with the identity provider afterwards.
 * @source Nigeria Data Protection Act 2023, s. 34; decision 042
 */
export const deleteAccount = /* @__PURE__ */ route({
  method: "DELETE",
  path: "/api/account",
  tag: "Account",
  summary: "Deletes the signed-in person's account; asks for a fresh sign-in",
  body: signInTokens,
  yields: "deleted",
  data: z.object({ deleted: z.literal(true) }),
  failures: [401, 403],
});

/** The calls of a person's account. */
export const accountCalls = /* @__PURE__ */ group(
  { readAccount, updateAccount, listAddresses, saveAddress, removeAddress, exportAccount, deleteAccount },
  {
    updateAccount: { firstname: "Ada", phone: "0803 123 4567" },
    saveAddress: {
      name: "Home",
      address: { line1: "12 Marina Road", landmark: "Opposite the church", state: "Lagos", lga: "Ikeja" },
    },
    exportAccount: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
    deleteAccount: { accessToken: "eyJraWQiOi…", idToken: "eyJraWQiOi…" },
  },
);
