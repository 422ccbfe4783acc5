import type { SignInProblem } from "@precise/auth/sign-in-port";

export type SignInField = "email" | "password" | "code" | "firstname";

/** Beside which field a refusal is shown; null where it is about the whole step. */
export function fieldOfProblem(problem: SignInProblem): SignInField | null {
  switch (problem) {
    case "wrong_code":
    case "expired_code":
      return "code";
    case "password_too_short":
    case "password_has_outer_space":
      return "password";
    case "already_registered":
      return "email";
    case "wrong_password":
    case "too_often":
    case "reset_required":
    case "no_mail":
    case "too_late":
    case "unreachable":
      return null;
  }
}
