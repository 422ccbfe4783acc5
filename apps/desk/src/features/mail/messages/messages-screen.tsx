import {
  listPhoneMessages,
  type PhoneMessage,
  phoneMessageStates,
} from "@precise/contract/desk/mail/phone-messages";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import type { ScreenSearch } from "#desk/address/search-text.ts";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery, deskQuery } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { messageColumns } from "./message-columns.tsx";
import { MessageTabs } from "./message-tabs.tsx";
import { TestMessageDialog } from "./test-message-dialog.tsx";

const shape = { columns: messageColumns, filters: [] };

/** Texts to phones, SMS and WhatsApp messages: what waits, what was sent, what failed and why. */
export function MessagesScreen() {
  const address = useRouterState({ select: ({ location }) => location.search as ScreenSearch });
  const state = phoneMessageStates.find((each) => each === address.state);
  const control = useTableState(shape);
  const query = { state };
  const list = useList(
    deskListQuery<PhoneMessage>([...deskKey(listPhoneMessages, { query }), "pages"], async (cursor) => {
      const page = await deskCall(listPhoneMessages, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { rows, cursor: nextCursor } = page.value;
      return { ok: true, value: { rows, total: null, nextCursor } };
    }),
  );
  const { data } = useQuery(deskQuery(listPhoneMessages, { query: {} }));
  const channels = data?.channels ?? [];
  const mayTest = useMay("messages.test");
  const [isTesting, setTesting] = useState(false);
  return (
    <Page
      title="Texts"
      actions={
        mayTest &&
        channels.length > 0 && (
          <Button tone="secondary" onClick={() => setTesting(true)}>
            Send a test
          </Button>
        )
      }
      isFilled
    >
      {data?.channels.length === 0 && (
        <Alert>
          No messaging service is set up: shoppers get e-mails only. The owner sets MESSAGING_URL to offer SMS
          and WhatsApp.
        </Alert>
      )}
      <MessageTabs current={state ?? "all"} />
      <DataTable
        label="Texts"
        columns={messageColumns}
        control={control}
        list={list}
        rowId={({ id }) => String(id)}
        emptyWords={state === "dead" ? "Every text could be sent." : "No texts yet."}
      />
      {isTesting && <TestMessageDialog channels={channels} onClose={() => setTesting(false)} />}
    </Page>
  );
}
