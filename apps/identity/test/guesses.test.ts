import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openPoolStore } from "../src/store/open-pool-store.ts";
import { localPool } from "../src/store/pool-settings.ts";
import { createPasswordGuesses } from "../src/user-pool/password-guesses.ts";
import { runIdentity } from "./running-identity.ts";

const identity = runIdentity();
const { clientId: ClientId } = localPool;
const known = "ada@example.com";

beforeAll(async () => {
  await identity.call("SignUp", { ClientId, Username: known, Password: "lamp-post" });
  const ConfirmationCode = await identity.lastCodeTo(known);
  await identity.call("ConfirmSignUp", { ClientId, Username: known, ConfirmationCode });
});
afterEach(() => void vi.useRealTimers());

async function guess(USERNAME: string): Promise<string> {
  const started = await identity.call("InitiateAuth", {
    ClientId,
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters: { USERNAME, SRP_A: "ab".repeat(384) },
  });
  const { ChallengeParameters } = (await started.json()) as { ChallengeParameters: Record<string, string> };
  const answer = await identity.call("RespondToAuthChallenge", {
    ClientId,
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeResponses: {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: "d3Jvbmc=",
      TIMESTAMP: "Sat Nov 21 10:00:00 UTC 2026",
    },
  });
  return ((await answer.json()) as { message: string }).message;
}

const wrong = "Incorrect username or password.";
const locked = "Password attempts exceeded";

it.each([known, "nobody@example.com"])("five wrong passwords of %s lock for a second", async (name) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let tries = 0; tries < 5; tries++) expect(await guess(name)).toBe(wrong);
  expect(await guess(name)).toBe(locked);
  vi.setSystemTime(Date.now() + 1000);
  expect(await guess(name)).toBe(wrong);
  vi.setSystemTime(Date.now() + 1000);
  expect(await guess(name)).toBe(locked);
  vi.setSystemTime(Date.now() + 1000);
  expect(await guess(name)).toBe(wrong);
});

describe("how long a lock holds", () => {
  const folder = mkdtempSync(join(tmpdir(), "precise-guesses-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const store = openPoolStore(join(folder, "pool.sqlite"));
  const guesses = createPasswordGuesses(store);
  const start = Date.UTC(2026, 10, 28);
  const guessWrongly = (owner: string) => expect(() => guesses.check(owner, () => false)).toThrow(wrong);
  const isLockedAfter = (seconds: number) => {
    vi.setSystemTime(start + seconds * 1000);
    try {
      guesses.check("someone", () => true);
      return false;
    } catch {
      return true;
    }
  };

  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [10, 32],
    [14, 512],
    [15, 900],
    [40, 900],
  ])("after %i wrong passwords %i seconds", (count, seconds) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    store.putGuesses("someone", { count, lastAt: start });
    if (seconds > 0) expect(isLockedAfter(seconds - 0.001)).toBe(true);
    expect(isLockedAfter(seconds)).toBe(false);
    // The right password ends the count.
    expect(store.findGuesses("someone")).toBeUndefined();
  });

  it("a quarter of an hour without a try gives all tries back; less does not", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    store.putGuesses("early", { count: 6, lastAt: start });
    store.putGuesses("late", { count: 6, lastAt: start });
    vi.setSystemTime(start + (2 + 15 * 60) * 1000 - 1);
    guessWrongly("early");
    expect(store.findGuesses("early")?.count).toBe(7);
    vi.setSystemTime(start + (2 + 15 * 60) * 1000);
    guessWrongly("late");
    expect(store.findGuesses("late")?.count).toBe(1);
  });
});
