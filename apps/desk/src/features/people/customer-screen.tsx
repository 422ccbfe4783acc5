import { type DeskCustomer, exportCustomer, readCustomer } from "@precise/contract/desk/people";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { useUnkeptWrite } from "#desk/api/use-unkept-write.ts";
import { showTrouble } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { saveTextFile } from "#desk/parts/save-text-file.ts";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { CorrectCustomerDialog } from "./correct-customer-dialog.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerActs, CustomerConsents, CustomerSessions } from "./customer-history.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import { kindNames, recordsFileName } from "./customer-words.ts";
import * as css from "./customers.css.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** One person: who, what they ordered, what was noted, and what they have a right to. */
export function CustomerScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readCustomer}
      input={{ params: { id } }}
      title="Customer"
      reading="Reading the customer"
      leavesWhenGone
    >
      {(customer) => <Customer customer={customer} />}
    </RecordScreen>
  );
}

function Customer({ customer }: { readonly customer: DeskCustomer }) {
  return (
    <Page
      title={customer.name || "No name"}
      beside={<span className={texts.muted}>{kindNames[customer.kind]}</span>}
      actions={<CustomerButtons customer={customer} />}
    >
      <div className={css.columns}>
        <div className={layouts.side}>
          <CustomerFacts customer={customer} />
          <CustomerConsents customer={customer} />
          <CustomerSessions customer={customer} />
          <CustomerActs customer={customer} />
        </div>
        <div className={layouts.wideColumn}>
          <CustomerNotes customer={customer} />
          <CustomerOrders customer={customer} />
        </div>
      </div>
    </Page>
  );
}

/** An order for them, and the rights that the law gives a person: a copy of the records, and to be erased. */
function CustomerButtons({ customer }: { readonly customer: DeskCustomer }) {
  const mayOrder = useMay("order.write");
  const mayExport = useMay("customer.export");
  const mayErase = useMay("customer.erase");
  const [isErasing, setErasing] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  // Records of a person: no cache keeps them.
  const read = useUnkeptWrite(exportCustomer, [readCustomer]);
  const save = async () => {
    const done = await read.send({ params: { id: customer.id }, body: {} });
    if (!done.ok) return showTrouble("The copy could not be made", failureWords(done.failure));
    saveTextFile(recordsFileName(customer.id, todayInLagos()), `${JSON.stringify(done.value, null, 2)}\n`);
  };
  return (
    <>
      {customer.may_correct && (
        <Button tone="secondary" onClick={() => setCorrecting(true)}>
          Correct
        </Button>
      )}
      {mayExport && (
        <Button tone="secondary" pending={read.isPending} onClick={() => void save()}>
          Copy of the records
        </Button>
      )}
      {mayErase && (
        <Button tone="secondary" onClick={() => setErasing(true)}>
          Erase
        </Button>
      )}
      {mayOrder && !customer.is_masked && customer.phone !== "" && (
        <ButtonLink href={`/new-order?phone=${encodeURIComponent(customer.phone)}`} Link={DeskLink}>
          New order
        </ButtonLink>
      )}
      {isCorrecting && <CorrectCustomerDialog customer={customer} onClose={() => setCorrecting(false)} />}
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}
