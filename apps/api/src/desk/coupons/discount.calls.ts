import { fromWireValue } from "@precise/cart-core/money";
import {
  type changeDeskDiscount,
  type DeskDiscount,
  type deskDiscountCalls,
  discountStates,
} from "@precise/contract/desk/coupons/discounts";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import { beginningOf, endOf } from "#api/desk/kit/day-span.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { onceForKey } from "#api/desk/kit/once-for-key.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import {
  type ListedDiscount,
  listDiscounts,
  listDiscountUses,
  readListedDiscount,
} from "#api/modules/discounts/discount-list.ts";
import { categoriesBelow } from "#api/modules/discounts/rule-rows.ts";
import { tryDiscount } from "#api/modules/orders/written/try-discounts.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { mostUses, wireUse } from "./coupon.calls.ts";
import { chosenStates, withWireFields } from "./coupon-input.ts";
import { changeDiscountCommand, createDiscountCommand, disableDiscountCommand } from "./discount-commands.ts";

type Terms = ParsedBodyOf<typeof changeDeskDiscount>;

/** The calls of discounts without a code. What changes them counts in carts at once. */
export function discountAnswers(parts: DeskParts): DeskAnswers<typeof deskDiscountCalls> {
  const { db, tools } = parts;
  const told = async <Answer>(reply: Answer): Promise<Answer> => {
    await tools.discounts?.refresh();
    return reply;
  };
  return {
    async listDeskDiscounts({ query: { state, ...filters } }) {
      const states = chosenStates(state, discountStates);
      const { discounts, ...page } = await listDiscounts(db, { ...filters, states });
      return answer({ ...page, discounts: discounts.map(wireDiscount) });
    },
    async readDeskDiscount({ params: { id } }) {
      const found = await readListedDiscount(db, id);
      if (!found) return failure(404, "not_found", `There is no discount ${id}.`);
      const uses = await listDiscountUses(db, id, mostUses);
      return answer({ discount: wireDiscount(found), uses: uses.map(wireUse) });
    },
    async createDeskDiscount(call, staff) {
      const { is_enabled: isEnabled, ...terms } = call.body;
      const result = await onceForKey(parts, staff, "/api/desk/discounts", call, async (inner) =>
        discountOr(await runAs(inner, staff, createDiscountCommand, { ...inputOf(terms), isEnabled })),
      );
      return told(result);
    },
    async changeDeskDiscount({ params: { id }, headers, body }, staff) {
      const revision = revisionOf(headers);
      const input = { id, terms: inputOf(body), ...(revision !== undefined && { revision }) };
      return told(discountOr(await runAs(parts, staff, changeDiscountCommand, input)));
    },
    async switchDeskDiscount({ params: { id }, body }, staff) {
      const done = body.is_enabled
        ? await runAs(parts, staff, changeDiscountCommand, { id, isEnabled: true })
        : await runAs(parts, staff, disableDiscountCommand, { id });
      return told(discountOr(done));
    },
    async tryDeskDiscount({ body: { terms, instead_of: id = 0, ...cart } }) {
      const { label, benefit, category, minimum, once_per_person: oncePerPerson } = terms;
      const trial = await db.transaction(async (tx) =>
        tryDiscount(
          tx,
          cart,
          {
            id,
            label,
            benefit:
              benefit.kind === "amount" ? { kind: "amount", amount: fromWireValue(benefit.naira) } : benefit,
            minimum: minimum === undefined ? null : fromWireValue(minimum),
            categoryIds: category === undefined ? null : await categoriesBelow(tx, category),
            oncePerPerson,
          },
          parts.content,
        ),
      );
      return answer({ trial });
    },
  };
}

function discountOr(done: { readonly result: ListedDiscount } | Refusal): Reply<{ discount: DeskDiscount }> {
  return "failure" in done ? withWireFields(done) : answer({ discount: wireDiscount(done.result) });
}

function inputOf({ from, last_day: lastDay, once_per_person: oncePerPerson, ...terms }: Terms) {
  return { ...terms, startsAt: beginningOf(from), endsAt: endOf(lastDay), oncePerPerson };
}

function wireDiscount(found: ListedDiscount): DeskDiscount {
  const { amount, percent, category_id, minimum, ends_at } = found;
  return {
    id: found.id,
    label: found.label,
    kind: found.kind,
    ...(amount === null ? {} : { amount: { value: amount } }),
    ...(percent === null ? {} : { percent }),
    ...(category_id === null ? {} : { category: { id: category_id, name: found.category_name } }),
    ...(minimum === null ? {} : { minimum: { value: minimum } }),
    starts_at: wireTime(found.starts_at),
    ...(ends_at === null ? {} : { ends_at: wireTime(ends_at) }),
    once_per_person: found.once_per_person,
    state: found.state,
    revision: found.revision,
    uses: found.uses,
    created_at: wireTime(found.created_at),
    source: found.source,
  };
}
