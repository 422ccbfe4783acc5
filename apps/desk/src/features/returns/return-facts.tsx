import { nairaText } from "@precise/cart-core/money";
import type { DeskReturn } from "@precise/contract/desk/returns";
import { dayAndTime, dayText } from "@precise/contract/nigeria/lagos-days";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Part } from "#desk/parts/part.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { conditionNames, kindNames, nameIn, reasonNames, wishNames } from "./return-words.ts";
import * as css from "./returns.css.ts";

/** Whose it is, what it is about, what came back and its money. */
export function ReturnFacts({ claim }: { readonly claim: DeskReturn }) {
  const { contact, order_number, kind, wish, note, delivered_on, requested_at, opened_by, money } = claim;
  const { name, phone, email, is_masked } = contact;
  return (
    <Facts>
      <Fact name="Order">
        <DeskLink href={`/orders/${order_number}`}>{order_number}</DeskLink>, delivered on{" "}
        {dayText(delivered_on)}
      </Fact>
      <Fact name="Customer">{name}</Fact>
      <Fact name="Phone">{is_masked ? phone : <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}</Fact>
      <Fact name="E-mail">{email}</Fact>
      <Fact name="Kind">{nameIn(kindNames, kind)}</Fact>
      <Fact name="Would like">{nameIn(wishNames, wish)}</Fact>
      <Fact name="Asked">
        {dayAndTime(requested_at)}
        <span>{opened_by === null ? "" : `, written down by ${opened_by}`}</span>
      </Fact>
      {note !== undefined && <Fact name="Their words">{note}</Fact>}
      {money && claim.settled_as === null && (
        <Fact name="Due by the terms">
          <span className={texts.figure}>{nairaText(money.due.value)}</span>{" "}
          <span className={texts.muted}>({nairaText(money.refundable.value)} can go back at most)</span>
        </Fact>
      )}
      {claim.refunded && (
        <Fact name="Refunded">
          <strong className={texts.figure}>{nairaText(claim.refunded.value)}</strong>
        </Fact>
      )}
    </Facts>
  );
}

/** The articles of a claim: why, how old, and whether they are in time. */
export function ReturnItems({ claim }: { readonly claim: DeskReturn }) {
  return (
    <Part title="Goods">
      {claim.items.map((item) => {
        const { sku, name, quantity, reason, serial, months_since_delivery: months, warranty_months } = item;
        const until = item.in_time_until === undefined ? "" : ` until ${dayText(item.in_time_until)}`;
        return (
          <div key={`${sku}-${reason}-${serial ?? ""}`} className={css.item}>
            <div>
              <span className={texts.sku}>{sku}</span> · {quantity} × {name}
            </div>
            <div>
              {nameIn(reasonNames, reason)}
              <span>{serial === undefined ? "" : ` · Serial number ${serial}`}</span>
            </div>
            <div className={texts.muted}>
              {months} {months === 1 ? "month" : "months"} after delivery ·{" "}
              {warranty_months === undefined ? "no warranty stated" : `${warranty_months} months of warranty`}
            </div>
            <div className={item.is_in_time ? texts.muted : texts.critical}>
              {item.is_in_time ? `In time${until}` : `Out of time${until && `: it was${until}`}`}
            </div>
          </div>
        );
      })}
      {claim.received.length > 0 && (
        <>
          <h2>Came back</h2>
          {claim.received.map(({ sku, condition, quantity, is_restocked }) => (
            <div key={`${sku}-${condition}`}>
              {quantity} × <span className={texts.sku}>{sku}</span>: {nameIn(conditionNames, condition)}
              <span>{is_restocked && ", back on sale"}</span>
            </div>
          ))}
        </>
      )}
    </Part>
  );
}
