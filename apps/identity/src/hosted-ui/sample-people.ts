/** People whom the stand-ins for Google and Facebook know. */
export const samplePeople = [
  { id: "1001", email: "ada.obi@example.com", given_name: "Ada", family_name: "Obi" },
  { id: "1002", email: "tunde.bello@example.com", given_name: "Tunde", family_name: "Bello" },
  { id: "1003", email: "amina.yusuf@example.com", given_name: "Amina", family_name: "Yusuf" },
] as const;
