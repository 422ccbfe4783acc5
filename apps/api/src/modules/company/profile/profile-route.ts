import type { Category } from "@precise/contract/shop/category";
import { companyProfilePath } from "@precise/contract/shop/company-profile-path";
import type { FastifyInstance } from "fastify";
import type { Letterhead } from "#api/platform/pdf/letterhead.ts";
import { pdfPolicy } from "#api/platform/pdf/policy.ts";
import type { ShopContent } from "../content.ts";

interface Parts {
  readonly content: ShopContent;
  /** Top categories, in their order; the same list as long as they do not change. */
  categories(): readonly Category[];
  readLetterhead(): Promise<Letterhead>;
}

/** GET of the company profile: drawn when someone first asks for it, and again once the shop says something else of itself. */
export function serveCompanyProfile(
  app: FastifyInstance,
  { content, categories, readLetterhead }: Parts,
): void {
  let kept: { readonly of: readonly unknown[]; readonly pdf: Buffer } | undefined;

  async function profileNow(): Promise<Buffer> {
    const { company, showrooms, look } = content;
    const about = content.pages.about ?? content.pageFiles.about;
    const parts = { company, showrooms, about, categories: categories() };
    const of = [...Object.values(parts), look];
    if (kept && of.every((part, at) => part === kept?.of[at])) return kept.pdf;
    // Loaded with the first one: most processes never draw it.
    const { profilePdf } = await import("./profile-pdf.ts");
    const pdf = await profilePdf({ ...parts, letterhead: await readLetterhead(), date: new Date() });
    kept = { of, pdf };
    return pdf;
  }

  app.get(
    companyProfilePath,
    { config: { call: "companyProfile", limit: "reads" } },
    async (_request, reply) =>
      reply
        .header("content-type", "application/pdf")
        .header("content-disposition", 'attachment; filename="company-profile.pdf"')
        .header("content-security-policy", pdfPolicy)
        .header("cache-control", "public, max-age=60")
        .send(await profileNow()),
  );
}
