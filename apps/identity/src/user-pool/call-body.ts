import * as z from "zod/mini";
import type { PoolNames } from "../store/pool-settings.ts";
import { CognitoError } from "./cognito-error.ts";

const text = z.string().check(z.maxLength(20_000));
const attributeList = z.array(z.object({ Name: text, Value: z._default(text, "") }));

/** Every field that a call of the user pool reads; others are ignored, as Cognito ignores some that Amplify sends. */
const callBody = z.object({
  ClientId: z.optional(text),
  Username: z.optional(text),
  Password: z.optional(text),
  TemporaryPassword: z.optional(text),
  PreviousPassword: z.optional(text),
  ProposedPassword: z.optional(text),
  ConfirmationCode: z.optional(text),
  Code: z.optional(text),
  AccessToken: z.optional(text),
  RefreshToken: z.optional(text),
  Token: z.optional(text),
  AuthFlow: z.optional(text),
  ChallengeName: z.optional(text),
  Session: z.optional(text),
  AuthParameters: z.optional(z.record(z.string(), text)),
  ChallengeResponses: z.optional(z.record(z.string(), text)),
  UserAttributes: z.optional(attributeList),
});
export type CallBody = z.infer<typeof callBody>;

/** @throws CognitoError when a field is not of its kind */
export function readCallBody(body: unknown): CallBody {
  const read = callBody.safeParse(body);
  if (read.success) return read.data;
  throw new CognitoError("SerializationException", `${read.error.issues[0]?.path.join(".")} cannot be read`);
}

/** @throws CognitoError when another app's client is named */
export function requireClient({ clientId }: PoolNames, body: CallBody): void {
  if (body.ClientId === clientId) return;
  throw new CognitoError("ResourceNotFoundException", `User pool client ${body.ClientId} does not exist.`);
}

/** What a person may say about themselves. Tokens carry it: no other name may come to stand among their claims. */
const writable = ["email", "given_name", "family_name", "name", "locale", "phone_number"];
/** Sent along by some programs, and never believed. */
const ignored = ["sub", "email_verified"];
const LONGEST_VALUE = 256;

/**
 * The attributes as a record.
 * @throws CognitoError when one is not known, or too long
 */
export function attributesOf(body: CallBody): Record<string, string> {
  const attributes = (body.UserAttributes ?? []).filter(({ Name }) => !ignored.includes(Name));
  for (const { Name, Value } of attributes) {
    if (!writable.includes(Name)) throw badAttribute(`${Name}: Attribute does not exist in the schema.`);
    if (Value.length > LONGEST_VALUE)
      throw badAttribute(`${Name}: String must be no longer than ${LONGEST_VALUE} characters`);
  }
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

const badAttribute = (what: string) =>
  new CognitoError("InvalidParameterException", `Attributes did not conform to the schema: ${what}`);
