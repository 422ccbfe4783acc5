/** Products of the sample catalogue that show what the journeys' own do not: pictures, variants, a sale, no stock. */
export const sampleProducts = {
  /** Four pictures; Matt Black is made in 300 mm only; takes an E27 lamp. */
  pendant: {
    name: "Lekki Opal Globe Pendant 200 mm, Brushed Brass",
    path: "/product/lekki-opal-globe-pendant-200-mm-brushed-brass-PR-PD-LEK20-BB",
  },
  /** Reduced from ₦448,000 to ₦379,000, five left. */
  onSale: {
    name: "Adunni Ring Chandelier 800 mm, Matt Black",
    path: "/product/adunni-ring-chandelier-800-mm-matt-black-PR-CH-ADN80-MB",
  },
  /** Its six-light sisters are in stock. */
  soldOut: {
    name: "Calabar Candle Chandelier 8-light, Brushed Brass",
    path: "/product/calabar-candle-chandelier-8-light-brushed-brass-PR-CH-CAL8-BB",
  },
} as const;
