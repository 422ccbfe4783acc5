import { randomInt, timingSafeEqual } from "node:crypto";
import type { CodePurpose, PoolUser, SentCode } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import { CognitoError } from "./cognito-error.ts";

const HOUR = 60 * 60 * 1000;
const WRONG_TRIES = 10;

/** How long each code holds, as in Cognito. */
const lifeOf: Readonly<Record<CodePurpose, number>> = {
  confirm: 24 * HOUR,
  reset: HOUR,
  attribute: 24 * HOUR,
};

const subjectOf: Readonly<Record<CodePurpose, string>> = {
  confirm: "Your verification code",
  reset: "Your code for a new password",
  attribute: "Confirm your e-mail address",
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

/** Six-digit codes by e-mail: sent, limited, taken once. */
export interface Codes {
  send(user: PoolUser, purpose: CodePurpose, to?: string): CodeDelivery;
  /** Uses the code up. @throws CognitoError when it is wrong, over, or was tried too often */
  take(user: PoolUser | undefined, purpose: CodePurpose, code: string | undefined): void;
}

export function createCodes(store: PoolStore, perHour: number): Codes {
  return {
    send: (user, purpose, to = user.attributes.email ?? "") => {
      const now = Date.now();
      const sentAt = (user.codes[purpose]?.sentAt ?? []).filter((at) => at > now - HOUR);
      if (sentAt.length >= perHour) throw tooOften();
      const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
      user.codes[purpose] = {
        code,
        expiresAt: now + lifeOf[purpose],
        wrongTries: 0,
        sentAt: [...sentAt, now],
      };
      store.mail({ to, subject: subjectOf[purpose], text: `Your code is ${code}`, code });
      return deliveryTo(to);
    },
    take: (user, purpose, code = "") => {
      const sent = user?.codes[purpose];
      if (user === undefined || sent === undefined || sent.expiresAt < Date.now()) {
        throw new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
      }
      if (sent.wrongTries >= WRONG_TRIES) throw tooOften();
      if (!isSame(sent, code)) {
        sent.wrongTries++;
        throw wrongCode();
      }
      delete user.codes[purpose];
    },
  };
}

function isSame(sent: SentCode, code: string): boolean {
  const [kept, given] = [Buffer.from(sent.code), Buffer.from(code)];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** Also for a new password of someone unknown, as in Cognito. */
export const wrongCode = () =>
  new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");

const tooOften = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
