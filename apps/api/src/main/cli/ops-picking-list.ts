import { addressLines } from "@precise/cart-core/address-lines";
import type { Command } from "commander";
import type { PickingList } from "../ops/picking-list.ts";
import { operatorOf } from "./operator.ts";
import { momentText } from "./table-text.ts";

/** `pnpm ops orders picking-list` */
export function addPickingListCommand(orders: Command): void {
  orders
    .command("picking-list")
    .description("What to pick: each item with its quantity for each side mark")
    .argument("<number>")
    .action(async (number: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<PickingList>("orders.picking-list", { number }), pickingListText);
    });
}

export function pickingListText(list: PickingList): string {
  const { address, site_contact, po_number, delivery_date } = list;
  const where = list.showroom ? `collected at ${list.showroom}` : addressLines(address ?? {}).join(", ");
  const counts = list.articles.flatMap(({ quantity, marks }) => [
    quantity,
    ...marks.map((mark) => mark.quantity),
  ]);
  const width = Math.max(...counts.map((count) => String(count).length));
  const pieces = (count: number) => String(count).padStart(width);
  return [
    `Picking list of ${list.number}  ${list.stage}  placed ${momentText(list.placed_at)}`,
    `For: ${list.for}${po_number ? `, their order ${po_number}` : ""}`,
    `Delivery: ${where}${delivery_date ? `, preferred date ${delivery_date}` : ""}`,
    ...(site_contact ? [`On the site: ${site_contact.name}  ${site_contact.phone}`] : []),
    "",
    ...list.articles.flatMap(({ sku, name, quantity, marks }) => [
      `[ ] ${pieces(quantity)}  ${sku}  ${name}`,
      ...(marks.some(({ side_mark }) => side_mark !== "")
        ? marks.map(
            ({ side_mark, quantity: marked }) =>
              `      ${pieces(marked)}  ${side_mark === "" ? "(no side mark)" : side_mark}`,
          )
        : []),
    ]),
    "",
    `${list.total_quantity} pieces of ${list.articles.length === 1 ? "1 item" : `${list.articles.length} items`}`,
  ].join("\n");
}
