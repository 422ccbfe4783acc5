/** The company profile as a PDF, drawn of what the shop says of itself now. @source spec §1 "Company profile" */
export const companyProfilePath = "/api/company-profile.pdf";
