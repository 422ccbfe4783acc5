import { listBankCredits } from "@precise/contract/desk/money/bank-statements";
import { useDeskList } from "#desk/table/use-list.ts";
import { BookSure } from "./book-sure.tsx";
import { CreditTable } from "./credit-table.tsx";
import { ReadQueue } from "./read-queue.tsx";

/** Credits of the bank's statements that wait, with the orders that they may be for. */
export function CreditQueue() {
  const list = useDeskList({ call: listBankCredits, query: {}, rows: (page) => page.credits });
  return (
    <ReadQueue list={list} emptyWords="No credit waits. Add a bank's statement to match what came since.">
      {(rows) => (
        <>
          <BookSure />
          <CreditTable credits={rows} />
        </>
      )}
    </ReadQueue>
  );
}
