import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  type SignInOutput,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { amplifyConfiguration, createMemoryStorage } from "./amplify-configuration.ts";
import { createAmplifySocial } from "./amplify-social.ts";
import type { AuthSettings } from "./auth-settings.ts";
import type {
  Done,
  Refused,
  SignInOutcome,
  SignInPort,
  SignInProblem,
  SignInTokens,
} from "./sign-in-port.ts";

/** Amazon's names of refusals that a person can do something about. */
const problemOf: Readonly<Record<string, SignInProblem>> = {
  NotAuthorizedException: "wrong_password",
  UserNotFoundException: "wrong_password",
  CodeMismatchException: "wrong_code",
  ExpiredCodeException: "expired_code",
  LimitExceededException: "too_often",
  TooManyRequestsException: "too_often",
  TooManyFailedAttemptsException: "too_often",
  CodeDeliveryFailureException: "no_mail",
  InvalidPasswordException: "password_too_short",
  UsernameExistsException: "already_registered",
  PasswordResetRequiredException: "reset_required",
  NetworkError: "unreachable",
  SignInException: "too_late",
};

/** The port on aws-amplify. @param openHostedUi how a page of the stand-in is opened; unset for a real pool */
export function createAmplifySignIn(
  settings: AuthSettings,
  openHostedUi?: (url: string) => Promise<void>,
): SignInPort {
  // Listens before the configuration, which begins the exchange of a code in the address.
  const social = createAmplifySocial(openHostedUi);
  Amplify.configure(amplifyConfiguration(settings));
  // Configuring names localStorage as the place for tokens. The exchange of a code has only begun: it keeps them here.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(createMemoryStorage());
  let signedUp: { readonly email: string; readonly password: string } | undefined;

  const passwordSignIn = async (email: string, password: string): Promise<SignInOutcome> => {
    // Left from a step that was never finished; Amplify would refuse the next one.
    await forget();
    return outcomeOf(await signIn({ username: email, password, options: { authFlowType: "USER_SRP_AUTH" } }));
  };

  return {
    signUp: ({ email, password, firstname }) =>
      valued(async () => {
        const userAttributes = { email, given_name: firstname };
        await signUp({ username: email, password, options: { userAttributes } });
        signedUp = { email, password };
        return { kind: "confirm_email" };
      }),
    confirmEmail: (email, code) =>
      valued(async () => {
        await confirmedNowOrBefore(confirmSignUp({ username: email, confirmationCode: code }));
        if (signedUp?.email !== email) return { kind: "confirmed" };
        const { password } = signedUp;
        signedUp = undefined;
        return passwordSignIn(email, password);
      }),
    // A confirmed person gets no code, and the same answer: it does not reveal whether the person exists.
    resendCode: (email) => done(() => confirmedNowOrBefore(resendSignUpCode({ username: email }))),
    signIn: (email, password) =>
      valued(async () => {
        const outcome = await passwordSignIn(email, password);
        if (outcome.kind === "confirm_email") signedUp = { email, password };
        return outcome;
      }),
    sendSignInCode: (email) =>
      done(async () => {
        await forget();
        const options = { authFlowType: "USER_AUTH", preferredChallenge: "EMAIL_OTP" } as const;
        const { nextStep } = await signIn({ username: email, options });
        if (nextStep.signInStep !== "CONFIRM_SIGN_IN_WITH_EMAIL_CODE")
          throw new Error(`the user pool asks for ${nextStep.signInStep}, though AUTH_EMAIL_CODES is on`);
      }),
    signInByCode: (code) => valued(async () => outcomeOf(await confirmSignIn({ challengeResponse: code }))),
    choosePassword: (password) =>
      valued(async () => outcomeOf(await confirmSignIn({ challengeResponse: password }))),
    forgotPassword: (email) => done(() => resetPassword({ username: email })),
    resetPassword: (email, code, password) =>
      valued(async () => {
        await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
        return passwordSignIn(email, password);
      }),
    startSocial: social.start,
    finishSocial: async () => {
      // The address of a return was made up: there is no page that it could come from.
      if (settings.hostedUiUrl === undefined) return { kind: "failed" };
      const finish = await social.finish();
      if (finish.kind !== "signed_in") return finish;
      return { ...finish, tokens: await currentTokens() };
    },
    changePassword: (email, oldPassword, newPassword) =>
      valued(async () => {
        const outcome = await passwordSignIn(email, oldPassword);
        if (outcome.kind === "refused") return outcome;
        if (outcome.kind !== "signed_in") return { kind: "refused", problem: "wrong_password" };
        return await done(() => updatePassword({ oldPassword, newPassword })).finally(forget);
      }),
    deleteUser: () => {
      stayHere();
      return done(() => deleteUser()).finally(forget);
    },
    forget,
  };

  /** Signing out, and deleting, would leave this page for the hosted one. */
  function stayHere(): void {
    localStorage.removeItem(`CognitoIdentityServiceProvider.${settings.clientId}.oauthSignIn`);
  }

  async function forget(): Promise<void> {
    stayHere();
    try {
      await signOut();
    } catch {
      // The tokens are in memory alone and run out within the hour; the page goes on.
    }
  }
}

async function outcomeOf({ nextStep }: SignInOutput): Promise<SignInOutcome> {
  switch (nextStep.signInStep) {
    case "DONE":
      return { kind: "signed_in", tokens: await currentTokens() };
    case "CONFIRM_SIGN_UP":
      return { kind: "confirm_email" };
    case "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED":
      return { kind: "choose_password" };
    case "RESET_PASSWORD":
      return { kind: "refused", problem: "reset_required" };
    default:
      // The pool uses no second factor (spec §4).
      throw new Error(`the user pool asks for ${nextStep.signInStep}`);
  }
}

async function currentTokens(): Promise<SignInTokens> {
  const { tokens } = await fetchAuthSession();
  if (tokens?.idToken === undefined) throw new Error("the user pool gave no tokens");
  return { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken.toString() };
}

/** A pool refuses to confirm someone twice, as after a closed tab: that is no error. */
async function confirmedNowOrBefore(step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof Error) || !isConfirmedAlready(error)) throw error;
  }
}

/** Runs a step; a refusal that a person can answer becomes a value. */
async function valued<T>(step: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await step();
  } catch (error) {
    const problem = signInProblemOf(error);
    if (problem === null) throw error;
    return { kind: "refused", problem };
  }
}

function done(step: () => Promise<unknown>): Promise<Done> {
  return valued(async () => {
    await step();
    return { kind: "done" } as const;
  });
}

/** Whether a step was refused because the e-mail is confirmed: Amazon says so only in its message. */
function isConfirmedAlready({ name, message }: Error): boolean {
  return (
    (name === "InvalidParameterException" && message.includes("already confirmed")) ||
    (name === "NotAuthorizedException" && message.includes("Current status is CONFIRMED"))
  );
}

/** @returns null for a surprise, which the caller throws on */
function signInProblemOf(error: unknown): SignInProblem | null {
  if (!(error instanceof Error)) return null;
  if (error.name === "InvalidParameterException" && error.message.includes("'password'")) {
    return "password_has_outer_space";
  }
  if (error.name === "NotAuthorizedException" && error.message.includes("session")) return "too_late";
  // After wrong passwords a pool takes none for a while; it says so by its message alone.
  if (error.name === "NotAuthorizedException" && error.message === "Password attempts exceeded")
    return "too_often";
  return problemOf[error.name] ?? null;
}
