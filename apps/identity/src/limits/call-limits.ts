import type { CallBody } from "../user-pool/call-body.ts";
import { CognitoError } from "../user-pool/cognito-error.ts";
import { createNetworkLimit } from "./network-limit.ts";

const MINUTE = 60_000;
/** A whole town may share one address of its phone company; a sign-in is four calls. */
const CALLS_A_MINUTE = 300;
const CODES_AN_HOUR = 120;

/**
 * Limits on one network, whatever names it calls with.
 * @param factor of RATE_LIMIT_FACTOR; infinite: no limits
 * @returns throws CognitoError, in the words for calling too often
 */
export function createCallLimits(factor: number): (network: string, name: string, body: CallBody) => void {
  const calls = createNetworkLimit(CALLS_A_MINUTE * factor, MINUTE);
  const codes = createNetworkLimit(CODES_AN_HOUR * factor, 60 * MINUTE);
  return (network, name, body) => {
    if (factor === Number.POSITIVE_INFINITY) return;
    if (!calls.take(network)) throw new CognitoError("TooManyRequestsException", "Rate exceeded");
    if (sendsCode(name, body) && !codes.take(network))
      throw new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
  };
}

const codeCalls = [
  "SignUp",
  "ResendConfirmationCode",
  "ForgotPassword",
  "UpdateUserAttributes",
  "GetUserAttributeVerificationCode",
];

function sendsCode(name: string, { AuthParameters, ChallengeResponses }: CallBody): boolean {
  return (
    codeCalls.includes(name) ||
    AuthParameters?.PREFERRED_CHALLENGE === "EMAIL_OTP" ||
    ChallengeResponses?.ANSWER === "EMAIL_OTP"
  );
}
