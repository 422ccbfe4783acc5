import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from "aws-amplify/auth";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { configureAmplify } from "./amplify.ts";
import { runIdentity } from "./running-identity.ts";

const identity = runIdentity();
beforeAll(() => configureAmplify(identity.url()));
afterEach(() => signOut());

async function register(email: string, password: string): Promise<void> {
  await signUp({ username: email, password, options: { userAttributes: { email, given_name: "Ada" } } });
  await confirmSignUp({ username: email, confirmationCode: await identity.lastCodeTo(email) });
}

describe("signing up and in with aws-amplify", () => {
  it("takes a person from sign-up over the code to a session with the e-mail verified", async () => {
    await register("ada@example.com", "lamp-post");
    expect(await signIn({ username: "Ada@Example.com", password: "lamp-post" })).toMatchObject({
      isSignedIn: true,
    });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      email: "ada@example.com",
      email_verified: true,
      given_name: "Ada",
      token_use: "id",
    });
    expect(tokens?.accessToken.payload).toMatchObject({ token_use: "access" });
  });

  it.each(["pásswörd-é", "ключ от дома", "12345678", "pass  word", "🔦🔦🔦🔦🔦🔦🔦🔦"])(
    "knows the password %s by SRP",
    async (password) => {
      const email = `${Buffer.from(password).toString("hex").slice(0, 20)}@example.com`;
      await register(email, password);
      expect((await signIn({ username: email, password })).isSignedIn).toBe(true);
    },
  );

  it("says the same for a wrong password and an unknown person", async () => {
    await register("bola@example.com", "lamp-post");
    const wrong = signIn({ username: "bola@example.com", password: "lamp-pest" });
    await expect(wrong).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
    const unknown = signIn({ username: "nobody@example.com", password: "lamp-pest" });
    await expect(unknown).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
  });

  it("refuses seven characters and takes eight of one class", async () => {
    await expect(signUp({ username: "short@example.com", password: "aaaaaaa" })).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    await expect(signUp({ username: "short@example.com", password: "aaaaaaaa" })).resolves.toBeDefined();
  });

  it("takes no username but an e-mail address", async () => {
    await expect(signUp({ username: "ada", password: "lamp-post" })).rejects.toMatchObject({
      name: "InvalidParameterException",
      message: "Username should be an email.",
    });
  });

  it("sends an unconfirmed person to the code, and a new one when asked", async () => {
    const email = "chi@example.com";
    await signUp({ username: email, password: "lamp-post", options: { userAttributes: { email } } });
    expect((await signIn({ username: email, password: "lamp-post" })).nextStep.signInStep).toBe(
      "CONFIRM_SIGN_UP",
    );
    const first = await identity.lastCodeTo(email);
    await resendSignUpCode({ username: email });
    expect(await identity.mailsTo(email)).toHaveLength(2);
    const wrong = first === "000000" ? "000001" : "000000";
    await expect(confirmSignUp({ username: email, confirmationCode: wrong })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    await confirmSignUp({ username: email, confirmationCode: await identity.lastCodeTo(email) });
    expect((await signIn({ username: email, password: "lamp-post" })).isSignedIn).toBe(true);
  });

  it("asks a person whom the operator created for a password of their own", async () => {
    const email = "dapo@example.com";
    await identity.call("AdminCreateUser", {
      Username: email,
      TemporaryPassword: "first-pass",
      UserAttributes: [{ Name: "given_name", Value: "Dapo" }],
    });
    const { nextStep } = await signIn({ username: email, password: "first-pass" });
    expect(nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED");
    await expect(confirmSignIn({ challengeResponse: "short" })).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    expect((await confirmSignIn({ challengeResponse: "my own words" })).isSignedIn).toBe(true);
    await signOut();
    expect((await signIn({ username: email, password: "my own words" })).isSignedIn).toBe(true);
  });

  it("changes a forgotten password by a code that works once", async () => {
    const email = "efe@example.com";
    await register(email, "lamp-post");
    await resetPassword({ username: email });
    const confirmationCode = await identity.lastCodeTo(email);
    await confirmResetPassword({ username: email, confirmationCode, newPassword: "new-lamp-post" });
    expect((await signIn({ username: email, password: "new-lamp-post" })).isSignedIn).toBe(true);
    const again = confirmResetPassword({ username: email, confirmationCode, newPassword: "another-one" });
    await expect(again).rejects.toMatchObject({ name: "ExpiredCodeException" });
  });

  it("does not reveal by a forgotten password who is known", async () => {
    const answer = await resetPassword({ username: "stranger@example.com" });
    expect(answer.nextStep.resetPasswordStep).toBe("CONFIRM_RESET_PASSWORD_WITH_CODE");
    expect(await identity.mailsTo("stranger@example.com")).toEqual([]);
  });

  it("changes the password of a signed-in person who knows the old one", async () => {
    const email = "funmi@example.com";
    await register(email, "lamp-post");
    await signIn({ username: email, password: "lamp-post" });
    await expect(
      updatePassword({ oldPassword: "lamp-pest", newPassword: "new-lamp-post" }),
    ).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await updatePassword({ oldPassword: "lamp-post", newPassword: "new-lamp-post" });
    await signOut();
    expect((await signIn({ username: email, password: "new-lamp-post" })).isSignedIn).toBe(true);
  });

  it("refreshes a session, and ends it everywhere", async () => {
    const email = "gozie@example.com";
    await register(email, "lamp-post");
    await signIn({ username: email, password: "lamp-post" });
    const before = (await fetchAuthSession()).tokens?.accessToken.payload.jti;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
    expect(after?.accessToken.payload.jti).not.toBe(before);
    const AccessToken = after?.accessToken.toString() ?? "";
    expect((await identity.call("GetUser", { AccessToken })).status).toBe(200);
    await signOut({ global: true });
    expect((await identity.call("GetUser", { AccessToken })).status).toBe(400);
  });
});
