import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { homePage } from "./home-page.ts";
import { shopLook } from "./look.ts";
import { deliveryTierRow, deliveryZone } from "./orders/delivery-tiers.ts";
import { paymentMethods } from "./orders/order.ts";
import { promoLink } from "./promo.ts";

/** A week in lines; null opening hours mean closed. Times as `09:00`, in Lagos. */
export const openingHours = z.array(
  z.object({ days: z.string(), open: z.nullable(z.string()), close: z.nullable(z.string()) }),
);

/** Who the shop is and how it is reached, as the owner has set it at the desk, or the content file says. */
export const company = z.object({
  name: z.string(),
  legal_name: z.string(),
  /** A few words such as "All week 24/7". */
  promise: z.string(),
  phone: z.string(),
  /** More numbers, where it has some. */
  other_phones: z.optional(z.array(z.string())),
  /** A number that WhatsApp knows. */
  whatsapp: z.optional(z.string()),
  email: z.string(),
  /** Where it is registered, and under which number. */
  address: z.optional(z.string()),
  rc_number: z.optional(z.string()),
  /** Addresses of its pages elsewhere; empty where it has none. */
  social: z.object({ facebook: z.string(), instagram: z.string(), linkedin: z.string() }),
  showrooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      hours: openingHours,
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
      /** Name of the room whose picture shows it. */
      scene: z.optional(z.string()),
      coordinates: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
      /** What is there, a few words each. */
      features: z.optional(z.array(z.string())),
    }),
  ),
  /** Days in Lagos on which everything is closed, in addition to public holidays. */
  closed_days: z.optional(z.array(z.object({ day: z.string(), name: z.string() }))),
  home: z.optional(homePage),
  /** Lines of the top bar, where the desk set others than the specification's. */
  promo: z.optional(z.array(promoLink)),
  /** Left out where the owner has set nothing of it. */
  look: z.optional(shopLook),
  /** On offer now. */
  payment_methods: z.array(z.enum(paymentMethods)),
  /** What delivery costs now. An older API leaves it out: then the specification's table holds. */
  delivery_tiers: z.optional(z.array(deliveryTierRow)),
  /** Left out where the total alone decides. */
  delivery_zones: z.optional(z.array(deliveryZone)),
  /** The rate of VAT now, 75 for 7.5 %. An older API leaves it out: then it is that. */
  vat_per_thousand: z.optional(z.int()),
  /** What an order that nobody has confirmed may hold, and how long; naira. @source design D28 */
  unproved_orders: z.optional(z.object({ hold_minutes: z.int(), most_pieces: z.int(), most_goods: z.int() })),
});
export type Company = z.infer<typeof company>;

export const getCompany = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/company",
  tag: "Company",
  summary: "The shop: contact details, showrooms and ways to pay",
  yields: "company",
  data: z.object({ company }),
});

const pages = z.record(z.string(), z.record(z.string(), z.string()));

/** The shop as it will be, for who has a preview's link; a link that ended or was never made is 404. @source decision 108 */
export const getShopPreview = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/preview",
  tag: "Company",
  summary: "The shop as it will be, by a link that the desk made",
  isSafe: true,
  // In the body: addresses are logged.
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
  yields: "preview",
  data: z.object({ preview: z.object({ company, pages, shows_from: z.string(), ends_at: z.string() }) }),
  failures: [404],
});

/** Texts of pages that were set at the desk, each by the names of its fields. @source decision 105 */
export const listPageTexts = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/page-texts",
  tag: "Company",
  summary: "The texts of pages that the shop has set; the other pages say what their files say",
  yields: "pages",
  data: z.object({ pages }),
});

/** The calls about the shop itself. */
export const companyCalls = /* @__PURE__ */ group(
  { getCompany, getShopPreview, listPageTexts },
  { getShopPreview: { token: "WyIyMDI3IiwxXQ.c2lnbmF0dXJl" } },
);
