import type { Company } from "@precise/contract/shop/company";

/**
 * The shop's pages elsewhere, in the specification's order; none while the company is not known, and no network for which
 * the owner has set no address.
 * @source spec §2, decision 091
 */
export function socialLinks(company: Pick<Company, "social"> | null) {
  if (company === null) return [];
  return (["facebook", "instagram", "linkedin"] as const)
    .map((network) => ({ network, href: company.social[network] }))
    .filter(({ href }) => href !== "");
}
