import * as z from "zod/mini";
import { calendarDay, calendarMomentWithOffset } from "../../wire/calendar-input.ts";
import { seenRevisionIfAny } from "../../wire/headers.ts";
import { type DataOf, group } from "../../wire/route.ts";
import { line, paragraph } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { settingKinds } from "./setting-kinds.ts";

const kind = z.enum(settingKinds);
/** By the kind's own schema, `settingValue`. */
const value = z.record(z.string(), z.unknown());
const key = line(1, 80);

/** A value that was set, or that the shop began with. */
export const settingEntry = z.object({
  /** Null where it is the default of the file or the environment. */
  id: z.nullable(z.int()),
  key: z.string(),
  /** Null: withdrawn, so that the default holds or nothing is stated. */
  value: z.nullable(value),
  valid_from: z.nullable(z.string()),
  set_at: z.nullable(z.string()),
  set_by: z.nullable(z.string()),
  /** Where the figure comes from, and of which day it is; null where it is the shop's own. */
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type SettingEntry = z.infer<typeof settingEntry>;

export const settingChange = z.object({
  ...settingEntry.shape,
  /** What held before it, by the order of `valid_from`; null where nothing was stated. */
  before: z.nullable(value),
  /** The change that set it; null where it was a default, or nothing. */
  before_id: z.nullable(z.int()),
  state: z.enum(["in-force", "upcoming", "over", "cancelled"]),
  cancelled_by: z.nullable(z.string()),
});
export type SettingChange = z.infer<typeof settingChange>;

/** A kind with all that is known of it. */
export const shopSetting = z.object({
  kind,
  /** For `If-Match`. */
  revision: z.int(),
  /** What holds now, by key. */
  current: z.array(settingEntry),
  /** The newest changes first; what is to come is among them. */
  changes: z.array(settingChange),
  /** Names of keys that are ids: showrooms. */
  names: z.record(z.string(), z.string()),
  /** What a person who looks should know: a desk that books by other hours, say. */
  hints: z.array(z.string()),
  /** What it stops the shop from, as sentences: shown in red. Left out where it stops nothing. */
  stops: z.optional(z.array(z.string())),
});
export type ShopSetting = z.infer<typeof shopSetting>;

export const listShopSettings = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/settings",
  permission: "settings",
  tag: "Settings",
  summary: "Every kind of setting with who changed it last, and how many changes are to come",
  yields: "settings",
  data: z.object({
    settings: z.array(
      z.object({
        kind,
        revision: z.int(),
        set_at: z.nullable(z.string()),
        set_by: z.nullable(z.string()),
        upcoming: z.int(),
      }),
    ),
  }),
});
export type ListedSetting = DataOf<typeof listShopSettings>["settings"][number];

const one = { tag: "Settings", yields: "setting", data: z.object({ setting: shopSetting }) } as const;

export const readShopSetting = /* @__PURE__ */ deskRoute({
  ...one,
  method: "GET",
  path: "/api/desk/settings/{kind}",
  permission: "settings",
  summary: "A kind of setting: what holds now, what is to come, and what was",
  params: z.object({ kind }),
});

/** `If-Match`: the revision that the caller saw; another one since then is 409, with what was set meanwhile. */
export const setShopSetting = /* @__PURE__ */ deskRoute({
  ...one,
  method: "POST",
  path: "/api/desk/settings/{kind}",
  permission: "settings",
  summary: "Sets entries of a kind, now or from a moment; null withdraws one",
  params: z.object({ kind }),
  headers: seenRevisionIfAny,
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ key, value: z.nullable(value) }))
      .check(z.minLength(1), z.maxLength(100)),
    /** Now where it is left out. */
    valid_from: z.optional(calendarMomentWithOffset),
    source: z.optional(line(0, 200)),
    as_of: z.optional(calendarDay),
    note: z.optional(paragraph(500)),
  }),
  failures: [404, 409, 422],
});

export const cancelShopSetting = /* @__PURE__ */ deskRoute({
  ...one,
  method: "POST",
  path: "/api/desk/settings/{kind}/cancel",
  permission: "settings",
  summary: "Cancels a change that is still to come",
  params: z.object({ kind }),
  body: z.strictObject({ id: z.int().check(z.gte(1)) }),
  failures: [404, 409],
});

/** A link that shows the shop's pages as they will be at a moment: with all that is to begin until then. @source decision 108 */
export const previewShop = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/settings/preview",
  permission: "settings",
  tag: "Settings",
  summary: "Makes a link to the shop as it will be, which ends after a day",
  yields: "preview",
  body: z.strictObject({
    /** Now where it is left out. */
    at: z.optional(calendarMomentWithOffset),
  }),
  data: z.object({ preview: z.object({ url: z.string(), shows_from: z.string(), ends_at: z.string() }) }),
  failures: [422],
});

/** What a shop begins without: so many of each. */
const beginCounts = z.object({
  articles: z.int(),
  orders: z.int(),
  /** Shoppers and people of companies whose addresses can belong to nobody. */
  people: z.int(),
  companies: z.int(),
});

/** What an empty shop would have no more, and what stands against it. */
const shopBeginning = z.object({
  /** When the samples were taken out; null while they were not. */
  begun_at: z.nullable(z.string()),
  /** Typed to confirm. */
  shop_name: z.string(),
  goes: beginCounts,
  /** Orders that nobody marked as samples, those with money first: while there is one, nothing goes. */
  real_orders: z.array(
    z.object({
      number: z.string(),
      placed_at: z.string(),
      payable: z.object({ value: z.number() }),
      is_paid: z.boolean(),
    }),
  ),
});
export type ShopBeginning = z.infer<typeof shopBeginning>;

export const readShopBeginning = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/settings/beginning",
  permission: "settings.owner",
  tag: "Settings",
  summary: "What taking the samples out would remove, and which orders stand against it",
  yields: "beginning",
  data: z.object({ beginning: shopBeginning }),
});

export const beginShop = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/settings/beginning",
  permission: "settings.owner",
  isFresh: true,
  tag: "Settings",
  summary: "Takes the samples out: goods, orders and people; structure, settings and staff stay",
  yields: "begun",
  body: z.strictObject({
    /** As the shop is called now. */
    shop_name: line(1, 120),
    /** Orders that no money came for go as well; one with money never does. */
    unpaid_were_trials: z.optional(z.boolean()),
  }),
  data: z.object({
    begun: z.object({
      gone: beginCounts,
      /** E-mails of sample staff that could not be closed: the last owner's, and that of the person who does it. */
      sample_staff_left: z.array(z.string()),
    }),
  }),
  failures: [409, 422],
});

/** The calls of the shop's settings. */
export const shopSettingCalls = /* @__PURE__ */ group(
  {
    listShopSettings,
    readShopSetting,
    setShopSetting,
    cancelShopSetting,
    previewShop,
    readShopBeginning,
    beginShop,
  },
  {
    setShopSetting: {
      entries: [{ key: "low_stock", value: { amount: 4 } }],
      valid_from: "2027-01-04T08:00:00+01:00",
      note: "More before the holidays",
    },
    cancelShopSetting: { id: 12 },
    previewShop: { at: "2027-01-04T08:00:00+01:00" },
    beginShop: { shop_name: "Ada Lights" },
  },
);
