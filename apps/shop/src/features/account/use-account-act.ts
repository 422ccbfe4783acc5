import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { useRef, useState } from "react";
import { accountCopy as copy } from "./account-copy.ts";

export interface AccountMessage {
  readonly tone: "positive" | "critical";
  readonly text: string;
}

/** One thing after another: sends a change, and turns what comes back into words. */
export function useAccountAct(): {
  readonly isBusy: boolean;
  readonly message: AccountMessage | null;
  say(message: AccountMessage | null): void;
  /** @param refused words for a refusal that this part knows; otherwise the general ones are said */
  act<Value>(
    send: () => Promise<ApiResult<Value>>,
    done: (value: Value) => void,
    refused?: (failure: ApiFailure) => boolean,
  ): Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const [message, say] = useState<AccountMessage | null>(null);
  const busy = useRef(false);
  return {
    isBusy,
    message,
    say,
    act: async (send, done, refused) => {
      if (busy.current) return;
      busy.current = true;
      setBusy(true);
      say(null);
      const result = await send();
      busy.current = false;
      setBusy(false);
      if (result.ok) return done(result.value);
      const { failure } = result;
      if (failure.status === 401) return say({ tone: "critical", text: copy.signedOut });
      if (refused?.(failure)) return;
      const text =
        failure.status === 429 ? tooManyAttempts() : failure.kind === "http" ? failure.message : copy.failed;
      say({ tone: "critical", text });
    },
  };
}
