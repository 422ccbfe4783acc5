import type { Company } from "@precise/contract/company";

/** The shop's pages elsewhere, in the specification's order; none while the company is not known. @source SPEC §2 */
export function socialLinks(company: Company | null) {
  if (company === null) return [];
  return (["facebook", "instagram", "linkedin"] as const).map((network) => ({
    network,
    href: company.social[network],
  }));
}
