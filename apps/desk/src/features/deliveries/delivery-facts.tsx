import { nairaText } from "@precise/cart-core/money";
import type { DeliveryDetail } from "@precise/contract/desk/deliveries";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { mapLink, piecesText } from "./delivery-words.ts";

/** Where a delivery goes, who brings it, and its money. */
export function DeliveryFacts({ delivery }: { readonly delivery: DeliveryDetail }) {
  const { name, phone, address, area, by, waybill, tracking_url, due, cash, code, receiver, note } = delivery;
  const { is_masked, sent_at, ended_at, lines, parcels } = delivery;
  return (
    <Facts>
      <Fact name="To">{name}</Fact>
      <Fact name="Phone">{is_masked ? phone : <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}</Fact>
      <Fact name="Address">
        {is_masked ? (
          area
        ) : (
          <>
            {address.join(", ")}{" "}
            <a href={mapLink(address)} target="_blank" rel="noopener noreferrer">
              Map
            </a>
          </>
        )}
      </Fact>
      {note && <Fact name="Note">{note}</Fact>}
      <Fact name="Goods">
        {piecesText(delivery)}, {parcels} {parcels === 1 ? "parcel" : "parcels"}
        <ul role="list">
          {lines.map(({ line, sku, name: goods, side_mark, quantity }) => (
            <li key={line}>
              {quantity} × <span className={texts.sku}>{sku}</span> {goods}
              <span>{side_mark && `, ${side_mark}`}</span>
            </li>
          ))}
        </ul>
      </Fact>
      {by && (
        <Fact name="With">
          <DeskLink href={`/riders/${by.id}`}>{by.name}</DeskLink>
          {by.phone && !is_masked && (
            <>
              ,{" "}
              <a className={texts.whole} href={`tel:${by.phone}`}>
                {phoneText(by.phone)}
              </a>
            </>
          )}
        </Fact>
      )}
      {waybill && <Fact name="Waybill">{waybill}</Fact>}
      {tracking_url && (
        <Fact name="Tracking">
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            Where it is
          </a>
        </Fact>
      )}
      {sent_at && <Fact name="Sent">{dayAndTime(sent_at)}</Fact>}
      {ended_at && <Fact name="Ended">{dayAndTime(ended_at)}</Fact>}
      {due.value > 0 && (
        <Fact name="To collect">
          <strong className={texts.figure}>{nairaText(due.value)}</strong>
        </Fact>
      )}
      {cash && (
        <Fact name="Cash">
          {nairaText(cash.due.value)} was due, {nairaText(cash.collected.value)} collected.{" "}
          {cash.is_open ? "Not handed over yet." : "Handed over."}
        </Fact>
      )}
      {code.wrong > 0 && (
        <Fact name="Code">
          <span className={texts.critical}>
            {code.wrong} wrong {code.wrong === 1 ? "code" : "codes"}
            <span>{code.is_locked && ": locked"}</span>
          </span>
        </Fact>
      )}
      {receiver && (
        <Fact name="Taken by">
          {receiver.name}: {receiver.reason}
        </Fact>
      )}
    </Facts>
  );
}
