/** What servers answer, the most telling first, and what it means. @source RFC 3463, RFC 5321 */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /\b535\b|\b530\b|invalid login|authentication/i,
    "Our mail server refused our own sign-in: the person who runs the server has to fix it.",
  ],
  [/\b5\.2\.2\b|\b552\b|quota|mailbox (?:is )?full/i, "The mailbox is full."],
  [
    /\b5\.1\.[0-36]\b|no such (?:user|mailbox)|user unknown|unknown (?:user|recipient)|does not exist|mailbox unavailable/i,
    "The mailbox does not exist: the address may be mistyped.",
  ],
  [
    /\b5\.7\.\d+\b|spam|blocked|blacklist|policy|dmarc|\bspf\b/i,
    "Their mail server takes no e-mail of this kind from us: it sees spam in it, or a rule forbids it.",
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ESOCKET|timeout|timed out|greeting/i,
    "Our mail server could not be reached.",
  ],
  [/\b4\.\d\.\d+\b|\b4(?:21|5[0-2])\b|greylist|try again/i, "Their mail server asked us to try again later."],
  [
    /this release sends no mail|expected|invalid_/i,
    "This release of the shop cannot make this e-mail any more.",
  ],
  [/\b55[0-4]\b/, "Their mail server refused it for good."],
];

/** Why an e-mail did not go, in words; undefined for what says it itself. @param reason as the server gave it */
export function faultWords(reason: string): string | undefined {
  return meanings.find(([pattern]) => pattern.test(reason))?.[1];
}
