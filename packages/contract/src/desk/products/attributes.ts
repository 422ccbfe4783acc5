import * as z from "zod/mini";
import { seenDigestIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";

export const attributeTypes = ["select", "multiselect", "boolean", "number", "text"] as const;

const option = z.object({ value: z.string(), label: z.string() });

/** What products may state; options in the order to show. */
export const deskAttribute = z.object({
  code: z.string(),
  label: z.string(),
  input_type: z.enum(attributeTypes),
  unit: z.nullable(z.string()),
  /** Shoppers can filter by it. */
  filterable: z.boolean(),
  options: z.array(option),
  /** Categories of which products state it now. */
  category_ids: z.array(z.int()),
});
export type DeskAttribute = z.infer<typeof deskAttribute>;

const whole = {
  tag: "Attributes",
  data: z.object({
    /** What `If-Match` names; changes of categories raise it, too. */
    revision: z.string(),
    attributes: z.array(deskAttribute),
  }),
} as const;
const which = z.object({ code: line(1, 60) });
const options = z.optional(
  z.array(z.strictObject({ value: line(1, 80), label: line(1, 80) })).check(z.maxLength(500)),
);
const unit = z.optional(z.nullable(line(1, 20)));

export const listAttributes = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/attributes",
  permission: "product.read",
  summary: "What products may state, in the order of a product's page",
  ...whole,
});

export const addAttribute = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/attributes",
  permission: "product.edit",
  summary: "Adds an attribute behind the others",
  status: 201,
  headers: seenDigestIfAny,
  body: z.strictObject({
    /** Never changed: files and links name it. */
    code: line(1, 60),
    label: line(1, 80),
    input_type: z.enum(attributeTypes),
    unit,
    filterable: z.boolean(),
    options,
  }),
  ...whole,
  failures: [409, 422],
});

export const changeAttribute = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/attributes/{code}",
  permission: "product.edit",
  summary: "Relabels an attribute, moves it, or changes its options; one that a product has stays",
  params: which,
  headers: seenDigestIfAny,
  body: z.strictObject({
    label: z.optional(line(1, 80)),
    unit,
    filterable: z.optional(z.boolean()),
    /** All of them, in the order to show. */
    options,
    /** The attribute before which it stands; null: behind all. */
    before: z.optional(z.nullable(line(1, 60))),
  }),
  ...whole,
  failures: [404, 409, 422],
});

export const removeAttribute = /* @__PURE__ */ deskRoute({
  method: "DELETE",
  path: "/api/desk/attributes/{code}",
  permission: "product.edit",
  summary: "Removes an attribute that no product states",
  params: which,
  headers: seenDigestIfAny,
  ...whole,
  failures: [404, 409],
});

/** The calls of attributes. */
export const deskAttributeCalls = /* @__PURE__ */ group(
  { listAttributes, addAttribute, changeAttribute, removeAttribute },
  {
    addAttribute: {
      code: "cable_length",
      label: "Cable length",
      input_type: "number",
      unit: "mm",
      filterable: true,
    },
    changeAttribute: { label: "Cable", before: null },
  },
);
