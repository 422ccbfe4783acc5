import { addressLines } from "@precise/cart-core/address-lines";
import { type DeskOrder, readDeskOrder, unmaskDeskOrder } from "@precise/contract/desk/orders/orders";
import type { DataOf } from "@precise/contract/wire/route";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { Unmask } from "#desk/forms/unmask.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Part } from "#desk/parts/part.tsx";
import { PhoneLinks } from "#desk/parts/phone-links.tsx";
import { useMay } from "#desk/session/session.ts";
import { useShopName } from "#desk/session/shop-name.ts";
import { WordsForBuyer } from "./words-for-buyer.tsx";

type Unmasked = DataOf<typeof unmaskDeskOrder>;

/** Who gets the goods and where, with what to call, write and find the place by. */
export function OrderPerson({ order }: { readonly order: DeskOrder }) {
  const [unmasked, setUnmasked] = useState<Unmasked | null>(null);
  const unmask = useDeskWrite(unmaskDeskOrder, [readDeskOrder]);
  const readsCustomers = useMay("customer.read");
  const { contact, trade, delivery } = order;
  const isMasked = order.is_masked && unmasked === null;
  const address = unmasked?.address ?? order.address;
  const site = unmasked?.site_contact ?? trade?.site_contact;
  const lines = addressLines(address ?? {});
  return (
    <Part title={delivery.showroom ? "Collected" : "Delivery"} id="person">
      <Facts>
        {trade && <Fact name="Company">{trade.company}</Fact>}
        <Fact name="Name">
          {readsCustomers && !trade ? (
            <DeskLink href={`/customers/${order.number}`}>{contact.name || "No name"}</DeskLink>
          ) : (
            contact.name
          )}
        </Fact>
        <Fact name="Phone">
          <Phone phone={unmasked?.phone ?? contact.phone} isMasked={isMasked} number={order.number} />
        </Fact>
        {contact.email !== undefined && (
          <Fact name="E-mail">
            {contact.email === "" ? (
              <WordsForBuyer number={order.number} hasPhone={contact.phone !== ""} />
            ) : (
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            )}
          </Fact>
        )}
        {site && (
          <Fact name="On the site">
            {site.name} <Phone phone={site.phone} isMasked={isMasked} number={order.number} />
          </Fact>
        )}
        {trade?.po_number && <Fact name="Their order">{trade.po_number}</Fact>}
        {trade?.delivery_date && <Fact name="Preferred">{trade.delivery_date}</Fact>}
        {delivery.showroom ? (
          <Fact name="At">{delivery.showroom}</Fact>
        ) : (
          <Fact name="Address">
            {lines.map((each) => (
              <div key={each}>{each}</div>
            ))}
            {!isMasked && lines.length > 0 && (
              <a href={mapHref(lines)} target="_blank" rel="noreferrer">
                Map
              </a>
            )}
          </Fact>
        )}
      </Facts>
      {isMasked && order.may_unmask && (
        <Unmask
          about={order.number}
          title="Show phone and address"
          isPending={unmask.isPending}
          onAsk={(body) => unmask.mutateAsync([{ params: { number: order.number }, body }])}
          onShown={setUnmasked}
        />
      )}
    </Part>
  );
}

function Phone(props: { readonly phone: string; readonly isMasked: boolean; readonly number: string }) {
  const { phone, isMasked, number } = props;
  const shop = useShopName();
  if (isMasked || phone === "") return phone;
  return (
    <PhoneLinks
      phone={phone}
      greeting={`Good day, this is ${shop ?? "the shop"} about your order ${number}.`}
    />
  );
}

function mapHref(lines: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(", "))}`;
}
