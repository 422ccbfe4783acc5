import { readWordsForBuyer } from "@precise/contract/desk/orders/telephone-orders";
import { Button } from "@precise/ui/components/inputs/button";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { useMay } from "#desk/session/session.ts";

const copy = (what: string) => ({ short: "Copy", name: `Copy ${what}`, done: "Copied" });

/** In place of an e-mail that an order does not have: what its buyer hears by phone. */
export function WordsForBuyer(props: { readonly number: string; readonly hasPhone: boolean }) {
  const { number, hasPhone } = props;
  const mayWrite = useMay("order.write");
  const [isOpen, setOpen] = useState(false);
  const read = useDeskWrite(readWordsForBuyer);
  const open = () => {
    setOpen(true);
    read.mutate([{ params: { number }, body: {} }]);
  };
  if (!hasPhone) return "Forgotten";
  const words = read.data?.ok ? read.data.value : undefined;
  return (
    <>
      <div>No e-mail: tell the buyer by phone.</div>
      {mayWrite && (
        <Button tone="secondary" onClick={open}>
          Links and code for the buyer
        </Button>
      )}
      {isOpen && (
        <Dialog
          title="For the buyer"
          onClose={() => setOpen(false)}
          foot={
            <Button tone="secondary" onClick={() => setOpen(false)}>
              Close
            </Button>
          }
        >
          {read.data?.ok === false && <p>{failureWords(read.data.failure)}</p>}
          {words && (
            <Facts>
              <Words name="The order's page" text={words.order_link}>
                It opens by the order number and the buyer's phone number.
              </Words>
              {words.change_link && (
                <Words name="The proposed change" text={words.change_link}>
                  The buyer accepts it there.
                </Words>
              )}
              {words.delivery_code && (
                <Words name="Delivery code" text={words.delivery_code}>
                  For the buyer alone: the rider asks for it when the goods are handed over.
                </Words>
              )}
            </Facts>
          )}
        </Dialog>
      )}
    </>
  );
}

function Words(props: { readonly name: string; readonly text: string; readonly children: string }) {
  const { name, text, children } = props;
  return (
    <Fact name={name}>
      <div>{text}</div>
      <div>{children}</div>
      <CopyButton text={text} words={copy(name.toLowerCase())} />
    </Fact>
  );
}
