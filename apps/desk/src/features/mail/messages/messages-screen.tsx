import { listPhoneMessages, phoneMessageStates } from "@precise/contract/desk/mail/phone-messages";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery } from "#desk/api/desk-query.ts";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import { messageColumns } from "./message-columns.tsx";
import { MessageTabs } from "./message-tabs.tsx";
import { TestMessageDialog } from "./test-message-dialog.tsx";

/** Texts to phones, SMS and WhatsApp messages: what is waiting, what was sent, what failed and why. */
export function MessagesScreen() {
  const address = useAddress();
  const state = phoneMessageStates.find((each) => each === address.state);
  const { data } = useQuery(deskQuery(listPhoneMessages, { query: {} }));
  const channels = data?.channels ?? [];
  const mayTest = useMay("messages.test");
  const [isTesting, setTesting] = useState(false);
  return (
    <ListScreen
      title="Texts"
      actions={
        mayTest &&
        channels.length > 0 && (
          <Button tone="secondary" onClick={() => setTesting(true)}>
            Send a test
          </Button>
        )
      }
      call={listPhoneMessages}
      rows={(page) => page.rows}
      query={() => ({ state })}
      above={
        <>
          {data?.channels.length === 0 && (
            <Alert>
              No messaging service is set up: shoppers get e-mails only. The owner sets MESSAGING_URL to offer
              SMS and WhatsApp.
            </Alert>
          )}
          <MessageTabs current={state ?? "all"} />
        </>
      }
      columns={messageColumns}
      rowId={({ id }) => String(id)}
      emptyWords={state === "dead" ? "Every text could be sent." : "No texts yet."}
    >
      {isTesting && <TestMessageDialog channels={channels} onClose={() => setTesting(false)} />}
    </ListScreen>
  );
}
