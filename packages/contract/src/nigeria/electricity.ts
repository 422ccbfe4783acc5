/**
 * The distribution companies (DisCos) that sell electricity, by alphabet, as the Nigerian Electricity Regulatory Commission (NERC)
 * lists its licensees.
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

/** Service bands with the least hours of supply a day, by NERC's order on service-based tariffs. */
export const serviceBands = [
  { name: "A", hours: 20 },
  { name: "B", hours: 16 },
  { name: "C", hours: 12 },
  { name: "D", hours: 8 },
  { name: "E", hours: 4 },
] as const;
