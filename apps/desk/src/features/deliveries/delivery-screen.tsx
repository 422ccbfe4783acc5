import { readDelivery } from "@precise/contract/desk/deliveries";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { AttemptForm } from "./attempt-form.tsx";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { outcomeText, stateNames } from "./delivery-words.ts";
import { DispatchDialog } from "./dispatch-dialog.tsx";

/** One delivery: where it goes, who brings it, what was tried, and what happened at the door now. */
export function DeliveryScreen() {
  const number = useAddressPart("number");
  return (
    <RecordScreen
      call={readDelivery}
      input={{ params: { number } }}
      title={`Delivery of ${number}`}
      reading="Reading the delivery"
    >
      {(delivery) => <Delivery delivery={delivery} />}
    </RecordScreen>
  );
}

function Delivery({ delivery }: { readonly delivery: ValueOf<typeof readDelivery> }) {
  const [isSending, setSending] = useState(false);
  const maySend = useMay("order.move");
  const mayNote = useMay("delivery");
  const maySeeOrder = useMay("order.read");
  const { state, tries } = delivery;
  return (
    <Page
      title={`Delivery of ${delivery.key}`}
      beside={
        <>
          <span className={texts.muted}>{stateNames[state]}</span>
          {maySeeOrder && <DeskLink href={`/orders/${delivery.number}`}>Order</DeskLink>}
        </>
      }
      actions={
        maySend &&
        state !== "done" && (
          <Button tone={state === "to_dispatch" ? "primary" : "secondary"} onClick={() => setSending(true)}>
            {state === "to_dispatch" ? "Dispatch" : "Send again"}
          </Button>
        )
      }
    >
      <div className={layouts.columns}>
        <div className={layouts.part}>
          <DeliveryFacts delivery={delivery} />
          {tries.length > 0 && (
            <Part title="Attempts">
              <ol className={layouts.list}>
                {tries.map(({ at, outcome, note, rider, actor }) => (
                  <li key={at}>
                    {dayAndTime(at)}: {outcomeText(outcome)}, {rider}.<span>{note && ` ${note}`}</span>{" "}
                    <span className={texts.muted}>Noted by {actor}</span>
                  </li>
                ))}
              </ol>
            </Part>
          )}
        </div>
        {mayNote && (state === "on_the_way" || state === "failed") && delivery.by !== null && (
          <AttemptForm key={tries.length} delivery={delivery} />
        )}
      </div>
      {isSending && <DispatchDialog numbers={[delivery.key]} onClose={() => setSending(false)} />}
    </Page>
  );
}
