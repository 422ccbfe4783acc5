import { describe, expect, it } from "vitest";
import { loginProblemOf, problemParams, problemText, readProblem } from "./login-problem.ts";

const failure = (status: number | undefined, more = {}) => ({
  kind: "http" as const,
  status,
  message: "",
  errors: [],
  ...more,
});

describe("a refused login", () => {
  it.each([
    [401, "login_failed"],
    [400, "invalid_input"],
    [403, "login_failed"],
  ] as const)("says the same for %i %s", (status, code) => {
    expect(problemText(loginProblemOf(failure(status, { code })))).toBe(
      "E-mail or password is incorrect, or the account is not active.",
    );
  });
  it.each([
    [1, "1 minute"],
    [61, "2 minutes"],
    [900, "15 minutes"],
  ])("names the wait of %i seconds as %s", (retryAfterSeconds, words) => {
    expect(problemText(loginProblemOf(failure(429, { retryAfterSeconds })))).toBe(
      `Too many attempts. Try again in ${words}.`,
    );
  });
  it.each([[undefined], [500], [503]])("is no fault of the client's when the API answers %s", (status) => {
    expect(loginProblemOf(failure(status))).toEqual({ code: "unreachable" });
  });
  it("comes back from the address it was written to", () => {
    const problem = { code: "wait", minutes: 14 } as const;
    expect(readProblem(new URLSearchParams(problemParams(problem)))).toEqual(problem);
    expect(readProblem(new URLSearchParams({ problem: "wait", minutes: "<b>" }))).toBeNull();
    expect(readProblem(new URLSearchParams({ problem: "constructor" }))).toBeNull();
  });
});
