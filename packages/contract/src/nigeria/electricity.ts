/**
 * The distribution companies (DisCos) that sell electricity, by alphabet. Aba Power serves the Aba ring-fence.
 * @source Nigerian Electricity Regulatory Commission, list of licensees "Distribution"
 */
export const discos = [
  "Aba",
  "Abuja",
  "Benin",
  "Eko",
  "Enugu",
  "Ibadan",
  "Ikeja",
  "Jos",
  "Kaduna",
  "Kano",
  "Port Harcourt",
  "Yola",
] as const;

/** A tariff that is not of one DisCo alone. */
export const anyDisco = "All DisCos";

/** Service bands with the least hours of supply a day. @source NERC, Order on service-based tariffs of 2020 */
export const serviceBands = [
  { name: "A", hours: 20 },
  { name: "B", hours: 16 },
  { name: "C", hours: 12 },
  { name: "D", hours: 8 },
  { name: "E", hours: 4 },
] as const;
export type ServiceBand = (typeof serviceBands)[number]["name"];
