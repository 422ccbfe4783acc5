import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** A role of the sample staff of local runs. */
export type SampleRole = "owner" | "manager" | "sales" | "showroom" | "warehouse" | "finance" | "viewer";
export const sampleRoles: readonly SampleRole[] = [
  "owner",
  "manager",
  "sales",
  "showroom",
  "warehouse",
  "finance",
  "viewer",
];

interface SampleStaff {
  readonly staff: readonly {
    readonly email: string;
    readonly password: string;
    readonly roles: readonly string[];
    readonly totp_secret: string;
  }[];
}

const file = new URL("../../apps/api/catalogue/sample-staff.json", import.meta.url);

/**
 * Signs in at the desk as the one of the sample staff with this role. A one-time code opens once: the same person can sign in
 * again after half a minute.
 * @param deskUrl the desk's own origin
 * @param url where its calls are answered, where that is not the origin: the API itself
 * @returns the session's cookie, `name=value`
 */
export async function openDeskSession(role: SampleRole, deskUrl: string, url = deskUrl): Promise<string> {
  // A file of ours, which the api checks when it reads it.
  const { staff }: SampleStaff = JSON.parse(await readFile(file, "utf8"));
  const person = staff.find(({ roles }) => roles.includes(role));
  if (person === undefined) throw new Error(`no one of the sample staff is ${role}`);
  const { email, password, totp_secret } = person;
  const answer = await postAtDesk(`${url}/api/desk/session`, deskUrl, {
    email,
    password,
    code: oneTimeCode(totp_secret),
  });
  const cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return cookie;
}

/**
 * Posts JSON as the desk's door passes it on: the API takes the desk's calls by the desk's own host, which fetch cannot say.
 * @param address where it is sent
 * @param deskUrl the desk's own origin
 */
export function postAtDesk(
  address: string,
  deskUrl: string,
  body: object,
  cookie?: string,
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }> {
  const headers = {
    host: new URL(deskUrl).host,
    "content-type": "application/json",
    origin: deskUrl,
    ...(cookie !== undefined && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(address, { method: "POST", headers }, (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }),
        reject,
      );
    });
    asking.on("error", reject).end(JSON.stringify(body));
  });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows now. @source RFC 6238 with SHA-1, 6 digits, 30 seconds */
export function oneTimeCode(secret: string): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
