import { claimKinds, claimStates } from "@precise/cart-core/claim-words";
import {
  closeReturn as closeReturnCall,
  decideReturn as decideReturnCall,
  listDeskReturns,
  readDeskReturn,
} from "@precise/contract/desk/returns";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorCommand, type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { listClaims } from "#api/modules/returns/claim-list.ts";
import type { ClaimOutcome, ClaimRow } from "#api/modules/returns/claim-rows.ts";
import { closeClaim, decideClaim, type NoSuchMove } from "#api/modules/returns/move-claim.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { typedNumber, typedReason } from "./claim-input.ts";
import { claimShow } from "./claim-show.ts";
import { cannotMove, getClaim, readClaimFor } from "./get-claim.ts";
import { openReturn } from "./open-return.ts";
import { receiveReturn } from "./receive-return.ts";
import { settleReturn } from "./settle-return.ts";

/** Approves or refuses a claim. */
export const decideReturn = operatorCommand({
  name: "returns.decide",
  ...ofCall(decideReturnCall),
  terminal: [
    {
      words: "returns approve",
      about: "Approves a return or warranty claim, and tells the customer how it comes back",
      fixed: { decision: "approve" },
      typed: { number: typedNumber, reason: typedReason("what the customer should know") },
    },
    {
      words: "returns refuse",
      about: "Refuses it, and tells the customer why",
      fixed: { decision: "refuse" },
      typed: { number: typedNumber, reason: typedReason("why; the customer reads it", true) },
    },
  ],
  run(tools, { number, decision, reason: detail, by: actor }) {
    if (decision === "refuse" && detail === undefined)
      throw new Refused("Say why it is refused.", { status: 422, field: "reason" });
    const to = decision === "approve" ? "approved" : "refused";
    return change(tools, { number, actor, act: "returns.decide", to, detail }, (tx, claim) =>
      decideClaim(tx, claim, { to, by: actorName(actor), detail }),
    );
  },
  show: claimShow,
});

/** Closes a claim with which nothing is left to do. */
export const closeReturn = operatorCommand({
  name: "returns.close",
  ...ofCall(closeReturnCall),
  terminal: [
    {
      words: "returns close",
      about: "Closes a return that is settled or refused, or whose goods never came",
      typed: { number: typedNumber, reason: typedReason("what the customer should know") },
    },
  ],
  run: (tools, { number, reason: detail, by: actor }) =>
    change(tools, { number, actor, act: "returns.close", to: "closed", detail }, (tx, claim) =>
      closeClaim(tx, claim, { by: actorName(actor), detail }),
    ),
  show: claimShow,
});

/** What an operator may do with returns and warranty claims. Every change is audited in the transaction that makes it. */
export const returnCommands: readonly OperatorCommand[] = [
  operatorCommand({
    name: "returns.list",
    ...ofRead(listDeskReturns, {
      state: z.optional(z.enum(claimStates)),
      kind: z.optional(z.enum(claimKinds)),
      search: z.optional(z.string()),
      limit,
    }),
    terminal: [
      {
        words: "returns list",
        about: "Returns and warranty claims",
        typed: {
          state: { as: "--state <state>", about: "only those in this state" },
          kind: { as: "--kind <kind>", about: "only these" },
          search: { as: "--search <text>", about: "number, order, name, phone, SKU or serial number" },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, wanted) => listClaims(db, wanted),
    show: ({ returns }) =>
      tableOf(returns, {
        Number: "number",
        Order: "order_number",
        Kind: "kind",
        Wish: "wish",
        State: "state",
        Asked: (row) => momentText(new Date(row.requested_at)),
        Name: "name",
        SKU: "sku",
        Pieces: "pieces",
        "In time": (row) => (row.is_in_time ? "yes" : "no"),
      }),
  }),
  operatorCommand({
    name: "returns.show",
    ...ofRead(readDeskReturn),
    terminal: [
      { words: "returns show", about: "One of them, with its history", typed: { number: typedNumber } },
    ],
    run: ({ db }, { number }) => readClaimFor(db, number),
    show: claimShow,
  }),
  openReturn,
  decideReturn,
  receiveReturn,
  settleReturn,
  closeReturn,
];

/** Changes a locked claim, and notes where it stood before and after. */
function change(
  { db }: OperatorTools,
  input: {
    readonly number: string;
    readonly actor: Actor;
    readonly act: string;
    readonly to: string;
    readonly detail: string | undefined;
  },
  work: (tx: Sql, claim: ClaimRow) => Promise<ClaimOutcome<NoSuchMove>>,
): Promise<ClaimRow> {
  const { number, actor, act, to, detail } = input;
  return db.transaction(async (tx) => {
    const { claim } = await getClaim(tx, number);
    const changed = await work(tx, claim);
    if (!changed.ok) throw cannotMove(claim, to);
    const reason = detail === undefined ? {} : { reason: detail };
    await writeAudit(tx, {
      actor,
      act,
      subject: claim.number,
      before: { state: claim.state },
      after: { state: changed.claim.state, order: claim.order_number, ...reason },
    });
    return changed.claim;
  });
}
