import {
  disableDeskCoupon,
  listDeskCoupons,
  readDeskCoupon,
  tryDeskCoupon,
} from "@precise/contract/desk/coupons/coupons";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { CopyButton } from "@precise/ui/components/inputs/copy-button.client";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { periodWords } from "#desk/parts/period-words.ts";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { TrialPanel } from "#desk/written-lines/trial-panel.tsx";
import { useQuote } from "#desk/written-lines/use-quote.ts";
import { useTriedCart } from "#desk/written-lines/use-tried-cart.ts";
import { UsesTable } from "#desk/written-lines/uses-table.tsx";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { goodsWords, personWords, stateNames, usesWords, worthWords } from "./coupon-words.ts";

/** One voucher: what it says, who used it, and what it would do to a cart. */
export function CouponScreen() {
  const named = useAddressPart("code");
  return (
    <RecordScreen
      call={readDeskCoupon}
      input={{ params: { code: named } }}
      title={named}
      reading="Reading the voucher"
      back={<DeskLink href="/coupons">All vouchers</DeskLink>}
    >
      {(page) => <Coupon page={page} />}
    </RecordScreen>
  );
}

function Coupon({ page }: { readonly page: ValueOf<typeof readDeskCoupon> }) {
  const [isEnding, setEnding] = useState(false);
  const { coupon, uses } = page;
  const isOver = coupon.state === "disabled" || coupon.state === "ended";
  return (
    <Page
      title={coupon.code}
      beside={
        <CopyButton
          text={coupon.code}
          words={{ short: "Copy", name: `Copy ${coupon.code}`, done: "Copied" }}
        />
      }
      actions={
        !isOver && (
          <Button tone="critical" onClick={() => setEnding(true)}>
            End it
          </Button>
        )
      }
    >
      <div className={css.columns}>
        <div className={layouts.stack}>
          <Trial code={coupon.code} />
          <UsesTable uses={uses} emptyWords="No order has used it yet." />
        </div>
        <section className={css.aside} aria-label="What it says">
          <FactList
            facts={[
              ["State", stateNames[coupon.state]],
              ["Worth", worthWords(coupon)],
              ["Reads as", coupon.label],
              ["Goods", goodsWords(coupon) || "of any price"],
              ["Days", periodWords(coupon.starts_at, coupon.ends_at)],
              ["For", personWords(coupon) || "anybody"],
              ["Used", usesWords(coupon)],
              ["Made", `${shortDayAndTime(coupon.created_at)}, ${coupon.source}`],
            ]}
          />
        </section>
      </div>
      {isEnding && <EndCouponDialog code={coupon.code} onClose={() => setEnding(false)} />}
    </Page>
  );
}

function Trial({ code }: { readonly code: string }) {
  const cart = useTriedCart();
  const { data, error, isSettled } = useQuote(tryDeskCoupon, cart.body && { body: { ...cart.body, code } });
  return <TrialPanel cart={cart} trial={data} isBusy={!isSettled} failure={failureOf(error)} />;
}

/** Ends a voucher for good. */
function EndCouponDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const end = useDeskWrite(disableDeskCoupon, [listDeskCoupons, readDeskCoupon]);
  const [problem, setProblem] = useState<string>();
  return (
    <ConfirmDialog
      title={`End ${code}?`}
      action="End it"
      expected={code}
      what="its code"
      isPending={end.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={async () => {
        const done = await end.mutateAsync([{ params: { code }, body: {} }]);
        if (!done.ok) return setProblem(failureWords(done.failure));
        showDone(`${code} has ended`);
        onClose();
      }}
    >
      <p>Nobody can use it from now on. Orders that used it keep it. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
