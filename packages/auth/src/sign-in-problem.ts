import type { SignInProblem } from "./sign-in-port.ts";

/** Amazon's names of refusals that a person can do something about. */
const problemOf: Readonly<Record<string, SignInProblem>> = {
  NotAuthorizedException: "wrong_password",
  UserNotFoundException: "wrong_password",
  CodeMismatchException: "wrong_code",
  ExpiredCodeException: "expired_code",
  LimitExceededException: "too_often",
  TooManyRequestsException: "too_often",
  TooManyFailedAttemptsException: "too_often",
  InvalidPasswordException: "password_too_short",
  UsernameExistsException: "already_registered",
  PasswordResetRequiredException: "reset_required",
  NetworkError: "unreachable",
  SignInException: "too_late",
};

/** Whether a step was refused because the e-mail is confirmed: Amazon says so only in its message. */
export function isConfirmedAlready({ name, message }: Error): boolean {
  return (
    (name === "InvalidParameterException" && message.includes("already confirmed")) ||
    (name === "NotAuthorizedException" && message.includes("Current status is CONFIRMED"))
  );
}

/** @returns null for a surprise, which the caller throws on */
export function signInProblemOf(error: unknown): SignInProblem | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "InvalidParameterException" && error.message.includes("'password'")) {
    return "password_has_outer_space";
  }
  if (error.name === "NotAuthorizedException" && error.message.includes("session")) return "too_late";
  return problemOf[error.name] ?? null;
}
