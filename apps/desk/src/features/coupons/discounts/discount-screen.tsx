import { nairaText } from "@precise/cart-core/money";
import {
  type DeskDiscount,
  listDeskDiscounts,
  readDeskDiscount,
  switchDeskDiscount,
} from "@precise/contract/desk/coupons/discounts";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone, showTrouble, showUndo } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { periodWords } from "#desk/parts/period-words.ts";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { UsesTable } from "#desk/written-lines/uses-table.tsx";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { discountHref, goodsWords, stateNames, worthWords } from "./discount-words.ts";

/** One discount without a code: what it says, on which orders it counted, and its switch. */
export function DiscountScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readDeskDiscount}
      input={{ params: { id: Number(id) } }}
      title={`Discount ${id}`}
      reading="Reading the discount"
      back={<DeskLink href="/discounts">All discounts</DeskLink>}
    >
      {(page) => <Discount page={page} />}
    </RecordScreen>
  );
}

function Discount({ page }: { readonly page: ValueOf<typeof readDeskDiscount> }) {
  const { discount, uses } = page;
  return (
    <Page
      title={discount.label}
      actions={
        <>
          <DeskLink href={`${discountHref(discount.id)}/change`}>Change or try it</DeskLink>
          <SwitchButton discount={discount} />
        </>
      }
    >
      <div className={css.columns}>
        <UsesTable uses={uses} emptyWords="It has not counted on an order yet." />
        <section className={css.aside} aria-label="What it says">
          <FactList
            facts={[
              ["State", stateNames[discount.state]],
              ["Worth", worthWords(discount)],
              ["On", goodsWords(discount)],
              [
                "Goods",
                discount.minimum ? `${nairaText(discount.minimum.value)} or more in all` : "of any price",
              ],
              ["Days", periodWords(discount.starts_at, discount.ends_at)],
              ["Per person", discount.once_per_person ? "on one order" : "on every order"],
              ["Orders", String(discount.uses)],
              ["Made", `${shortDayAndTime(discount.created_at)}, ${discount.source}`],
            ]}
          />
        </section>
      </div>
    </Page>
  );
}

function SwitchButton({ discount: { id, label, state } }: { readonly discount: DeskDiscount }) {
  const write = useDeskWrite(switchDeskDiscount, [listDeskDiscounts, readDeskDiscount]);
  const isOff = state === "off";
  const turn = async (is_enabled: boolean, isUndo: boolean) => {
    const done = await write.mutateAsync([{ params: { id }, body: { is_enabled } }]);
    if (!done.ok) return showTrouble(`${label} stays as it was`, failureWords(done.failure));
    const words = `${label} is switched ${is_enabled ? "on" : "off"}`;
    if (isUndo) showDone(words);
    else showUndo(words, () => void turn(!is_enabled, true));
  };
  if (state === "ended") return null;
  return (
    <Button
      tone={isOff ? "primary" : "secondary"}
      pending={write.isPending}
      onClick={() => void turn(isOff, false)}
    >
      {isOff ? "Switch on" : "Switch off"}
    </Button>
  );
}
