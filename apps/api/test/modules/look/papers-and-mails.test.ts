import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accentThemes } from "@precise/contract/look/accent";
import type { ShopLook } from "@precise/contract/shop/look";
import { beforeAll, describe, expect, it } from "vitest";
import { mailKinds } from "#api/main/shop-mails.ts";
import { contentOfOrder } from "#api/modules/invoice/invoice-content.ts";
import { invoicePdf } from "#api/modules/invoice/invoice-pdf.ts";
import { drawLogo } from "#api/modules/look/draw-logo.ts";
import { mailLooks } from "#api/modules/look/mail-look.ts";
import { letterheadOf } from "#api/modules/look/read-letterhead.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { composed } from "#api/platform/mail/compose.ts";
import { withLogoInside } from "#api/platform/mail/mail-transport.ts";
import { renderMail } from "#api/platform/mail/render/render-mail.ts";
import { sampleBrand, sampleLinks, sampleOrder, sampleVoucher } from "../../platform/mail/sample-mails.ts";

const issuedAt = new Date("2026-11-22T10:00:00Z");
const supplier = {
  ...{ legal_name: "Ada Lights Ltd", address: "1 Broad Street, Lagos", tin: "12345678-0001" },
  ...{ rc_number: "RC 123456", phone: "+234 803 123 4567", email: "hello@adalights.ng", is_sample: true },
};
const content = contentOfOrder(sampleOrder, { supplier, vat_per_thousand: 75, suppliedAt: issuedAt });
const invoice = { number: "INV-000123", issuedAt, content };

describe("a shop's look beside its pages", () => {
  let files: ShopFiles;
  let look: ShopLook;
  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "look-"));
    files = filesInFolder(dataFolder);
    const file = join(dataFolder, "logo.svg");
    await writeFile(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" fill="#123a6b"/></svg>`,
    );
    const drawn = await drawLogo({ path: file, name: "logo.svg" });
    if ("refused" in drawn) throw new Error(drawn.refused.message);
    const { hash, width, height, files: drawings } = drawn.logo;
    for (const [name, bytes] of Object.entries(drawings)) await files.media.write(`${hash}/${name}`, bytes);
    const day = { path: `/media/${hash}/logo.png`, width, height };
    look = { colours: accentThemes("#1d4ed8"), logo: { day, on_plate: true } };
  });

  const mailWith = async (worn: ShopLook | undefined) => {
    const mail = { kind: "voucher" as const, email: "ada@example.com", voucher: sampleVoucher };
    const own = await mailLooks(files)(worn);
    const from = { name: "Ada Lights", address: "orders@shop.example" };
    return renderMail(
      { brand: { ...sampleBrand, ...(own && { look: own }) }, from, links: sampleLinks, kinds: mailKinds },
      {
        ...{ id: 1, kind: mail.kind, recipient: mail.email, content: mail, attempts: 1 },
        ...{ message_key: "0f8e6c2e-7a3b-4c1d-9e2f-123456789abc", created_at: issuedAt },
      },
    );
  };

  it("an e-mail brings its logo along, named, and has the shop's colours by day and by night", async () => {
    const mail = await mailWith(look);
    expect(mail.html).toContain(`<img src="cid:logo" width="160" height="40" alt="Precise"`);
    expect(mail.html).toContain(`bgcolor="#1d4ed8"`);
    expect(mail.html).toContain(`.go{background:${look.colours?.off.accent} !important}`);
    expect(mail.html).not.toContain("#8a4b08");
    expect(composed(mail)).toMatchObject({
      attachments: [{ cid: "logo", contentType: "image/png", contentDisposition: "inline" }],
    });
    expect(withLogoInside(mail.html, mail)).toContain(`<img src="data:image/png;base64,iVBOR`);
  });

  it("without a look it is the house's, and a logo whose file is gone leaves the name", async () => {
    const plain = await mailWith(undefined);
    expect([
      plain.html.includes("#8a4b08"),
      plain.html.includes("<img"),
      "attachments" in composed(plain),
    ]).toEqual([true, false, false]);
    const day = { path: "/media/0123456789abcdef/logo.png", width: 400, height: 100 };
    const gone = await mailWith({ logo: { day, on_plate: false } });
    expect([gone.logo, gone.html.includes("<img")]).toEqual([undefined, false]);
  });

  it("a paper begins with the logo, and the same paper is the same file", async () => {
    const letterhead = await letterheadOf(look, files);
    const worn = await invoicePdf(invoice, letterhead);
    const plain = await invoicePdf(invoice, await letterheadOf(undefined, files));
    const hasPicture = (pdf: Buffer) => pdf.includes("/Subtype /Image");
    expect([letterhead.accent, hasPicture(worn), hasPicture(plain)]).toEqual(["#1d4ed8", true, false]);
    expect(worn.equals(await invoicePdf(invoice, letterhead))).toBe(true);
    expect(worn.length - plain.length).toBeLessThan(60_000);
  });
});
