/** Some of the banks that Paystack lists; the ids are the stand-in's own. */
export const banks = [
  ["Access Bank", "access-bank", "044"],
  ["Ecobank Nigeria", "ecobank-nigeria", "050"],
  ["Fidelity Bank", "fidelity-bank", "070"],
  ["First Bank of Nigeria", "first-bank-of-nigeria", "011"],
  ["First City Monument Bank", "first-city-monument-bank", "214"],
  ["Guaranty Trust Bank", "guaranty-trust-bank", "058"],
  ["Kuda Bank", "kuda-bank", "50211"],
  ["Moniepoint MFB", "moniepoint-mfb-ng", "50515"],
  ["OPay Digital Services Limited", "paycom", "999992"],
  ["Stanbic IBTC Bank", "stanbic-ibtc-bank", "221"],
  ["Union Bank of Nigeria", "union-bank-of-nigeria", "032"],
  ["United Bank For Africa", "united-bank-for-africa", "033"],
  ["Zenith Bank", "zenith-bank", "057"],
  ["Test Bank", "test-bank", "001"],
].map(([name = "", slug = "", code = ""], at) => ({
  id: at + 1,
  name,
  slug,
  code,
  country: "Nigeria",
  currency: "NGN",
}));

const givenNames = [
  "ADAEZE",
  "BABATUNDE",
  "CHIDINMA",
  "EMEKA",
  "FATIMA",
  "IBRAHIM",
  "NGOZI",
  "OLUWASEUN",
  "TERSOO",
  "YETUNDE",
];
const familyNames = [
  "ADEYEMI",
  "BELLO",
  "DANJUMA",
  "EZE",
  "IGWE",
  "LAWAL",
  "MUSA",
  "OBI",
  "OKAFOR",
  "WILLIAMS",
];

/** The name on an account, the same every time; null where nobody has it, as for numbers that end in 99. */
export function accountNameOf(accountNumber: string): string | null {
  if (accountNumber.endsWith("99")) return null;
  const digitAt = (place: number) => Number(accountNumber.at(place) ?? 0);
  return `${familyNames[digitAt(-1)]} ${givenNames[digitAt(-2)]} ${givenNames[digitAt(-3)]}`;
}
