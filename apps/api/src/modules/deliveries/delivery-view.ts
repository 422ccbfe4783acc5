import { addressLines } from "@precise/cart-core/address-lines";
import { type Kobo, kobo, wireAmount } from "@precise/cart-core/money";
import type { DeliveryRow } from "@precise/contract/desk/deliveries";
import { phoneText } from "@precise/contract/nigeria/phone";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { mostWrongCodes } from "./delivery-code.ts";
import { type DeliveryRecord, dueOf } from "./delivery-rows.ts";
import { shipmentKey } from "./shipment-key.ts";

/** How a phone is shown to who may not see it; null for who may see the phone and the address. */
export type PhoneMask = ((phone: string) => string) | null;

/** A delivery as a list shows it; of a masked address the area is left. */
export function deliveryView(row: DeliveryRecord, mask: PhoneMask): DeliveryRow {
  const { address, cash, last_attempt } = row;
  const lines = address === null ? [] : addressLines(address);
  return {
    number: row.number,
    key: shipmentKey(row.number, row.is_part ? row.part : null),
    state: row.state,
    stage: row.stage,
    placed_at: wireTime(row.placed_at),
    sent_at: wireTimeOrNull(row.sent_at),
    ended_at: wireTimeOrNull(row.ended_at),
    name: row.name,
    phone: mask ? mask(row.phone) : phoneText(row.phone),
    address: mask ? [] : lines,
    area: address === null ? "" : `${address.lga}, ${address.state}`,
    is_masked: mask !== null,
    pieces: row.pieces,
    of_pieces: row.of_pieces,
    parcels: row.parcels ?? 1,
    by: bringerOf(row),
    waybill: row.waybill,
    tracking_url: row.tracking_url,
    attempts: row.attempts,
    last_attempt: last_attempt && { ...last_attempt, at: wireTime(last_attempt.at) },
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

function naira(amount: Kobo): { value: number } {
  return wireAmount(amount);
}
