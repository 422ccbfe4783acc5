import { expect, it } from "vitest";
import { faultWords } from "./fault-words.ts";

it.each([
  [
    "The mail server refused it. Message failed: 550 5.1.1 no such user",
    "The mailbox does not exist: the address may be mistyped.",
  ],
  ["The mail server refused it. 552 5.2.2 over quota", "The mailbox is full."],
  [
    "Can't send mail: 550 5.7.26 DMARC policy",
    "Their mail server takes no e-mail of this kind from us: it sees spam in it, or a rule forbids it.",
  ],
  [
    "Invalid login: 535 5.7.8",
    "Our mail server refused our own sign-in: the person who runs the server has to fix it.",
  ],
  ["connect ECONNREFUSED", "Our mail server could not be reached."],
  ["451 4.7.1 greylisted", "Their mail server asked us to try again later."],
  ["The mail server refused it. 554 no", "Their mail server refused it for good."],
  ["Not sent in the time that a mail is kept.", undefined],
])("%s", (reason, words) => {
  expect(faultWords(reason)).toBe(words);
});
