import type { TradeProposal } from "@precise/contract/desk/trade/trade-acts";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { tradeActs } from "./trade-words.ts";

/** What is waiting for a second person. */
export function Proposals({ proposals }: { readonly proposals: readonly TradeProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <Alert tone="caution" title="Waits for a second person">
      <ul className={layouts.list}>
        {proposals.map(({ id, command, subject, asked_by, asked_at }) => (
          <li key={id}>
            {tradeActs[command] ?? command}, {subject}: asked by {asked_by}, {shortDayAndTime(asked_at)}
          </li>
        ))}
      </ul>
      <DeskLink href="/approvals">Approvals</DeskLink>
    </Alert>
  );
}
