import { nextClaimStates } from "@precise/cart-core/claim-moves";
import { kobo, wireAmount, wireValue } from "@precise/cart-core/money";
import type { DeskReturn, deskReturnCalls } from "@precise/contract/desk/returns";
import { phoneText } from "@precise/contract/nigeria/phone";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { maskedEmail, maskedPhone, sightOf } from "#api/desk/kit/mask.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listClaims } from "#api/modules/returns/claim-list.ts";
import { claimMoney } from "#api/modules/returns/claim-refund.ts";
import { type ClaimRow, readClaim } from "#api/modules/returns/claim-rows.ts";
import { claimView } from "#api/modules/returns/claim-view.ts";
import { isFresh, type StaffSession } from "#api/modules/staff/staff-session.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { readSentPicture } from "#api/platform/sent-pictures/brief-pictures.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { openReturn } from "./open-return.ts";
import { receiveReturn } from "./receive-return.ts";
import { closeReturn, decideReturn } from "./return-commands.ts";
import { settleReturn } from "./settle-return.ts";

/** The desk's calls of returns and warranty claims, each change by the command that a terminal has too. */
export function deskReturnAnswers(parts: DeskParts): DeskAnswers<typeof deskReturnCalls> {
  const { db } = parts;
  const changed = async (result: { readonly result: ClaimRow } | Refusal, staff: StaffSession) =>
    "failure" in result ? result : answer({ claim: await viewOf(parts, result.result, staff) });
  return {
    async listDeskReturns({ query }) {
      return answer(await listClaims(db, query));
    },
    async readDeskReturn({ params }, staff) {
      const claim = await readClaim(db, params.number);
      return claim ? answer({ claim: await viewOf(parts, claim, staff) }) : noReturn();
    },
    async readReturnPicture({ params }) {
      const claim = await readClaim(db, params.number);
      const picture =
        claim && (await readSentPicture(db, parts.tools.files, { claimId: claim.id }, params.position));
      if (!picture) return noReturn();
      return answer({ picture });
    },
    openDeskReturn: async ({ body }, staff) => changed(await runAs(parts, staff, openReturn, body), staff),
    decideReturn: async ({ params, body }, staff) =>
      changed(await runAs(parts, staff, decideReturn, { ...params, ...body }), staff),
    receiveReturn: async ({ params, body }, staff) =>
      changed(await runAs(parts, staff, receiveReturn, { ...params, ...body }), staff),
    async settleReturn({ params, body }, staff) {
      const claim = await readClaim(db, params.number);
      if (!claim) return noReturn();
      const input = { ...params, ...body, ...(body.as === "refund" && (await amountOf(parts, claim, body))) };
      const isOwnRefund =
        body.as === "refund" && (await settleReturn.approval?.(input, staff, parts.tools)) === undefined;
      if (isOwnRefund && !isFresh(staff))
        return failure(403, "second_factor_required", "Give a one-time code again to do this.");
      const acted = await actOrAsk(parts, staff, settleReturn, input);
      if ("failure" in acted) return acted;
      if ("done" in acted) return answer({ claim: await viewOf(parts, acted.done, staff) });
      return answer({ claim: await viewOf(parts, claim, staff), approval: acted.approval });
    },
    closeReturn: async ({ params, body }, staff) =>
      changed(await runAs(parts, staff, closeReturn, { ...params, ...body }), staff),
  };
}

/** The amount is named before anyone says yes to it: what is due now where nothing else is said. */
async function amountOf(
  { db }: DeskParts,
  claim: ClaimRow,
  { amount }: { readonly amount?: number | undefined },
): Promise<{ readonly amount?: number }> {
  if (amount !== undefined) return { amount };
  const { due, refundable } = await claimMoney(db, claim);
  const least = kobo(Math.min(due, refundable));
  return least === 0 ? {} : { amount: wireValue(least) };
}

/** A claim as the desk shows it: money and the shopper's phone only for whom they are. */
async function viewOf({ db }: DeskParts, claim: ClaimRow, staff: StaffSession): Promise<DeskReturn> {
  const sight = sightOf(staff);
  const { due, refundable } = await claimMoney(db, claim);
  return {
    ...claimView(claim),
    revision: claim.revision,
    changed_at: wireTime(claim.changed_at),
    delivered_on: claim.delivered_on,
    opened_by: claim.opened_by,
    settled_as: claim.settled_as,
    contact: {
      name: `${claim.firstname} ${claim.lastname}`.trim(),
      phone: sight.contact ? phoneText(claim.phone) : maskedPhone(claim.phone),
      email: sight.email ? claim.email : maskedEmail(claim.email),
      is_masked: !sight.contact,
    },
    received: [...claim.received],
    next: nextClaimStates(claim.state),
    money: sight.money ? { due: wireAmount(due), refundable: wireAmount(refundable) } : null,
    timeline: claim.events.map(({ at, state, text, actor }) => ({
      at: wireTime(at),
      state,
      text,
      actor,
    })),
  };
}

function noReturn(): Refusal {
  return failure(404, "not_found", "There is no such return.");
}
