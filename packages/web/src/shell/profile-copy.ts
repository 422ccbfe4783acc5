/** Words of the company profile's link. @source design D11 */
export const profileCopy = {
  name: "Company profile",
  link: (size?: string) => (size ? `Company profile (PDF, ${size})` : "Company profile (PDF)"),
  about: "Who we are, what we sell and where to find us, in five pages.",
} as const;
