/** A product of the sample catalogue. */
export const samplePendant = {
  sku: "PR-PD-LEK20-BB",
  name: "Lekki Opal Globe Pendant 200 mm, Brushed Brass",
  path: "/product/lekki-opal-globe-pendant-200-mm-brushed-brass-PR-PD-LEK20-BB",
} as const;
