import { addDeskOrderNote, type DeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type SubmitEvent, useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble } from "#desk/dialogs/undo-toast.ts";
import { DispatchDialog } from "#desk/features/deliveries/dispatch-dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { linesToSend } from "./lines-to-send.ts";
import * as css from "./order.css.ts";
import { OrderMoves } from "./order-moves.tsx";
import { type PickState, picked, pickedLines, scanned, shortfallText } from "./pick-state.ts";

/** Takes an order's goods from the shelves: each article is ticked or scanned. */
export function PickScreen() {
  const number = useAddressPart("number");
  return (
    <RecordScreen
      call={readDeskOrder}
      input={{ params: { number } }}
      title={`Pick ${number}`}
      reading={`Reading ${number}`}
    >
      {(order) => <Picking order={order} />}
    </RecordScreen>
  );
}

function Picking({ order }: { readonly order: DeskOrder }) {
  const { number } = order;
  const items = linesToSend(order);
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState<PickState>({});
  const [problem, setProblem] = useState<string>();
  const add = useDeskWrite(addDeskOrderNote, [readDeskOrder]);
  const left = items.filter((item, place) => (state[place] ?? 0) < item.quantity).length;
  const dispatch = order.moves.find(({ may, needs }) => may && needs.includes("dispatch"));
  const hasPicked = Object.values(state).some((pieces) => pieces > 0);
  const scan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("scan");
    if (!(field instanceof HTMLInputElement)) return;
    const next = scanned(items, state, field.value);
    setProblem(next === null ? `${field.value} is not to be picked, or all of it is.` : undefined);
    if (next !== null) setState(next);
    field.value = "";
  };
  const noteShortfall = async () => {
    const text = shortfallText(items, state);
    const result = await add.mutateAsync([{ params: { number }, body: { text } }]);
    if (result.ok) showDone("Noted with the order", "Call the customer, or wait for the goods.");
    else showTrouble("The note was not saved", failureWords(result.failure));
  };
  return (
    <Page
      title={`Pick ${number}`}
      beside={
        <span className={texts.small}>
          {left === 0 ? "All picked" : `${left} of ${items.length} articles left`}
        </span>
      }
      actions={
        <>
          <ButtonLink tone="secondary" href={`/orders/${number}`} Link={DeskLink}>
            Back to the order
          </ButtonLink>
          {/* A part of it can be sent once it is packed. */}
          {(left === 0 || (hasPicked && !dispatch)) && <OrderMoves order={order} />}
        </>
      }
    >
      <form className={css.pick} onSubmit={scan} noValidate>
        <TextField
          id="scan"
          label="Scan or type an item number"
          autoComplete="off"
          autoFocus
          error={problem}
          beside={
            <Button type="submit" tone="secondary">
              Pick one
            </Button>
          }
        />
      </form>
      <ul role="list" className={css.pickList}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order do not change their places.
          <li key={place}>
            <label className={css.pickRow}>
              <input
                type="checkbox"
                className={css.pickBox}
                checked={(state[place] ?? 0) >= item.quantity}
                onChange={(event) => setState(picked(items, state, place, event.target.checked))}
              />
              <span>
                <span className={texts.sku}>{item.sku}</span>
                <span className={texts.small}>{item.name}</span>
                {item.side_mark && <span className={texts.small}>Mark: {item.side_mark}</span>}
              </span>
              <span className={css.pickCount}>
                {state[place] ?? 0} / {item.quantity}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className={layouts.acts}>
          {dispatch && hasPicked && (
            <Button onClick={() => setSending(true)}>Send what is picked, the rest later</Button>
          )}
          <Button tone="secondary" pending={add.isPending} onClick={() => void noteShortfall()}>
            Note what is missing
          </Button>
        </div>
      )}
      {isSending && (
        <DispatchDialog
          numbers={[number]}
          isHeld={dispatch?.is_held}
          going={pickedLines(items, state)}
          onClose={(isDone) => {
            setSending(false);
            if (isDone) setState({});
          }}
        />
      )}
    </Page>
  );
}
