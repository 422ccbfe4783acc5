import { StatementSync } from "node:sqlite";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { power } from "../src/srp/srp-group.ts";
import { hashCode, isCode } from "../src/store/code-hash.ts";
import { localPool } from "../src/store/pool-settings.ts";
import { runIdentity } from "./running-identity.ts";

// What an answer costs: powers in a 3072-bit group, hashes of codes, and rows that are written. All are counted, not timed.
vi.mock("../src/srp/srp-group.ts", async (original) => {
  const real = await original<typeof import("../src/srp/srp-group.ts")>();
  return { ...real, power: vi.fn(real.power) };
});
vi.mock("../src/store/code-hash.ts", async (original) => {
  const real = await original<typeof import("../src/store/code-hash.ts")>();
  return { hashCode: vi.fn(real.hashCode), isCode: vi.fn(real.isCode) };
});
const written = vi.spyOn(StatementSync.prototype, "run");

const identity = runIdentity();
const { clientId } = localPool;
const known = "ada@example.com";
const unknown = "nobody@example.com";

beforeAll(async () => {
  await identity.call("SignUp", {
    ClientId: clientId,
    Username: known,
    Password: "lamp-post",
    UserAttributes: [{ Name: "email", Value: known }],
  });
  await identity.call("ConfirmSignUp", {
    ClientId: clientId,
    Username: known,
    ConfirmationCode: await identity.lastCodeTo(known),
  });
});
beforeEach(() => void vi.clearAllMocks());

/** The answer, its secrets and the name asked for left out, and what it cost. */
async function answerAndWork(name: string, body: object, username: string) {
  vi.clearAllMocks();
  const answer = await identity.call(name, { ClientId: clientId, Username: username, ...body });
  const text = (await answer.text()).replaceAll(/"[0-9a-f-]{32,}"|"[\w+/=-]{40,}"/g, '"…"');
  return {
    status: answer.status,
    text: text.replaceAll(/[an]\*\*\*@e\*\*\*/g, "…"),
    powers: vi.mocked(power).mock.calls.length,
    hashes: vi.mocked(hashCode).mock.calls.length + vi.mocked(isCode).mock.calls.length,
    writes: written.mock.calls.length,
  };
}

const challenge = async (username: string) => {
  const answer = await identity.call("InitiateAuth", {
    ClientId: clientId,
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters: { USERNAME: username, SRP_A: "ab".repeat(384) },
  });
  return ((await answer.json()) as { ChallengeParameters: Record<string, string> }).ChallengeParameters;
};

describe("neither the answer nor its work reveals whether an e-mail is known", () => {
  it.each([
    ["a forgotten password", "ForgotPassword", {}],
    [
      "a new password with a wrong code",
      "ConfirmForgotPassword",
      { ConfirmationCode: "0", Password: "lamp-post-2" },
    ],
  ])("%s", async (_, name, body) => {
    await identity.call("ForgotPassword", { ClientId: clientId, Username: known });
    expect(await answerAndWork(name, body, unknown)).toEqual(await answerAndWork(name, body, known));
  });

  it("abuse 23: the first step of signing in", async () => {
    const begin = (USERNAME: string) =>
      answerAndWork(
        "InitiateAuth",
        { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME, SRP_A: "ab".repeat(384) } },
        USERNAME,
      );
    const [first, second] = [await begin(unknown), await begin(known)];
    expect(first).toEqual(second);
    expect(first.powers).toBe(1);
  });

  it("abuse 23: the second step of signing in, with a wrong password", async () => {
    const finish = async (username: string) => {
      const { SECRET_BLOCK = "", USER_ID_FOR_SRP = "" } = await challenge(username);
      const PASSWORD_CLAIM_SECRET_BLOCK = SECRET_BLOCK;
      const responses = {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: "d3Jvbmc=",
        TIMESTAMP: "Sat Nov 21 10:00:00 UTC 2026",
      };
      const body = { ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses: responses };
      return answerAndWork("RespondToAuthChallenge", body, username);
    };
    const [first, second] = [await finish(unknown), await finish(known)];
    expect(first).toEqual(second);
    expect(first.text).toContain("Incorrect username or password.");
    expect(first.powers).toBeGreaterThan(0);
  });

  it("a code to sign in, and a wrong one", async () => {
    const AuthParameters = (USERNAME: string) => ({ USERNAME, PREFERRED_CHALLENGE: "EMAIL_OTP" });
    const begin = (username: string) =>
      answerAndWork(
        "InitiateAuth",
        { AuthFlow: "USER_AUTH", AuthParameters: AuthParameters(username) },
        username,
      );
    const finish = async (username: string) => {
      const started = await identity.call("InitiateAuth", {
        ClientId: clientId,
        AuthFlow: "USER_AUTH",
        AuthParameters: AuthParameters(username),
      });
      const { Session } = (await started.json()) as { Session: string };
      const ChallengeResponses = { USERNAME: username, EMAIL_OTP_CODE: "0" };
      return answerAndWork(
        "RespondToAuthChallenge",
        { ChallengeName: "EMAIL_OTP", Session, ChallengeResponses },
        username,
      );
    };
    const [first, second] = [await begin(unknown), await begin(known)];
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 200, hashes: 1 });
    const [wrong, wrongToo] = [await finish(unknown), await finish(known)];
    expect(wrong).toEqual(wrongToo);
    expect(wrong.text).toContain("CodeMismatchException");
  });

  it("an unknown person is challenged with the same salt and id each time, as a known one is", async () => {
    for (const username of [unknown, known]) {
      const [first, again] = [await challenge(username), await challenge(username.toUpperCase())];
      expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([first.SALT, first.USER_ID_FOR_SRP]);
      expect(again.SRP_B).not.toBe(first.SRP_B);
      expect(first.USER_ID_FOR_SRP).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
  });

  // A pool whose user name is the e-mail always says so, whatever it is set to: docs/cognito.md says what that means.
  it("a sign-up says that an e-mail is taken, and takes as much work to say so", async () => {
    const body = { Password: "lamp-post" };
    const [taken, free] = [
      await answerAndWork("SignUp", body, known),
      await answerAndWork("SignUp", body, "new@example.com"),
    ];
    expect([taken.status, free.status]).toEqual([400, 200]);
    // Rows are written for one of them alone: the answer has said it already.
    expect(taken.powers).toBe(free.powers);
  });
});
