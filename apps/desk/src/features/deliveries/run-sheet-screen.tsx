import { formatNaira, nairaText, sumOfWire } from "@precise/cart-core/money";
import { type DeliveryRow, listDeliveries } from "@precise/contract/desk/deliveries";
import { dayText, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useAddressPart } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { mapLink, piecesText } from "./delivery-words.ts";
import * as sheet from "./run-sheet.css.ts";

/** What a rider has to bring, stop by stop: on a phone to act on, on paper to sign. */
export function RunSheetScreen() {
  const id = useAddressPart("id");
  const query = { state: "on_the_way" as const, rider: Number(id) };
  const { data, error } = useQuery(deskQuery(listDeliveries, { query }));
  const failure = failureOf(error);
  const stops = data?.deliveries ?? [];
  const total = sumOfWire(stops.map(({ due }) => due));
  return (
    <Page
      title={`Run sheet${stops[0]?.by ? ` of ${stops[0].by.name}` : ""}`}
      beside={<span className={texts.muted}>{dayText(todayInLagos())}</span>}
      actions={
        <span className={sheet.onScreen}>
          <Button tone="secondary" onClick={() => print()}>
            Print
          </Button>
        </span>
      }
    >
      <Unread answer={data} failure={failure} reading="Reading the run sheet" />
      {data !== undefined && stops.length === 0 && <p>Nothing is on the way with this rider.</p>}
      {stops.length > 0 && (
        <p>
          {stops.length} {stops.length === 1 ? "stop" : "stops"}, {formatNaira(total)} to collect.
          <span>{data?.next && " More are on the way than fit here: the first 50 are shown."}</span>
        </p>
      )}
      <ol className={layouts.rows}>
        {stops.map((stop) => (
          <Stop key={stop.key} stop={stop} />
        ))}
      </ol>
    </Page>
  );
}

function Stop({ stop }: { readonly stop: DeliveryRow }) {
  const { number, key, name, phone, address, area, is_masked, due, parcels, attempts } = stop;
  return (
    <li className={sheet.stop}>
      <div className={sheet.stopHead}>
        <span>{key}</span>
        <span className={texts.figure}>
          {due.value > 0 ? `Collect ${nairaText(due.value)}` : key === number ? "Paid" : "Nothing to collect"}
        </span>
      </div>
      <div>{name}</div>
      {is_masked ? (
        <div>
          {phone}, {area}
        </div>
      ) : (
        <>
          <a className={sheet.press} href={`tel:${phone.replaceAll(" ", "")}`}>
            {phone}
          </a>
          <div>{address.join(", ")}</div>
        </>
      )}
      <div className={texts.muted}>
        {piecesText(stop)}, {parcels} {parcels === 1 ? "parcel" : "parcels"}
        <span>{attempts > 0 && `, tried ${attempts === 1 ? "once" : `${attempts} times`}`}</span>
      </div>
      <div className={`${layouts.acts} ${sheet.onScreen}`}>
        {!is_masked && (
          <a className={sheet.press} href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            Map
          </a>
        )}
        <DeskLink className={sheet.press} href={`/deliveries/${key}`}>
          At the door
        </DeskLink>
      </div>
      <div className={sheet.signature}>Code, name and signature</div>
    </li>
  );
}
