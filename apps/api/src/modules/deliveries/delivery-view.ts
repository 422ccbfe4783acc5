import { addressLines } from "@precise/cart-core/address-lines";
import { type Kobo, kobo, wireValue } from "@precise/cart-core/money";
import type { DeliveryRow } from "@precise/contract/desk/deliveries";
import { phoneText } from "@precise/contract/nigeria/phone";
import { mostWrongCodes } from "./delivery-code.ts";
import { type DeliveryRecord, dueOf } from "./delivery-rows.ts";

/**
 * A delivery as a list shows it.
 * @param isMasked the phone with its middle hidden, the address by its area alone
 */
export function deliveryView(row: DeliveryRecord, isMasked: boolean): DeliveryRow {
  const { address, cash, last_attempt } = row;
  const lines = address === null ? [] : addressLines(address);
  return {
    number: row.number,
    state: row.state,
    stage: row.stage,
    placed_at: row.placed_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    name: row.name,
    phone: isMasked ? maskedPhone(row.phone) : phoneText(row.phone),
    address: isMasked ? [] : lines,
    area: address === null ? "" : `${address.lga}, ${address.state}`,
    is_masked: isMasked,
    pieces: row.pieces,
    parcels: row.parcels ?? 1,
    by: bringerOf(row),
    waybill: row.waybill,
    tracking_url: row.tracking_url,
    attempts: row.attempts,
    last_attempt: last_attempt && { ...last_attempt, at: new Date(last_attempt.at).toISOString() },
    due: naira(dueOf(row)),
    cash: cash && {
      due: naira(kobo(cash.due)),
      collected: naira(kobo(cash.collected)),
      is_open: cash.is_open,
    },
    code: {
      is_asked: row.has_code ?? false,
      wrong: row.wrong_codes ?? 0,
      is_locked: (row.wrong_codes ?? 0) >= mostWrongCodes,
    },
  };
}

function bringerOf({ rider_id: id, rider_kind: kind, rider_name: name, rider_phone: phone }: DeliveryRecord) {
  return id === null || kind === null || name === null ? null : { id, kind, name, phone };
}

function maskedPhone(phone: string): string {
  return phone.length < 7 ? "•••" : `${phone.slice(0, 4)} ••• ••${phone.slice(-2)}`;
}

function naira(amount: Kobo): { value: number } {
  return { value: wireValue(amount) };
}
