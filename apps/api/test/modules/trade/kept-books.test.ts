import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { openAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import { tradeCatalogue } from "#api/modules/trade/catalogue/trade-catalogue.ts";
import { importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

const list = { code: "contractor", revision: 1 };

it("lets go of a catalogue that was replaced, before the next trade client asks", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const opened = await openTestDatabase("pglite");
  const put = async (price: number) =>
    importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue([{ sku: "A", price }])));
  await put(900);
  const answers = await openAnswers({ db: opened.db, onFault: (fault) => expect.fail(String(fault)) });
  const bookOf = tradeCatalogue(opened.db, answers, { vatPerThousand: 75 });
  const before = new WeakRef(answers.index());
  // Not kept here.
  await bookOf(list).then(({ base }) => expect(base.index.skus).toEqual(["A"]));
  await put(1_000);
  await answers.refresh();
  expect(answers.index().price.values[0]).toBe(1_000);
  await expect
    .poll(() => {
      collect();
      return before.deref();
    })
    .toBeUndefined();
  expect((await bookOf(list)).base.index).toBe(answers.index());
  await answers.close();
  await opened.close();
});
