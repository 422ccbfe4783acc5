import { randomInt } from "node:crypto";
import { hashCode, isCode } from "../store/code-hash.ts";
import type { CodePurpose, QueuedMail } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import { CognitoError } from "./cognito-error.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const WRONG_TRIES = 10;

/** How long each code holds, as in Cognito. */
export const codeLife: Readonly<Record<CodePurpose, number>> = {
  confirm: 24 * HOUR,
  reset: HOUR,
  attribute: 24 * HOUR,
  "sign-in": 15 * MINUTE,
};

const subjectOf: Readonly<Record<CodePurpose, string>> = {
  confirm: "Your verification code",
  reset: "Your code for a new password",
  attribute: "Confirm your e-mail address",
  "sign-in": "Your code to sign in",
};

export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: "email";
    readonly DeliveryMedium: "EMAIL";
    readonly Destination: string;
  };
}

/** What a call answers that has sent a code, or would not say that there is no one to send one to. */
export function deliveryTo(email: string): CodeDelivery {
  return {
    CodeDeliveryDetails: {
      AttributeName: "email",
      DeliveryMedium: "EMAIL",
      Destination: email.replace(/^(.).*@(.).*$/, "$1***@$2***"),
    },
  };
}

/** How codes leave: into the laptop's outbox at once, by a mail server a little later, or not at all. */
export type CodeDeliveryWay = "outbox" | "mail" | "none";

/** Six-digit codes by e-mail: sent, limited, taken once. Each belongs to a user, or to the name of someone unknown. */
export interface Codes {
  /**
   * @param owner a user name, or what stands for an unknown one
   * @param to null: no one may get it; the work and the limits are the same
   * @throws CognitoError when too many were sent, or none can be
   */
  send(owner: string, purpose: CodePurpose, to: string | null): void;
  /** Makes the digits of a queued code. @returns null when it is not wanted any more */
  issue(mail: QueuedMail): string | null;
  /** Uses the code up. @throws CognitoError when it is wrong, over, or was tried too often */
  take(owner: string, purpose: CodePurpose, code: string | undefined): void;
}

export function createCodes(store: PoolStore, perHour: number, way: CodeDeliveryWay): Codes {
  const issueDigits = (owner: string, purpose: CodePurpose): string | null => {
    const kept = store.findCode(owner, purpose);
    if (kept === undefined || kept.expiresAt <= Date.now()) return null;
    const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
    store.putCode(owner, purpose, { ...kept, ...hashCode(code) });
    return code;
  };
  return {
    send: (owner, purpose, to) => {
      const now = Date.now();
      const kept = store.findCode(owner, purpose);
      const sentAt = withinHour(kept?.sentAt, now);
      if (sentAt.length >= perHour) throw tooOften();
      store.putCode(owner, purpose, {
        hash: null,
        salt: "",
        expiresAt: now + codeLife[purpose],
        sentAt: [...sentAt, now],
        wrongAt: withinHour(kept?.wrongAt, now),
      });
      const mail = { id: crypto.randomUUID(), queuedAt: now, owner, purpose, to, attempts: 0 };
      if (way === "outbox") {
        const code = issueDigits(owner, purpose) ?? "";
        store.queueMail(mail, { subject: subjectOf[purpose], text: `Your code is ${code}`, code });
      } else {
        store.queueMail(mail);
      }
      if (way === "none") {
        throw new CognitoError(
          "CodeDeliveryFailureException",
          "The verification code could not be delivered.",
        );
      }
    },
    issue: ({ owner, purpose }) => issueDigits(owner, purpose),
    take: (owner, purpose, code = "") => {
      const now = Date.now();
      const kept = store.findCode(owner, purpose);
      const isRight = isCode(code, kept);
      if (kept === undefined || kept.expiresAt <= now) {
        throw new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
      }
      const wrongAt = withinHour(kept.wrongAt, now);
      if (wrongAt.length >= WRONG_TRIES) throw tooOften();
      if (!isRight) {
        store.putCode(owner, purpose, { ...kept, wrongAt: [...wrongAt, now] });
        throw new CognitoError(
          "CodeMismatchException",
          "Invalid verification code provided, please try again.",
        );
      }
      store.putCode(owner, purpose, { ...kept, hash: null, expiresAt: now, wrongAt: [] });
    },
  };
}

/** Over all codes of the hour: asking for another one gives no further tries. */
function withinHour(times: readonly number[] = [], now: number): number[] {
  return times.filter((at) => at > now - HOUR);
}

const tooOften = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
