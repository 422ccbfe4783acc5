import { confirmSignUp, signIn, signOut, signUp } from "aws-amplify/auth";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { configureAmplify } from "./amplify.ts";
import { runIdentity } from "./running-identity.ts";

const saltBytes = 16;
let firstBytes: readonly number[] = [];

// One salt in 512 begins with bytes that a client, which reads it as a number, leaves away: here every one does.
vi.mock("node:crypto", async (original) => {
  const real = await original<typeof import("node:crypto")>();
  const randomBytes = (size: number) => {
    const bytes = real.randomBytes(size);
    if (size === saltBytes) bytes.set(firstBytes);
    return bytes;
  };
  return { ...real, randomBytes };
});

const identity = runIdentity();
beforeAll(() => configureAmplify(identity.url()));
afterEach(() => signOut());

it.each([[[0x00, 0x7f]], [[0x00, 0x80]], [[0x00, 0x00, 0x01]], [[0x0a]], [[0xff]]])(
  "a password whose salt begins with %j signs in",
  async (bytes) => {
    firstBytes = bytes;
    const email = `salt-${bytes.join("-")}@example.com`;
    await signUp({ username: email, password: "lamp-post", options: { userAttributes: { email } } });
    await confirmSignUp({ username: email, confirmationCode: await identity.lastCodeTo(email) });
    expect((await signIn({ username: email, password: "lamp-post" })).isSignedIn).toBe(true);
  },
);
