import { listMessageStops, type MessageStop } from "@precise/contract/desk/mail/phone-messages";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { Button } from "@precise/ui/components/inputs/button";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { MessageTabs } from "./message-tabs.tsx";
import { AddStopDialog, RemoveStopDialog } from "./stop-dialogs.tsx";

/** Numbers that want no messages. */
export function StopsScreen() {
  const { data: stops, error } = useQuery(deskQuery(listMessageStops));
  const failure = failureOf(error);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<MessageStop | null>(null);
  return (
    <Page title="Texts" actions={<Button onClick={() => setAdding(true)}>Stop a number</Button>}>
      <MessageTabs current="stops" />
      <Unread answer={stops} failure={failure} reading="Reading the stop list" />
      {stops?.length === 0 && <p>No number is stopped.</p>}
      {stops !== undefined && stops.length > 0 && (
        <DenseTable
          label="Stop list"
          columns={[
            { key: "phone", head: "Phone", isRowHead: true },
            { key: "since", head: "Since" },
            { key: "by", head: "By" },
            { key: "reason", head: "Why", isWide: true },
            { key: "act", head: "Start again", isHeadHidden: true },
          ]}
          rows={stops.map((stop) => ({
            key: stop.phone,
            cells: {
              phone: phoneText(stop.phone),
              since: shortDayAndTime(stop.changed_at),
              by: stop.changed_by === "reply" ? "Their own answer" : stop.changed_by,
              reason: stop.reason,
              act: <TextButton onClick={() => setRemoved(stop)}>Start again</TextButton>,
            },
          }))}
        />
      )}
      {isAdding && <AddStopDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveStopDialog stop={removed} onClose={() => setRemoved(null)} />}
    </Page>
  );
}
