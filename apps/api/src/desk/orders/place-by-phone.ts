import { telephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { place } from "#api/modules/orders/place.ts";
import { agreedOf } from "#api/modules/orders/written/refuse-agreed.ts";
import { callersContact, writtenBuyer } from "#api/modules/orders/written/written-buyer.ts";
import { rolesOfActor } from "#api/modules/staff/is-owner.ts";
import { permissionsOf } from "#api/modules/staff/roles.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { isOnline, orderTerms, outcomeOf, refusalText } from "./order-terms.ts";

/**
 * Writes an order down for someone on the telephone. The call proves the order; prices, stock, vouchers and fees are the
 * shop's. @source decision 062
 */
export const placeByPhone = operatorCommand({
  name: "orders.place-by-phone",
  permission: "order.write",
  input: z.strictObject({
    order: telephoneOrder,
    /** A repeat with the same key gets the same order. */
    key: z.string().check(z.minLength(16), z.maxLength(128)),
    by,
  }),
  terminal: [
    {
      words: "orders place-by-phone",
      about: "Places an order for someone on the telephone; they get the usual e-mail",
      typed: {
        order: {
          as: "<json>",
          about:
            "lines, contact, address, delivery, payment and accepted_total, as in the body of the desk's call",
          parse: (text) => JSON.parse(text) as unknown,
        },
        key: { as: "--key <text>", about: "16 characters or more; the same key places once" },
      },
    },
  ],
  async run(tools, { order, key, by: actor }) {
    const terms = orderTerms(tools);
    const scope = `phone:${actor.kind === "staff" ? actor.id : actor.user}`;
    const { agreed } = order;
    const roles = await rolesOfActor(tools.db, actor);
    const buyer = writtenBuyer(
      { ...order, contact: callersContact(order.contact) },
      {
        content: terms.content,
        isOnline: isOnline(tools),
        newsChannels: terms.newsChannels,
        proof: "staff",
        tellsStock: true,
        keyScope: scope,
        agreed: agreedOf(agreed),
        agreedBy: { roles, setsFees: permissionsOf(roles).has("order.fee") },
        placed: (tx, placed) =>
          writeAudit(tx, {
            actor,
            act: "orders.place-by-phone",
            subject: placed.number,
            before: null,
            after: {
              payable: placed.prices.payable.value,
              stage: placed.stage,
              lines: placed.items.length,
              ...(agreed && {
                agreed_discount: agreed.discount,
                agreed_delivery_fee: agreed.delivery_fee,
                reason: agreed.reason,
              }),
            },
          }),
      },
    );
    return outcomeOf(await place(tools.db, terms, buyer, order, key));
  },
  isRefused: (outcome) => "refused" in outcome,
  show: (outcome) =>
    "refused" in outcome
      ? refusalText(outcome.refused)
      : `${outcome.done.order.number} is placed: ${outcome.done.order.stage}.`,
});
