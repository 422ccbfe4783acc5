import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { deskRoute } from "./desk-route.ts";

const screen = z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/));

/** A list's filters and columns under a name. */
export const savedView = z.object({
  id: z.string(),
  screen: z.string(),
  name: z.string(),
  /** What stands behind the `?` of the list's address. */
  query: z.string(),
  columns: z.nullable(z.array(z.string())),
  /** Everybody has it, and not only who made it. */
  is_team: z.boolean(),
  is_mine: z.boolean(),
  /** The list opens with it, for its owner. */
  is_default: z.boolean(),
  /** It stands as a tab; at most eight of a screen do. */
  is_pinned: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const listSavedViews = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/views",
  permission: "signed-in",
  tag: "Views",
  summary: "The reader's saved views of a list, and those of the team",
  query: z.object({ screen }),
  data: z.object({ views: z.array(savedView) }),
  yields: "views",
});

export const saveView = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/views",
  permission: "signed-in",
  tag: "Views",
  summary: "Saves a view; with an id, changes one of the caller's own",
  body: z.strictObject({
    id: z.optional(z.uuid()),
    screen,
    name: line(1, 60),
    query: line(0, 1_000),
    columns: z.optional(z.nullable(z.array(line(0, 40)).check(z.maxLength(40)))),
    is_team: z.optional(z.boolean()),
    is_default: z.optional(z.boolean()),
    is_pinned: z.optional(z.boolean()),
  }),
  data: z.object({ view: savedView }),
  yields: "view",
  failures: [404, 422],
});

export const deleteView = /* @__PURE__ */ deskRoute({
  method: "DELETE",
  path: "/api/desk/views/{id}",
  permission: "signed-in",
  tag: "Views",
  summary: "Deletes one of the caller's own views",
  params: z.object({ id: z.uuid() }),
  data: z.object({ deleted: z.literal(true) }),
  failures: [404],
});

/** To be asked every half minute, for all tabs at once. */
export const countViews = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/views/counts",
  permission: "signed-in",
  tag: "Views",
  summary: "How many rows each view of a list has that comes with the shop, and each pinned one",
  query: z.object({ screen }),
  data: z.object({ counts: z.array(z.object({ id: z.string(), count: z.int() })) }),
  yields: "counts",
});

/** The calls of saved views. */
export const deskViewCalls = /* @__PURE__ */ group(
  { listSavedViews, saveView, deleteView, countViews },
  {
    saveView: {
      screen: "orders",
      name: "To pack in Lagos",
      query: "stage=confirmed&q=lagos",
      is_pinned: true,
    },
  },
);
