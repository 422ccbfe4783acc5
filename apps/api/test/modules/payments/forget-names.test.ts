import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetNamesInCredits } from "#api/modules/money/forget-payers.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
  await opened.db.query("insert into bank_statement (name, sha256, actor) values ('june.csv', 'x', 'Ada')");
});
afterAll(() => opened.close());

it.each([
  ["NIP TRF FROM ADEBAYO FUNMILAYO REF 77", "NIP TRF FROM ••• ••• REF 77"],
  ["Adébáyọ̀/Funmilayo lamp PR-7K3M9QX1", "•••/••• lamp PR-7K3M9QX1"],
  // Banks cut the end of a narration.
  ["FUNMILAYO/LAMP/ADEBA", "•••/LAMP/•••"],
  // Only the last word may be a part of a name, and only one of four letters.
  ["ADEB FUNMILAYO ADEBAYO LAMP", "ADEB ••• ••• LAMP"],
  ["FUNMILAYO ADEBAYO ADE", "••• ••• ADE"],
  // Another person may have the one name as well.
  ["NIP TRF FROM ADEBAYO CHUKWU REF 78", "NIP TRF FROM ADEBAYO CHUKWU REF 78"],
])(
  "of a credit that no order has, “%s” keeps its words without the person: “%s”",
  async (narration, left) => {
    await opened.db.transaction(async (tx) => {
      await tx.query("delete from bank_credit");
      await tx.query(
        `insert into bank_credit (statement_id, digest, day, amount_kobo, narration, reference)
       select id, 'd', current_date, 100, $1, 'FT-1' from bank_statement`,
        [narration],
      );
      await forgetNamesInCredits(tx, ["Funmilayo Adebayo", "F."]);
      expect(await tx.query("select narration, reference from bank_credit")).toEqual([
        { narration: left, reference: "FT-1" },
      ]);
    });
  },
);

it("of a row that a person has yet to decide on loses the person as well", async () => {
  await opened.db.transaction(async (tx) => {
    await tx.query("delete from bank_credit");
    await tx.query(
      `with credit as (
         insert into bank_credit (statement_id, digest, day, amount_kobo, narration)
         select id, 'e', current_date, 100, '' from bank_statement returning id, statement_id)
       insert into bank_statement_row (statement_id, row, outcome, credit_id, held)
       select statement_id, 2, 'alike', id, '{"narration":"FROM ADEBAYO FUNMILAYO REF 77","amount":100}' from credit`,
    );
    await forgetNamesInCredits(tx, ["Funmilayo Adebayo"]);
    expect(await tx.query("select held from bank_statement_row")).toEqual([
      { held: { narration: "FROM ••• ••• REF 77", amount: 100 } },
    ]);
    await tx.query("delete from bank_statement_row");
  });
});
