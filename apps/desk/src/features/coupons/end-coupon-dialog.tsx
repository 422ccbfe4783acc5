import { disableDeskCoupon, listDeskCoupons, readDeskCoupon } from "@precise/contract/desk/coupons/coupons";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";

/** Ends a voucher for good. */
export function EndCouponDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
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
