import { expect, it } from "vitest";
import { fitName, nameWords } from "./payer-names.ts";

it.each([
  ["Adébáyọ̀ & Sons Ltd", ["ADEBAYO", "SONS"]],
  ["NIP/ZENITH/OKAFOR ADAEZE/okafor", ["OKAFOR", "ADAEZE"]],
  ["Al Bo", []],
  ["12 & 3", []],
])("%s has the words %j that tell people apart", (text, words) => {
  expect(nameWords(text)).toEqual(words);
});

it.each([
  [["SADE", "BELLO"], ["BELLO", "SADE"], "full"],
  [["SADE", "OKORO"], ["BELLO", "SADE"], "part"],
  [["LAMPS", "SADE", "BELL"], ["BELLO", "SADE"], "full"],
  [["LAMPS", "FOR", "BELL"], ["BELLO"], "part"],
  [["BELL", "LAMPS"], ["BELLO"], "none"],
  [["LAMPS", "BEL"], ["BELLO"], "none"],
  [[], ["BELLO"], "none"],
] as const)("a narration of %j names %j: %s", (said, wanted, fit) => {
  expect(fitName(said, wanted)).toBe(fit);
});
