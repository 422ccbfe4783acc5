import { dictionary } from "@precise/cart-core/dictionary";
import { inboxFilter } from "@precise/contract/desk/inbox/inbox";
import type { deskViewCalls } from "@precise/contract/desk/kit/views";
import { orderFilter, orderViews } from "@precise/contract/desk/orders/order-list";
import { attributeWishes } from "@precise/contract/desk/products/product-address";
import * as z from "zod/mini";
import { wantedMessages } from "#api/desk/inbox/inbox.calls.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { sightOf } from "#api/desk/kit/mask.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { deleteViewOf, mostPinned, readViews, writeView } from "#api/desk/kit/view-rows.ts";
import { countDeskOrders } from "#api/desk/orders/list-orders.ts";
import { productReading } from "#api/desk/products/product-reading.ts";
import { countProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import type { ProductFilter } from "#api/modules/catalogue/desk-list/product-filter.ts";
import { countInbox } from "#api/modules/messages/inbox-list.ts";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { answer, failure } from "#api/platform/http/reply.ts";

/** How many rows a list has for what stands behind the `?` of its address. */
type Counter = (parts: DeskParts, query: URLSearchParams, staff: StaffSession) => Promise<number>;

const readOrderFilter = z.object(orderFilter);
const readInboxFilter = z.object(inboxFilter);

function productFilterOf(query: URLSearchParams): ProductFilter {
  const entries = [...query].flatMap(([key, values]) => attributeWishes(key, values.split(",")));
  const { q: search, category, family, stock, state, missing } = Object.fromEntries(query);
  return { search, category, family, stock, state, missing, attribute: entries };
}

/** The lists whose views are counted. */
const counters: Readonly<Record<string, Counter>> = dictionary({
  async orders({ db }, query, staff) {
    // In the address of a list the search is `q`.
    const filter = readOrderFilter.safeParse({
      ...Object.fromEntries(query),
      search: query.get("q") ?? undefined,
    });
    return filter.success ? countDeskOrders(db, filter.data, sightOf(staff).email) : 0;
  },
  async products(parts, query) {
    return countProducts(parts.db, { ...(await productReading(parts)), filter: productFilterOf(query) });
  },
  async inbox({ db }, query, staff) {
    if (!staff.may("messages")) return 0;
    const filter = readInboxFilter.safeParse({
      ...Object.fromEntries(query),
      search: query.get("q") ?? undefined,
    });
    return filter.success ? countInbox(db, wantedMessages(filter.data, staff)) : 0;
  },
});

/** Views that come with the shop, by list. */
const shopViews: Readonly<Record<string, readonly { readonly id: string; readonly query: string }[]>> =
  dictionary({
    orders: orderViews,
  });

/** The calls of saved views. */
export function viewAnswers(parts: DeskParts): DeskAnswers<typeof deskViewCalls> {
  const { db } = parts;
  return {
    async listSavedViews({ query }, staff) {
      return answer({ views: await readViews(db, staff.staffId, query.screen) });
    },
    async saveView({ body }, staff) {
      const { id, screen, name, query, columns = null, is_team, is_default, is_pinned } = body;
      const draft = { id, screen, name, query, columns };
      const flags = {
        isTeam: is_team ?? false,
        isDefault: is_default ?? false,
        isPinned: is_pinned ?? false,
      };
      const view = await db.transaction((tx) => writeView(tx, staff.staffId, { ...draft, ...flags }));
      if (view === "pinned") {
        const message = `${mostPinned} views are pinned already. Unpin one first.`;
        return failure(422, "invalid_input", message, { field: "is_pinned" });
      }
      return view ? answer({ view }) : failure(404, "not_found", "You have no such view.");
    },
    async deleteView({ params }, staff) {
      const isDeleted = await deleteViewOf(db, staff.staffId, params.id);
      return isDeleted ? answer({ deleted: true }) : failure(404, "not_found", "You have no such view.");
    },
    async countViews({ query }, staff) {
      const count = counters[query.screen];
      const saved = count ? await readViews(db, staff.staffId, query.screen) : [];
      const pinned = saved.filter(({ is_pinned }) => is_pinned).slice(0, mostPinned);
      const counts: { id: string; count: number }[] = [];
      for (const view of [...(shopViews[query.screen] ?? []), ...pinned]) {
        const rows = await count?.(parts, new URLSearchParams(view.query), staff);
        counts.push({ id: view.id, count: rows ?? 0 });
      }
      return answer({ counts });
    },
  };
}
