import * as z from "zod/mini";

const revision = /* @__PURE__ */ z.string().check(z.regex(/^(?:W\/)?"?\d{1,9}"?$/));
const key = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** `If-Match`: the revision that the caller saw, `3` or `"3"`; 409 where it has changed since. */
export const seenRevision = /* @__PURE__ */ z.object({ "if-match": revision });
/** The same where a caller who saw none may write over what is there. */
export const seenRevisionIfAny = /* @__PURE__ */ z.object({ "if-match": z.optional(revision) });
/** `If-Match` of what has a digest instead of a number. */
export const seenDigestIfAny = /* @__PURE__ */ z.object({
  "if-match": z.optional(z.string().check(z.maxLength(80))),
});

/** `Idempotency-Key`: the same key and body are carried out once, and answered with what was done then. */
export const onceKey = /* @__PURE__ */ z.object({ "idempotency-key": key });
export const onceKeyIfAny = /* @__PURE__ */ z.object({ "idempotency-key": z.optional(key) });

/** Both, of what two people may change at once. */
export const seenAndKey = /* @__PURE__ */ z.object({
  "if-match": z.optional(revision),
  "idempotency-key": key,
});
export const seenAndKeyIfAny = /* @__PURE__ */ z.object({
  "if-match": z.optional(revision),
  "idempotency-key": z.optional(key),
});
