import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { readSentStatement } from "./read-statement-file.ts";

const today = "2026-11-24";

async function read(text: string) {
  const statement = await readSentStatement({ bytes: new Uint8Array(Buffer.from(text)) }, today);
  return statement.ok ? statement.rows : statement.why;
}

describe("a statement of MT940", () => {
  const mt940 = (...entries: readonly string[]) =>
    [
      "{1:F01GTBINGLAXXXX0000000000}{4:",
      ":20:S1",
      ":25:0123456789",
      ":28C:1/1",
      ":60F:C261123NGN1000,00",
      ...entries,
      ":62F:C261124NGN386000,00",
      ":86:of the whole statement",
      "-}",
    ].join("\r\n");

  it("has a row for each entry, with what stands below it", async () => {
    const rows = await read(
      mt940(
        ":61:2611241124CN385000,00NTRFPR-7KQ2M9XT//FT26328ABC",
        ":86:NIP ADA",
        "OBI LIGHTS",
        ":61:261124D50,NCHGNONREF",
        ":86:STAMP DUTY",
        ":61:261124RC10,00NTRFNONREF",
        ":61:261124RD20,5NCHGNONREF//FT9",
        ":61:2611C1,00NTRFNONREF",
        ":61:261125C1,00NTRFNONREF",
      ),
    );
    expect(rows).toMatchObject([
      {
        row: 6,
        kind: "credit",
        credit: {
          day: "2026-11-24",
          amount: naira(385_000),
          narration: "NIP ADA OBI LIGHTS PR-7KQ2M9XT",
          reference: "FT26328ABC",
        },
      },
      { kind: "debit" },
      { kind: "debit" },
      { kind: "credit", credit: { amount: naira(20.5), reference: "FT9" } },
      { kind: "refused" },
      { kind: "refused", why: "2026-11-25 is in the future." },
    ]);
  });

  it("in another currency is refused", async () => {
    expect(await read(mt940(":61:261124C1,00NTRFNONREF").replace("NGN1000", "USD1000"))).toBe(
      "The statement is in USD, not in naira.",
    );
  });
});

describe("a statement of camt.053", () => {
  const camt = (...entries: readonly string[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Bal><Amt Ccy="NGN">9</Amt></Bal>${entries.map((entry) => `<Ntry>${entry}</Ntry>`).join("")}</Stmt></BkToCstmrStmt></Document>`;
  const entry = (way: string, more = "", currency = "NGN") =>
    `<Amt Ccy="${currency}">385000.00</Amt><CdtDbtInd>${way}</CdtDbtInd>${more}<BookgDt><Dt>2026-11-24</Dt></BookgDt>`;

  it("has a row for each entry", async () => {
    const details =
      '<AcctSvcrRef>FT26328</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>PR-7KQ2M9XT</EndToEndId></Refs><Amt Ccy="NGN">385000.00</Amt><RltdPties><Dbtr><Pty><Nm>ADA &amp; OBI</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>lights</Ustrd></RmtInf></TxDtls></NtryDtls>';
    expect(
      await read(
        camt(
          entry("CRDT", `<Sts><Cd>BOOK</Cd></Sts>${details}`),
          entry("DBIT"),
          entry("CRDT", "<Sts>PDNG</Sts>"),
          entry("CRDT", "", "USD"),
        ),
      ),
    ).toMatchObject([
      {
        row: 1,
        kind: "credit",
        credit: {
          day: "2026-11-24",
          amount: naira(385_000),
          narration: "ADA & OBI lights PR-7KQ2M9XT",
          reference: "FT26328",
        },
      },
      { kind: "debit" },
      { kind: "refused", why: "The entry is not booked yet (PDNG)." },
      { kind: "refused", why: "“USD” is not NGN." },
    ]);
  });

  it("that is cut off is refused", async () => {
    expect(await read(camt(entry("CRDT")).slice(0, -40))).toBe("The statement is damaged. Export it again.");
  });
});
