import { companyProfilePath } from "@precise/contract/shop/company-profile-path";

/** Words of the company profile's link, and where it leads. @source design D11 */
export const profileCopy = {
  name: "Company profile",
  href: companyProfilePath,
  link: "Company profile (PDF)",
  about: "Who we are, what we sell and where to find us.",
} as const;
